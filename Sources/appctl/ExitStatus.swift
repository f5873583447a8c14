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
        case .handled: "it had an effect: a handler handled it, or the app has changed or was notified"
        case .notHandled: "it had none: no handler handled it, or nothing has changed"
        case .usage: "the command line is wrong"
        case .badInput: "a URL, a name or a file is malformed, or an ID is unknown"
        case .noSuchApp: "no such app is running, or it did not respond, or was killed while it was watched"
        case .notPrinted: "standard output cannot be written; the app received the event all the same"
        }
    }
}
