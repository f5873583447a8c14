import Foundation

/// Why nothing can be said about a target.
struct Failure: Error, CustomStringConvertible {
    let what: String

    var description: String { what }
}

/// Where this program is, to run it once more.
func ownExecutable() throws -> URL {
    guard let executable = Bundle.main.executableURL else { throw Failure(what: "this program cannot find itself") }
    return executable
}
