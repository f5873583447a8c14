/// How the command ends; from 64 on as `sysexits.h` numbers them.
enum ExitStatus: Int32, CaseIterable {
    case handled = 0
    case notHandled = 3
    case usage = 64
    case badInput = 65
    case noSuchApp = 69
    case notPrinted = 74

    var meaning: String {
        switch self {
        case .handled: "the app had a use for it"
        case .notHandled: "the app had no use for it"
        case .usage: "the command was typed wrong"
        case .badInput: "a URL, a name or a file is malformed"
        case .noSuchApp: "no such app is running, or it did not answer"
        case .notPrinted: "standard output cannot be written; the app was told all the same"
        }
    }
}
