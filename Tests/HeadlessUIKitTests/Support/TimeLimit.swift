import Foundation
import Testing

extension Trait where Self == TimeLimitTrait {
    /// Ends a test that waits for what never comes. It is no measure of speed: on a busy machine a test waits for many others.
    ///
    /// `TEST_MINUTES` in the environment is for a mistake that has a test wait.
    static var net: Self {
        .timeLimit(.minutes(ProcessInfo.processInfo.environment["TEST_MINUTES"].flatMap { Int($0) } ?? 15))
    }
}
