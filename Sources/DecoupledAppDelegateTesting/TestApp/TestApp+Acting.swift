import DecoupledAppDelegate
#if !canImport(UIKit)
import HeadlessUIKit
#endif

extension TestApp {
    /// Does something as the app.
    @discardableResult func acting<Answer>(_ body: () -> Answer) -> Answer {
        application.act(as: playedDelegate, body)
    }

    func acting<Answer>(throughout body: () async -> Answer) async -> Answer {
        await application.act(throughout: {
            await PlayedAppDelegate.$current.withValue(playedDelegate, operation: body)
        })
    }
}

extension UIApplication {
    /// Does something as an app: meanwhile its app delegate is `AppDelegate.shared`, and, where there is no UIKit, its application
    /// `UIApplication.shared`.
    func act<Answer>(as delegate: PlayedAppDelegate, _ body: () -> Answer) -> Answer {
        act { PlayedAppDelegate.$current.withValue(delegate, operation: body) }
    }

    #if canImport(UIKit)
    private func act<Answer>(_ body: () -> Answer) -> Answer { body() }

    fileprivate func act<Answer>(throughout body: () async -> Answer) async -> Answer { await body() }
    #endif
}
