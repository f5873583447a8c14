import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit

extension Mistake {
    static let requests = links + waiting + incoming + actions

    private static let links = [
        Mistake("The app that asks to open a link is not passed on", [.effects: .openURL]) {
            $0.changeLinks { links, url, options in links.open(url, options.filter { $0.key != .sourceApplication }) }
        },
        Mistake("The tab of an appointment is not passed on", [.effects: .openURL]) {
            $0.changeLinks { $0.open($1.replacing("?tab=", by: "?page="), $2) }
        },
        Mistake("The last part of a path is taken for the first", [.effects: .openURL]) {
            $0.changeLinks { $0.open($1.replacing("/17/", by: "/"), $2) }
        },
        Mistake("Only lower-case schemes are links", [.answer: .openURL]) {
            $0.changeLinks { $1.scheme == "clinic" && $0.open($1, $2) }
        },
        Mistake("Only a lower-case end is the end of a visit", [.effects: .openURL]) {
            $0.changeLinks { links, url, options in
                guard url.place == "visit", let step = url.steps.first, step.lowercased() == "end", step != "end"
                else { return links.open(url, options) }
                VideoVisit.start(step, hasCamera: true)
                return true
            }
        },
        Mistake("Every link of the app is answered with true", [.answer: .openURL]) {
            $0.changeLinks { $0.open($1, $2) || $1.scheme?.lowercased() == "clinic" }
        },
        Mistake("Links are taken to be all whose scheme begins like theirs", [.effects: .openURL]) {
            $0.changeLinks { $0.open($1, $2) || $1.scheme?.hasPrefix("clinic-") == true }
            $0.urlDelegate.reverse()
        },
    ]

    private static let waiting = [
        Mistake("A link that waits is answered with false", [.answer: .openURL]) {
            $0.changeLinks { links, url, options in
                let isSignedIn = Session.isSignedIn || url.place == "signin"
                return links.open(url, options) && isSignedIn
            }
        },
        Mistake("Links wait in one object, and web pages in another", [.effects: .openURL]) {
            $0.activityContinuationDelegate.change(LinkHandler.self, at: .continueUserActivity) { _, input in
                LinkHandler(LinkRouter()).resume(input)
            }
        }.missed(because: "Needs a page and then the link that signs in, and nothing else that waits in between."),
        Mistake("A link that waits is never opened", [.effects: .openURL]) {
            $0.changeLinks { LinkHandler(LinkRouter()).open($1, $2) }
        },
        Mistake("A link that waits is opened twice", [.effects: .openURL]) {
            var waiting: (url: URL, options: OpenURLOptions)?
            $0.changeLinks { links, url, options in
                defer { if !Session.isSignedIn { waiting = (url, options) } }
                guard links.open(url, options) else { return false }
                guard url.place == "signin", let again = waiting else { return true }
                waiting = nil
                return links.open(again.url, again.options)
            }
        },
        Mistake("The first link waits, and later ones do not", [.effects: .openURL]) {
            var isWaiting = false
            $0.changeLinks { links, url, options in
                let waits = !Session.isSignedIn && ["appointment", "message"].contains(url.place)
                guard !waits || !isWaiting else {
                    Screen.show("sign-in")
                    return true
                }
                isWaiting = waits || isWaiting && url.place != "signin"
                return links.open(url, options)
            }
        },
        Mistake("A link still waits after the patient has been signed out", [.effects: .openURL]) {
            $0.changePushes { _, info, completion in PushHandler(LinkRouter()).receive(info, completion) }
        }.missed(because: "Needs a link, the push that signs out, and then the link that signs in."),
        Mistake(
            "A link that waits is opened when the app becomes active instead of after sign-in",
            [.effects: .didBecomeActive]
        ) {
            var open: (() -> Void)?
            $0.changeLinks { links, url, options in
                guard ["appointment", "message"].contains(url.place), !Session.isSignedIn else {
                    return links.open(url, options)
                }
                open = { _ = links.open(url, options) }
                Screen.show("sign-in")
                return true
            }
            $0.appStateDelegate.change(LaunchHandler.self, at: .didBecomeActive) { launch, _ in
                launch.applicationDidBecomeActive(.shared)
                open?()
                open = nil
            }
        },
    ]

    private static let incoming = [
        Mistake("The payment is finished for any app", [.answer: .openURL]) {
            $0.changeIncoming { incoming, url, options in
                incoming.open(
                    url, options.merging(url.isFileURL ? [:] : [.sourceApplication: "com.example.pay"]) { $1 })
            }
        },
        Mistake("A payment that has failed is taken for one that has not", [.effects: .openURL]) {
            $0.changeIncoming { $0.open($1.replacing("status=failed", by: "status=ok"), $2) }
        },
    ]

    private static let actions = [
        Mistake("The quick action is done before it has been done", [.effects: .performShortcutAction]) {
            $0.changeActions { actions, item, completion in
                guard item.type == QuickAction.next, Session.isSignedIn else {
                    return actions.perform(item, completion)
                }
                actions.perform(item) { _ in }
                completion(true)
            }
        },
        Mistake("A quick action that nobody may perform is answered with true", [.answer: .performShortcutAction]) {
            $0.changeActions { actions, item, completion in
                let isAsked = item.type == QuickAction.next
                actions.perform(item) { completion($0 || isAsked) }
            }
        },
        Mistake("A quick action that is urgent is not told from another", [.effects: .performShortcutAction]) {
            $0.changeActions { actions, item, completion in
                let info = item.userInfo?.mapValues { $0 is NSNumber ? "\($0)" as NSString : $0 }
                actions.perform(item.with(info), completion)
            }
        },
        Mistake("An unknown quick action is never answered", [.promptness: .performShortcutAction]) {
            var kept: [@Sendable (Bool) -> Void] = []
            $0.changeActions { actions, item, completion in
                guard [QuickAction.next, QuickAction.message, QuickAction.call].contains(item.type) else {
                    return kept.append(completion)
                }
                actions.perform(item, completion)
            }
        },
        Mistake("The quick action is performed by two handlers", [.effects: .performShortcutAction]) {
            $0.shortcutItemDelegate.append(QuickActionHandler())
            $0.shortcutItemDelegate.routing = .everyHandler
        },
        Mistake(
            "The handler of quick actions is held by nobody", [.fault: nil, .notHandled: .performShortcutAction]
        ) { $0.shortcutItemDelegate = Handlers { Weak(QuickActionHandler()) } },
    ]
}

@MainActor extension Roles {
    fileprivate mutating func changeLinks(_ open: @escaping (LinkHandler, URL, OpenURLOptions) -> Bool) {
        self.urlDelegate.change(LinkHandler.self, at: .openURL) { open($0, $1.url, $1.options) }
    }

    fileprivate mutating func changeIncoming(_ open: @escaping (IncomingHandler, URL, OpenURLOptions) -> Bool) {
        self.urlDelegate.change(IncomingHandler.self, at: .openURL) { open($0, $1.url, $1.options) }
    }

    fileprivate mutating func changeActions(
        _ perform:
            @escaping (QuickActionHandler, UIApplicationShortcutItem, @escaping @Sendable (Bool) -> Void) -> Void
    ) { self.shortcutItemDelegate.change(QuickActionHandler.self, at: .performShortcutAction, perform) }
}

extension URL {
    fileprivate func replacing(_ part: String, by other: String) -> URL {
        URL(string: absoluteString.replacingOccurrences(of: part, with: other)) ?? self
    }
}

extension UIApplicationShortcutItem {
    /// A copy with other values.
    fileprivate func with(_ userInfo: [String: any NSSecureCoding]?) -> UIApplicationShortcutItem {
        UIApplicationShortcutItem(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
    }
}
