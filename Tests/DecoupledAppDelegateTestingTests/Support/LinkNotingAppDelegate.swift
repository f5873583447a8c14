import DecoupledAppDelegate

/// Notes as an effect each URL that it opens.
final class LinkNotingAppDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        effects.note("opened")
        return true
    }
}
