import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Mistakes

extension Mistake {
    static let links = [
        Mistake("The app that asks to open a link is not passed on", [.effects: .openURL]) { roles in
            roles.urlDelegate.replace(LinkHandler.self) { next in
                URLs { next.application($0, open: $1, options: $2.filter { $0.key != .sourceApplication }) }
            }
        },
        Mistake("The query of a link is cut off where nobody is signed in", [.answer: .openURL]) { roles in
            changeLinks(in: &roles) { Session.isSignedIn || $0.place == "signin" ? $0 : $0.without(\.query) }
        },
        Mistake("The tab of an appointment is not passed on", [.effects: .openURL]) { roles in
            changeLinks(in: &roles) { $0.place == "appointment" ? $0.without(\.query) : $0 }
        },
        Mistake("The last part of a path is taken for the first", [.effects: .openURL]) { roles in
            changeLinks(in: &roles) { url in
                guard url.steps.count > 1, let host = url.host, let last = url.steps.last else { return url }
                return URL(string: "clinic://\(host)/\(last)?\(url.query ?? "")") ?? url
            }
        },
        Mistake("The text of a message stays encoded", [.effects: .openURL]) { roles in
            changeLinks(in: &roles) { url in
                URL(string: url.absoluteString.replacingOccurrences(of: "%20", with: "%2520")) ?? url
            }
        },
        Mistake("Only lower-case schemes are links", [.answer: .openURL]) { roles in
            roles.urlDelegate.replace(LinkHandler.self) { next in
                URLs { $1.scheme == "clinic" && next.application($0, open: $1, options: $2) }
            }
        },
        Mistake("Only lower-case hosts are check-ins", [.answer: .openURL]) { roles in
            roles.urlDelegate.replace(CheckInHandler.self) { next in
                URLs { $1.host == "checkin" && next.application($0, open: $1, options: $2) }
            }
        },
        Mistake("Only a lower-case end is the end of a visit", [.effects: .openURL]) { roles in
            roles.urlDelegate.replace(LinkHandler.self) { next in
                URLs { app, url, options in
                    guard url.place == "visit", let step = url.steps.first, step.lowercased() == "end", step != "end"
                    else { return next.application(app, open: url, options: options) }
                    VideoVisit.start(step, hasCamera: true)
                    return true
                }
            }
        },
        Mistake("Every link of the app is answered with true", [.answer: .openURL]) { roles in
            roles.urlDelegate.replace(LinkHandler.self) { next in
                URLs { next.application($0, open: $1, options: $2) || $1.scheme?.lowercased() == "clinic" }
            }
        },
        Mistake("A link that waits is answered with false", [.answer: .openURL]) { roles in
            roles.urlDelegate.replace(LinkHandler.self) { next in
                URLs {
                    let isSignedIn = Session.isSignedIn || $1.place == "signin"
                    return next.application($0, open: $1, options: $2) && isSignedIn
                }
            }
        },
        Mistake("Links wait in one object, and web pages in another", [.effects: .openURL]) { roles in
            roles.activityContinuationDelegate.replace(LinkHandler.self) { _ in LinkHandler(LinkRouter()) }
        }.missed(because: "Needs a page and then the link that signs in, and nothing else that waits in between."),
        Mistake("A link that waits is never opened", [.effects: .openURL]) { roles in
            roles.urlDelegate.replace(LinkHandler.self) { _ in
                URLs { LinkHandler(LinkRouter()).application($0, open: $1, options: $2) }
            }
        },
        Mistake("A link that waits is opened twice", [.effects: .openURL]) { roles in
            var waiting: (url: URL, options: OpenURLOptions)?
            roles.urlDelegate.replace(LinkHandler.self) { next in
                URLs { app, url, options in
                    defer { if !Session.isSignedIn { waiting = (url, options) } }
                    guard next.application(app, open: url, options: options) else { return false }
                    guard url.place == "signin", let again = waiting else { return true }
                    waiting = nil
                    return next.application(app, open: again.url, options: again.options)
                }
            }
        },
        Mistake("The first link waits, and later ones do not", [.effects: .openURL]) { roles in
            var isWaiting = false
            roles.urlDelegate.replace(LinkHandler.self) { next in
                URLs { app, url, options in
                    let waits = !Session.isSignedIn && ["appointment", "message"].contains(url.place)
                    if waits, isWaiting {
                        Screen.show("sign-in")
                        return true
                    }
                    isWaiting = waits || isWaiting && url.place != "signin"
                    return next.application(app, open: url, options: options)
                }
            }
        },
        Mistake("A link still waits after the patient has been signed out", [.effects: .openURL]) { roles in
            roles.remoteNotificationsDelegate.replace(PushHandler.self) { _ in PushHandler(LinkRouter()) }
        }.missed(because: "Needs a link, the push that signs out, and then the link that signs in."),
        Mistake(
            "A link that waits is opened when the app becomes active instead of after sign-in",
            [.effects: .didBecomeActive]
        ) { roles in
            let late = LateLink()
            roles.urlDelegate.replace(LinkHandler.self) { next in
                late.links = next
                return late
            }
            roles.appStateDelegate.append(late)
        },
        Mistake("The payment is finished for any app", [.answer: .openURL]) { roles in
            roles.urlDelegate.replace(IncomingHandler.self) { next in
                URLs { app, url, options in
                    var options = options
                    if !url.isFileURL { options[.sourceApplication] = "com.example.pay" }
                    return next.application(app, open: url, options: options)
                }
            }
        },
        Mistake("A payment that has failed is taken for one that has not", [.effects: .openURL]) { roles in
            changeIncoming(in: &roles) { url in
                URL(string: url.absoluteString.replacingOccurrences(of: "status=failed", with: "status=ok")) ?? url
            }
        },
        Mistake("Why a payment has failed is not passed on", [.effects: .openURL]) { roles in
            changeIncoming(in: &roles) { url in
                guard let end = url.absoluteString.range(of: "&reason")?.lowerBound else { return url }
                return URL(string: String(url.absoluteString[..<end])) ?? url
            }
        },
        Mistake("Documents are always copied", [.effects: .openURL]) { roles in
            roles.urlDelegate.replace(IncomingHandler.self) { next in
                URLs { next.application($0, open: $1, options: $2.filter { $0.key != .openInPlace }) }
            }
        },
        Mistake("Links are taken to be all whose scheme begins like theirs", [.effects: .openURL]) { roles in
            roles.urlDelegate.replace(LinkHandler.self) { next in
                URLs { app, url, options in
                    next.application(app, open: url, options: options) || url.scheme?.hasPrefix("clinic-") == true
                }
            }
            roles.urlDelegate = Handlers(Array(roles.urlDelegate).reversed())
        },
        Mistake("Nobody takes shares", [.notHandled: .didAcceptCloudKitShare]) { $0.cloudKitShareDelegate.removeAll() },
    ]
}

@MainActor private func changeLinks(in roles: inout Roles, _ change: @escaping (URL) -> URL) {
    roles.urlDelegate.replace(LinkHandler.self) { next in
        URLs { next.application($0, open: change($1), options: $2) }
    }
}

@MainActor private func changeIncoming(in roles: inout Roles, _ change: @escaping (URL) -> URL) {
    roles.urlDelegate.replace(IncomingHandler.self) { next in
        URLs { next.application($0, open: $1.isFileURL ? $1 : change($1), options: $2) }
    }
}

extension URL {
    /// The URL without a part.
    fileprivate func without(_ part: WritableKeyPath<URLComponents, String?>) -> URL {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: false)
        components?[keyPath: part] = nil
        return components?.url ?? self
    }
}

@MainActor private final class LateLink: URLDelegate, AppStateDelegate {
    var links: (any URLDelegate)?
    private var waiting: (url: URL, options: OpenURLOptions)?

    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool {
        guard ["appointment", "message"].contains(url.place), !Session.isSignedIn else {
            return links?.application(app, open: url, options: options) ?? false
        }
        waiting = (url, options)
        Screen.show("sign-in")
        return true
    }

    func applicationDidBecomeActive(_ app: UIApplication) {
        guard let (url, options) = waiting else { return }
        waiting = nil
        _ = application(app, open: url, options: options)
    }
}
