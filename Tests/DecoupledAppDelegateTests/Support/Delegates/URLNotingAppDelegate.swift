import DecoupledAppDelegate

/// Inherits from the app delegate, and notes the URLs that it passes on.
class URLNotingAppDelegate: AppDelegate {
    private(set) final var urls: [URL] = []

    override func application(_ app: UIApplication, open url: URL, options: OpenURLOptions = [:]) -> Bool {
        urls.append(url)
        return super.application(app, open: url, options: options)
    }
}
