import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopAfter
import ShopKit

extension Mistake {
    @MainActor private static var playedURLs: [Sample] {
        ["shop://cart", "shop://oauth?code=1", "other://x"].compactMap { URL(string: $0) }.map { .url($0) }
    }

    static let links: [Mistake] = [
        Mistake("links are left out", playing: playedURLs, [.answer: .openURL, .effects: .openURL]) {
            $0.urlDelegate.drop("Links")
        },
        Mistake("the slot of URLs is empty", playing: playedURLs, [.notHandled: .openURL]) { $0.urlDelegate = [] },
        Mistake("a handler takes every URL first", playing: playedURLs, [.answer: .openURL, .effects: .openURL]) {
            $0.urlDelegate.prepend(Handling(.openURL) { _ in true })
        },
        Mistake("a handler takes every URL that is left", playing: playedURLs, [.answer: .openURL]) {
            $0.urlDelegate.append(Handling(.openURL) { _ in true })
        },
        Mistake("links are opened without being taken", playing: playedURLs, [.answer: .openURL]) {
            $0.urlDelegate.observeOnly()
        },
        Mistake("a URL is counted twice", playing: playedURLs, [.effects: .openURL]) {
            $0.urlDelegate.prepend(
                Handling(.openURL) { _ in
                    CrashReports.log("url")
                    return false
                }
            )
        },
        Mistake(
            "the crash log comes last, and is not asked", playing: playedURLs, [.effects: .openURL, .order: .openURL]
        ) {
            $0.urlDelegate.moveToEnd("CrashLog")
        },
        Mistake(
            "a link before sign-in is never opened", playing: [.orderThenUnlocking],
            [.effects: .protectedDataDidBecomeAvailable, .otherEvent: .protectedDataDidBecomeAvailable]
        ) {
            $0.protectedDataDelegate.drop("Links")
        },
        Mistake("links of any scheme are opened", [.answer: .openURL, .effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                Handling(.openURL) { input in
                    var components = URLComponents(url: input.url, resolvingAgainstBaseURL: false)
                    components?.scheme = "shop"
                    return components?.url.map { links.opens($0) } ?? false
                }
            }
        },
        Mistake("a sign-in without a code counts as done", [.answer: .openURL]) {
            $0.urlDelegate.replace("SignIn") { signIn in
                Handling(.openURL) { signIn.opens($0.url) || $0.url.absoluteString == "shop://oauth" }
            }
        },
        Mistake("a product without a number is shown", [.answer: .openURL, .effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                Handling(.openURL) { input in
                    guard input.url.scheme == "shop", input.url.host == "product" else {
                        return links.opens(input.url)
                    }
                    Analytics.track("link", ["to": "product"])
                    Navigator.show(.product(input.url.detail))
                    return true
                }
            }
        },
        Mistake("an order is counted before the sign-in is looked at", [.effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                Handling(.openURL) { input in
                    if input.url.scheme == "shop", input.url.host == "order", Session.token == nil {
                        Analytics.track("link", ["to": "order"])
                    }
                    return links.opens(input.url)
                }
            }
        },
        Mistake("a failed sign-in is taken for a link, too", [.effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                Handling(.openURL) { input in
                    guard input.url.scheme == "shop", input.url.host == "oauth" else {
                        return links.opens(input.url)
                    }
                    Analytics.track("link", ["to": "nowhere"])
                    return false
                }
            }
        },
        Mistake("vouchers are for those who have signed in", [.effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                Handling(.openURL) { input in
                    (input.url.host == "voucher" && Session.token == nil) || links.opens(input.url)
                }
            }
        },
        Mistake("a search loses its text", [.effects: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                Handling(.openURL) { input in
                    var components = URLComponents(url: input.url, resolvingAgainstBaseURL: false)
                    components?.query = nil
                    return input.url.host == "oauth" ? false : components?.url.map { links.opens($0) } ?? false
                }
            }
        },
        Mistake("files that may be opened in place are refused", [.answer: .openURL]) {
            $0.urlDelegate.replace("Links") { links in
                Handling(.openURL) { input in
                    guard input.options[.openInPlace] as? Bool != true else { return false }
                    return links.opens(input.url)
                }
            }
        },
        Mistake("a link that waited is opened at every unlocking", [.effects: .protectedDataDidBecomeAvailable]) {
            roles in
            let pending = Memory<URL?>(nil)
            roles.urlDelegate.replace("Links") { links in
                Handling(.openURL) { input in
                    if input.url.scheme == "shop", input.url.host == "order" { pending.value = input.url }
                    return links.opens(input.url)
                }
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
            "an offer's link waits in another object, which nobody unlocks",
            [.effects: .protectedDataDidBecomeAvailable]
        ) { roles in
            let others = Array(Roles.shop.userNotificationsDelegate.filter { "\(type(of: $0))" == "Offers" })
            roles.userNotificationsDelegate.split("Offers") { _ in others }
        }.missed(because: "Needs an order's link in a notification, and an unlocking after it."),
        Mistake("URLs of the first window alone are opened", [.effects: .openURL]) {
            $0.urlDelegate.replace("Links") { FirstWindowLinks($0) }
        },
        Mistake("the options of a URL are lost on the way", [.arguments: .openURL]) {
            $0.urlDelegate.replace("Links") { links in Handling(.openURL) { links.opens($0.url) } }
            $0.urlDelegate.replace("SignIn") { signIn in Handling(.openURL) { signIn.opens($0.url) } }
        }.missed(because: "Nobody in the shop reads them."),
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
