#if RemoteNotifications
extension Independent {
    static let mistakes: [Mistake] =
        launch + lifeCycle + endings + links + activities + actions + tokens + pushes + presentations + responses
        + settings + fetches + uploads + questions + conditions + asked + scenes

    /// What a comparison does not find; whoever has it found takes it off the list.
    static let missed: Set<String> = [
        // Needs an order's link in a notification, and an unlocking after it.
        "an offer's link waits in another object, which nobody unlocks",
        // Nobody in the shop reads them.
        "the options of a URL are lost on the way",
        "the window is lost on the way",
        // Needs the page of an order.
        "an order's page is opened before sign-in",
        // Needs a network that fails.
        "an order that cannot be reached is no news",
        "a push is never answered without a network",
        "a fetch without a network counts as news",
        // Needs a video.
        "videos stay upright",
        // Needs an app delegate that overrides responds(to:), on Linux.
        "the app builds menus",
        "the app localizes key commands",
    ]

    /// What a comparison reports although nothing is changed.
    static let falseAlarms: Set<String> = []
}
#endif
