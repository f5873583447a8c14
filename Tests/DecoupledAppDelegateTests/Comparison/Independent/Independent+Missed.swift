#if RemoteNotifications
extension Independent {
    static let mistakes: [Mistake] =
        launch + lifeCycle + endings + links + activities + actions + tokens + pushes + presentations + responses
        + settings + fetches + uploads + questions + conditions + asked + scenes

    /// What a comparison does not find; whoever has it found takes it off the list.
    static let missed: Set<String> = [
        // Looks like the session that ends since scenes enter the foreground at the launch, which the article accepts.
        "a session of analytics ends that never began",
        // Needs a tenth return to the foreground.
        "the rating is asked for at every fifth return",
        "the configuration comes at every 20th return",
        // Needs a file that may be opened in place.
        "files that may be opened in place are refused",
        // Needs an order's link in a notification, or one that waits and two unlockings.
        "a link that waited is opened at every unlocking",
        "an offer's link waits in another object, which nobody unlocks",
        // Needs a second window.
        "URLs of the first window alone are opened",
        "quick actions of the first window alone are performed",
        // Nobody in the shop reads them.
        "the options of a URL are lost on the way",
        "the window is lost on the way",
        // Needs other pages: of the site's second name, of a name that ends alike, of an order.
        "pages of a site whose name ends alike are taken for the shop's",
        "the second name of the shop's site is forgotten",
        "an order's page is opened before sign-in",
        // Needs the same kind of event twice in one life.
        "the first quick action of a life alone is performed",
        "a life's second push is ignored",
        "the second memory warning is ignored",
        "the second new day is ignored",
        "of two sessions the last alone is done",
        // Needs another token, and one after a failure.
        "only the first token of a life is sent",
        "a token is not sent again after a failure",
        // Needs a network that fails.
        "an order that cannot be reached is no news",
        "a push is never answered without a network",
        "a fetch without a network counts as news",
        // Needs other arguments: a configuration of another type, a button, an offer without a link, a name that begins alike.
        "a configuration has to be a text",
        "the button of an order's notification opens nothing",
        "support does not hear of what is dismissed",
        "an offer without a link opens the cart",
        "settings never come from a notification",
        "uploads are resumed for sessions whose identifier begins alike",
        // Needs a video, and an extension that is no keyboard.
        "videos stay upright",
        "no extension at all is let in",
        // What is done and the completion handler are not put in one order.
        "a message is received after its push is done",
        "a response is done before its order is shown",
        "a session is done before its uploads are resumed",
        // Needs an app delegate that overrides responds(to:), on Linux.
        "the app builds menus",
        "the app localizes key commands",

        // What the launch and a scene's connection make or replace is not named so, or not seen.
        "a window is made without its scene",
        "a window is made for each scene",
        "the notification center's delegate is set once more",
        "the notification center's delegate is held by nobody",
        "a scene's state is saved, which nobody restores",
    ]

    /// What a comparison reports although nothing is changed.
    static let falseAlarms: Set<String> = ["saving and restoring are told apart"]
}
#endif
