import Foundation
import HeadlessUIKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How text is printed.
enum Style {
    /// Whether it has colour: for terminals alone, and not where the user wants none, see https://no-color.org
    private static var hasColour: Bool {
        let environment = ProcessInfo.processInfo.environment
        let isUnwanted = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        return isatty(STDOUT_FILENO) == 1 && !isUnwanted
    }

    /// An event as it is printed; with colour its name stands out.
    static func shown(_ event: WatchedEvents.Event) -> String {
        let text = event.text.shown()
        guard hasColour, let end = text.firstIndex(of: " ") else { return text }
        return "\u{1B}[1m\(text[..<end])\u{1B}[0m\(text[end...])"
    }
}
