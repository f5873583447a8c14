import Foundation
import HeadlessUIKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Whether text is printed with colour.
enum Style {
    case plain
    case coloured

    /// Colour for terminals alone, and not where the user wants none: https://no-color.org
    static var current: Style {
        let environment = ProcessInfo.processInfo.environment
        let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        return isatty(STDOUT_FILENO) == 1 && !isUnwanted ? .coloured : .plain
    }

    /// An event as it is printed; with colour its name stands out.
    func shown(_ event: WatchedEvents.Event) -> String {
        let text = event.text.shown()
        guard self == .coloured, let end = text.firstIndex(of: " ") else { return text }
        return "\u{1B}[1m\(text[..<end])\u{1B}[0m\(text[end...])"
    }
}
