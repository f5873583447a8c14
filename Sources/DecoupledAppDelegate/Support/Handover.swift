/// A value on its way to the main thread, from a call whose signature does not say `sending`: UIKit's, or a handler's completion.
///
/// `@unchecked` is right here. Only the main actor takes the value out, and nobody else uses it after it was put in: UIKit's objects
/// and completions belong to the main thread, notifications and responses never change, and what a handler answers with it gives
/// away, as the documentation of its completion says.
struct Handover<Value>: @unchecked Sendable {
    private let content: Value

    init(value: Value) {
        content = value
    }

    /// The value.
    @MainActor var value: Value { content }
}
