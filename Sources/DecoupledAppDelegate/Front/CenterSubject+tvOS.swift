#if os(tvOS)
/// What an event of the notification center is about.
struct CenterSubject {
    /// The notification.
    let object: AnyObject?

    /// Nil, since nobody responds to a notification.
    var responseKey: [String]? { nil }

    init?(_ input: any EventInput) {
        guard let input = input as? PresentNotificationInput else { return nil }
        object = input.notification
    }
}
#endif
