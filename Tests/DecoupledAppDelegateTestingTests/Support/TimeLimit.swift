import TestSupport
import Testing

extension Trait where Self == TimeLimitTrait {
    /// Ends a test that waits for what never comes. It is no measure of speed: on a busy machine a test waits for many others.
    static var net: Self { .timeLimit(.minutes(testMinutes)) }
}
