#if os(tvOS)
/// Stands in for the notification center's front where there is no response to deliver.
@MainActor
final class NotificationCenterFront {
    init(front: ApplicationFront) {}

    func install() {}

    func check() {}
}
#endif
