import DecoupledAppDelegate

extension EventRecord: CustomStringConvertible {
    /// One line: the event and its arguments, what each handler returned, the merged result, and which handlers were not called and why.
    ///
    /// ```
    /// .openURL courier://parcel/… (1 path component)  OAuthCallback: false, DeepLinks: true → true  (0.10 ms)
    /// ```
    public var description: String {
        let event = input.isEmpty ? event.code : "\(event.code) \(input)"
        let asked = asked.isEmpty ? "no handler" : asked.map(\.description).joined(separator: ", ")
        let notAsked = notAsked.map { "; \($0)" }.joined()
        return "\(event)  \(asked) → \(answer)\(notAsked)  (\(duration.milliseconds))".visible
    }
}

extension EventRecord.Ask: CustomStringConvertible {
    /// The handler that was called, and its result.
    public var description: String {
        (kind == .handler ? "\(handler): \(answer)" : "\(handler) (\(kind.rawValue)): \(answer)").visible
    }
}

extension EventRecord.Omission: CustomStringConvertible {
    /// The handler that was not called, and why, or the condition that holds the event or has released it.
    public var description: String {
        switch reason {
        case .held, .released: "\(reason) by \(handler)".visible
        default: "\(handler) not called: \(reason)".visible
        }
    }
}

extension TimeInterval {
    /// The seconds as milliseconds, for developers to read.
    var milliseconds: String { (self * 1_000).text(.fractionLength(2)) + " ms" }
}
