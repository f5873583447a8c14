/// A service in a list of any services, of which some have methods of the app delegate.
public protocol ListedService: AnyObject {
    /// Returns whether it has a method of the app delegate.
    ///
    /// It stands for `responds(to:)` where there is no Objective-C: its methods are told apart by address, as selectors are.
    @MainActor func responds(to method: ObjectIdentifier) -> Bool
}
