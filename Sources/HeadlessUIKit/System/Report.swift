import Foundation

/// Tells the person who runs the application, on standard error.
func report(_ message: String) {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(message)\n".utf8))
}
