#if canImport(ObjectiveC)
import Foundation

extension UNUserNotificationCenterDelegate {
    /// Whether the object has a method.
    ///
    /// Swift methods cannot be found by their Objective-C names, so an object whose class leaves the question to `NSObject` is
    /// taken to have all methods: those it does not implement have a default.
    func answers(_ selector: Selector) -> Bool { responds(to: selector) || !hasOwnAnswer }

    private var hasOwnAnswer: Bool {
        let question = #selector(NSObject.responds(to:))
        // The pointers are compared and never called.
        return unsafe !isSame(
            class_getMethodImplementation(type(of: self), question),
            class_getMethodImplementation(NSObject.self, question))
    }

    // SDKs differ in whether they mark the pointers as unsafe; marking the function makes `unsafe` right with each of them.
    @unsafe private func isSame<Value: Equatable>(_ first: Value, _ second: Value) -> Bool { first == second }
}
#endif
