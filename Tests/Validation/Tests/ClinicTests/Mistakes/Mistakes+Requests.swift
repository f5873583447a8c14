import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let requests: [Mistake] = [
        link("The app that asks to open a link is not passed on", .effects) { links, url, options in
            links.open(url, options.filter { $0.key != .sourceApplication })
        },
        link("The tab of an appointment is not passed on", .effects) {
            $0.open($1.replacing("?tab=", by: "?page="), $2)
        },
        link("The last part of a path is taken for the first", .effects) { $0.open($1.replacing("/17/", by: "/"), $2) },
        link("Only lower-case schemes are links", .answer) { $1.scheme == "clinic" && $0.open($1, $2) },
        link("Only a lower-case end is the end of a visit", .effects) { links, url, options in
            let step = url.steps.first ?? ""
            guard url.place == "visit", step.lowercased() == "end", step != "end" else {
                return links.open(url, options)
            }
            VideoVisit.start(step, hasCamera: true)
            return true
        },
        link("Every link of the app is answered with true", .answer) {
            $0.open($1, $2) || $1.scheme?.lowercased() == "clinic"
        },
        Mistake("Links are taken to be all whose scheme begins like theirs", [.effects: .openURL]) {
            $0.change(Links.self, at: .openURL) {
                $0.open($1.url, $1.options) || $1.url.scheme?.hasPrefix("clinic-") == true
            }
            $0.urlDelegate.reverse()
        },
        link("A link that waits is answered with false", .answer) { links, url, options in
            let isSignedIn = Session.isSignedIn || url.place == "signin"
            return links.open(url, options) && isSignedIn
        },
        Mistake("Links wait in one object, and web pages in another", [.effects: .openURL]) {
            $0.change(Links.self, at: .continueUserActivity) { Links(LinkRouter()).follow($1.userActivity) }
        }.missed(because: "Needs a page and then the link that signs in, and nothing else that waits in between."),
        link("A link that waits is never opened", .effects) { Links(LinkRouter()).open($1, $2) },
        Mistake("A link that waits is opened twice", [.effects: .openURL]) {
            var waiting: (url: URL, options: OpenURLOptions)?
            $0.change(Links.self, at: .openURL) { links, input in
                defer { if !Session.isSignedIn { waiting = input } }
                guard links.open(input.url, input.options) else { return false }
                guard input.url.place == "signin", let again = waiting else { return true }
                waiting = nil
                return links.open(again.url, again.options)
            }
        },
        Mistake("The first link waits, and later ones do not", [.effects: .openURL]) {
            var isWaiting = false
            $0.change(Links.self, at: .openURL) { links, input in
                let waits = input.url.waitsForSignIn
                guard !waits || !isWaiting else {
                    Screen.show("sign-in")
                    return true
                }
                isWaiting = waits || isWaiting && input.url.place != "signin"
                return links.open(input.url, input.options)
            }
        },
        Mistake("A link still waits after the patient has been signed out", [.effects: .openURL]) {
            $0.change(Pushes.self, at: .didReceiveRemoteNotification) { Inbox.receive($1, then: $2) }
        }.missed(because: "Needs a link, the push that signs out, and then the link that signs in."),
        Mistake(
            "A link that waits is opened when the app becomes active instead of after sign-in",
            [.effects: .didBecomeActive]
        ) {
            var open: (() -> Void)?
            $0.change(Links.self, at: .openURL) { links, input in
                guard input.url.waitsForSignIn else { return links.open(input.url, input.options) }
                open = { _ = links.open(input.url, input.options) }
                Screen.show("sign-in")
                return true
            }
            $0.change(Launch.self, at: .didBecomeActive) { launch, _ in
                launch.applicationDidBecomeActive(.shared)
                open?()
                open = nil
            }
        },
        Mistake("The payment is finished for any app", .answer, Incoming.self, at: .openURL) {
            let source = $1.url.isFileURL ? [:] : [UIApplication.OpenURLOptionsKey.sourceApplication: "com.example.pay"]
            return $0.open($1.url, $1.options.merging(source) { $1 })
        },
        Mistake(
            "A payment that has failed is taken for one that has not", .effects, Incoming.self, at: .openURL
        ) { $0.open($1.url.replacing("status=failed", by: "status=ok"), $1.options) },
        action("The quick action is done before it has been done", .effects) { item, completion in
            guard item.type == QuickAction.next, Session.isSignedIn else {
                return QuickAction.perform(item, then: completion)
            }
            QuickAction.perform(item) { _ in }
            completion(true)
        },
        action("A quick action that nobody may perform is answered with true", .answer) { item, completion in
            let isNext = item.type == QuickAction.next
            QuickAction.perform(item) { completion($0 || isNext) }
        },
        action("A quick action that is urgent is not told from another", .effects) { item, completion in
            let info = item.userInfo?.mapValues { $0 is NSNumber ? "\($0)" as NSString : $0 }
            let changed = UIApplicationShortcutItem(
                type: item.type, localizedTitle: item.localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: info)
            QuickAction.perform(changed, then: completion)
        },
        Mistake("An unknown quick action is never answered", [.promptness: .performShortcutAction]) {
            var kept: [@Sendable (Bool) -> Void] = []
            $0.change(QuickActions.self, at: .performShortcutAction) { _, item, completion in
                guard [QuickAction.next, QuickAction.message, QuickAction.call].contains(item.type) else {
                    return kept.append(completion)
                }
                QuickAction.perform(item, then: completion)
            }
        },
        Mistake("The quick action is performed by two handlers", [.effects: .performShortcutAction]) {
            $0.shortcutItemDelegate.append(QuickActions())
            $0.shortcutItemDelegate.routing = .everyHandler
        },
        Mistake(
            "The handler of quick actions is held by nobody", [.fault: nil, .notHandled: .performShortcutAction]
        ) { $0.shortcutItemDelegate = Handlers { Weak(QuickActions()) } },
    ]

    private static func link(
        _ description: String, _ kind: Difference.Kind,
        _ open: @escaping @MainActor (Links, URL, OpenURLOptions) -> Bool
    ) -> Mistake { Mistake(description, kind, Links.self, at: .openURL) { open($0, $1.url, $1.options) } }

    private static func action(
        _ description: String, _ kind: Difference.Kind,
        _ perform: @escaping @MainActor (UIApplicationShortcutItem, @escaping ActionCompletion) -> Void
    ) -> Mistake { Mistake(description, kind, QuickActions.self, at: .performShortcutAction) { perform($1, $2) } }
}

@MainActor extension URL {
    /// Whether the link waits until somebody signs in.
    fileprivate var waitsForSignIn: Bool { !Session.isSignedIn && ["appointment", "message"].contains(place) }

    fileprivate func replacing(_ part: String, by other: String) -> URL {
        URL(string: absoluteString.replacingOccurrences(of: part, with: other)) ?? self
    }
}
