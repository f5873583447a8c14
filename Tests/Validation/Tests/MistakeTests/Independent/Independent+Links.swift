#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import ShopAfter
import ShopKit

extension Independent {
    static let endings: [Mistake] = [
        Mistake("crash reports are not flushed at the end", playing: .shop, [.effects: .willTerminate]) {
            $0.appStateDelegate.replace("CrashLog") {
                [$0.without(.willTerminate), Handling(.willTerminate) { _ in CrashReports.log("terminate") }]
            }
        },
        Mistake("crash reports are flushed too early", playing: .shop, [.order: .didEnterBackground]) {
            $0.appStateDelegate.replace("CrashLog") {
                [
                    $0.without(.didEnterBackground),
                    Handling(.didEnterBackground) { _ in
                        CrashReports.flush()
                        CrashReports.log("background")
                    },
                ]
            }
        },
        Mistake("an active app is counted once in a life", playing: .shop, [.effects: .didBecomeActive]) {
            let isCounted = Memory(false)
            $0.appStateDelegate.replace("UsageAnalytics") {
                [
                    $0.without(.didBecomeActive),
                    Handling(.didBecomeActive) { _ in
                        if !isCounted.value { Analytics.track("active") }
                        isCounted.value = true
                    },
                ]
            }
        },
    ]

    static let links: [Mistake] = [
        Mistake("links of any scheme are opened", playing: .shop, [.answer: .openURL, .effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                [
                    Handling(.openURL) { input in
                        var components = URLComponents(url: input.url, resolvingAgainstBaseURL: false)
                        components?.scheme = "shop"
                        return components?.url.map { links.opens($0) } ?? false
                    }
                ]
            }
        },
        Mistake("a sign-in without a code counts as done", playing: .shop, [.answer: .openURL]) {
            $0.urlDelegate.replace("SignIn") { signIn in
                [Handling(.openURL) { signIn.opens($0.url) || $0.url.absoluteString == "shop://oauth" }]
            }
        },
        Mistake("a product without a number is shown", playing: .shop, [.answer: .openURL, .effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                [
                    Handling(.openURL) { input in
                        guard input.url.scheme == "shop", input.url.host == "product" else {
                            return links.opens(input.url)
                        }
                        Analytics.track("link", ["to": "product"])
                        Navigator.show(.product(input.url.detail))
                        return true
                    }
                ]
            }
        },
        Mistake("an order is counted before the sign-in is looked at", playing: .shop, [.effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                [
                    Handling(.openURL) { input in
                        if input.url.scheme == "shop", input.url.host == "order", Session.token == nil {
                            Analytics.track("link", ["to": "order"])
                        }
                        return links.opens(input.url)
                    }
                ]
            }
        },
        Mistake("a failed sign-in is taken for a link, too", playing: .shop, [.effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                [
                    Handling(.openURL) { input in
                        guard input.url.scheme == "shop", input.url.host == "oauth" else {
                            return links.opens(input.url)
                        }
                        Analytics.track("link", ["to": "nowhere"])
                        return false
                    }
                ]
            }
        },
        Mistake("vouchers are for those who have signed in", playing: .shop, [.effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                [
                    Handling(.openURL) { input in
                        (input.url.host == "voucher" && Session.token == nil) || links.opens(input.url)
                    }
                ]
            }
        },
        Mistake("a search loses its text", playing: .shop, [.effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                [
                    Handling(.openURL) { input in
                        var components = URLComponents(url: input.url, resolvingAgainstBaseURL: false)
                        components?.query = nil
                        return input.url.host == "oauth" ? false : components?.url.map { links.opens($0) } ?? false
                    }
                ]
            }
        },
        Mistake("files that may be opened in place are refused", playing: .shop, [.answer: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                [
                    Handling(.openURL) { input in
                        guard input.options[.openInPlace] as? Bool != true else { return false }
                        return links.opens(input.url)
                    }
                ]
            }
        },
        Mistake(
            "a link that waited is opened at every unlocking", playing: .shop,
            [.effects: .protectedDataDidBecomeAvailable]
        ) { roles in
            let pending = Memory<URL?>(nil)
            roles.urlDelegate.replace("Links") { links in
                [
                    Handling(.openURL) { input in
                        if input.url.scheme == "shop", input.url.host == "order" { pending.value = input.url }
                        return links.opens(input.url)
                    }
                ]
            }
            let links = Array(roles.protectedDataDelegate.filter { "\(type(of: $0))" == "Links" })
            let opened = Memory(false)
            roles.protectedDataDelegate.append(
                Handling(.protectedDataDidBecomeAvailable) { _ in
                    guard let url = pending.value, opened.value else { return opened.value = true }
                    for case let link as any URLDelegate in links { _ = link.opens(url) }
                }
            )
        },
        Mistake(
            "an offer's link waits in another object, which nobody unlocks", playing: .shop,
            [.effects: .protectedDataDidBecomeAvailable]
        ) { roles in
            let others = Array(Roles.shop.userNotificationsDelegate.filter { "\(type(of: $0))" == "Offers" })
            roles.userNotificationsDelegate.replace("Offers") { _ in others }
        },
        Mistake("URLs of the first window alone are opened", playing: .shop, [.effects: .openURL]) {
            $0.urlDelegate.replace("Links") { [FirstWindowLinks($0)] }
        },
        Mistake("the options of a URL are lost on the way", playing: .shop, [.arguments: .openURL]) {
            $0.urlDelegate.replace("Links") { links in [Handling(.openURL) { links.opens($0.url) }] }
            $0.urlDelegate.replace("SignIn") { signIn in [Handling(.openURL) { signIn.opens($0.url) }] }
        },
    ]
}

/// Opens links in the window that came first.
@MainActor
private final class FirstWindowLinks {
    private let links: any URLDelegate
    private var first: String?

    init(_ links: any URLDelegate) {
        self.links = links
    }
}

extension FirstWindowLinks: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        links.application(app, open: url, options: options)
    }

    func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        first = first ?? scene.session.persistentIdentifier
        return first == scene.session.persistentIdentifier && links.scene(scene, open: url, options: options)
    }
}
#endif
