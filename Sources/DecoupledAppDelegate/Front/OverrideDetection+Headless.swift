#if !(os(iOS) || os(tvOS) || os(visionOS))
/// Tells whether an object of a front's class implements a method differently from the package.
///
/// No runtime knows which methods a Swift class overrides, so a subclass is believed: it either declares them, or it may override
/// any.
enum OverrideDetection {
    /// Does nothing: what a class overrides is not looked up here.
    static func prepare(_ front: AnyClass, _ events: some Sequence<AppEvent>) {}

    /// Returns whether an object's class brings an implementation of its own.
    static func overrides(_ event: AppEvent, _ object: AnyObject, of front: AnyClass, declared: Set<AppEvent>?) -> Bool
    {
        type(of: object) != front && declared?.contains(event) ?? true
    }
}
#endif
