import Foundation

/// Tells the person who runs the application, on standard error.
func report(_ message: String) { StandardStreams.complain("\(ProcessInfo.processInfo.processName): \(message)") }
