import Foundation

/// Says on standard error what is being measured, since that takes its time.
enum Progress {
    static func say(_ text: String) {
        FileHandle.standardError.write(Data((text + " …\n").utf8))
    }
}
