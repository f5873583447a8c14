import Foundation

/// The terminal, or whatever the output goes to.
///
/// It writes each line at once, also into a pipe, where another process waits for it.
enum Console {
    static func print(_ text: String, terminator: String = "\n") {
        write(text + terminator, to: .standardOutput)
    }

    /// Prints what is not part of the output: complaints, and what is said about the app as a whole.
    static func remark(_ text: String) {
        write(text + "\n", to: .standardError)
    }

    private static func write(_ text: String, to file: FileHandle) {
        // What cannot be written is dropped, and harms nobody.
        try? file.write(contentsOf: Data(text.utf8))
    }
}
