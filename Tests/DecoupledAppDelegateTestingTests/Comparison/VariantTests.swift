#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison plays beside the samples that it is given.
@MainActor
@Suite(.net)
struct VariantTests {
    private let effects = Effects()
    private let url = URL(fileURLWithPath: "/page")

    /// Compares two handlers, which note something, and returns the names of the cases in which they differ.
    private func cases(
        of samples: Sample..., in worlds: Set<Comparison.World> = [.withoutScenes],
        _ fill: @escaping @MainActor (inout Roles) -> Void, _ refill: @escaping @MainActor (inout Roles) -> Void
    ) async -> [String] {
        let report = await Comparison.ofRoles(fill, refill, effects: effects).run(samples, in: worlds)
        #expect(report.cases.flatMap(\.differences) == [], "\(report)")
        return report.rows.flatMap(\.cases)
    }

    private func noting<Input>(_ event: Event<Input, Bool>, _ note: @escaping @MainActor (Input) -> String?) -> Handling
    {
        Handling(event) { input in
            if let note = note(input) { effects.note(note) }
            return true
        }
    }

    private func noting<Input>(
        _ event: Event<Input, Reply<Bool>>, _ note: @escaping @MainActor (Input) -> String?
    ) -> Handling {
        Handling(event) { input in
            if let note = note(input) { effects.note(note) }
            return true
        }
    }

    private func once(_ note: String) -> @MainActor () -> String? {
        var isFirst = true
        return {
            defer { isFirst = false }
            return isFirst ? note : nil
        }
    }

    @Test(arguments: [0, 1])
    func whichOfTwoEqualPushesIsAnsweredFirstMakesNoDifference(slow: Int) async {
        let report = await Comparison.ofRoles(
            { $0.remoteNotificationsDelegate = [Alternating(slow: slow)] },
            { $0.remoteNotificationsDelegate = [Alternating(slow: 1 - slow)] }
        )
        .run([.push(["parcel": "7"])], in: [.withoutScenes])
        #expect(report.differences == [], "\(report)")
    }

    @Test func whatAnAppDoesOnceInItsLifeIsFound() async {
        let cases = await cases(of: .url(url)) { roles in
            roles.urlDelegate = [noting(.openURL) { _ in "opened" }]
        } _: { roles in
            let note = once("opened")
            roles.urlDelegate = [noting(.openURL) { _ in note() }]
        }
        #expect(
            cases == [
                "file:///page, twice (foreground, without scenes)",
                "file:///page, twice while the device is locked, and then unlocked twice (background, without scenes)",
            ])
    }

    @Test func backgroundWorkComesAgainBeforeItIsDone() async {
        let report = await Comparison.ofRoles {
            $0.backgroundURLSessionDelegate = [Handling(.handleBackgroundURLSessionEvents) { _ in }]
        } _: {
            $0.backgroundURLSessionDelegate = [ForgettingSessions()]
        }
        .run([.backgroundURLSession("uploads")], in: [.withoutScenes])
        #expect(
            report.rows.flatMap(\.cases).contains(
                "background session uploads, several at once and again (foreground, without scenes)"), "\(report)")
        #expect(report.differences.contains { $0.kind == .fault })
    }

    @Test func linksAndQuickActionsComeInASecondWindow() async {
        let links = await cases(of: .url(url), in: [.withScenes]) { roles in
            roles.urlDelegate = [noting(.openURL) { _ in "opened" }]
        } _: { roles in
            roles.urlDelegate = [FirstWindowLinks(effects)]
        }
        #expect(links == ["file:///page, and in a second window (foreground, with scenes)"])
    }

    @Test func aURLHasEveryOption() async {
        let cases = await cases(of: .url(url)) { roles in
            roles.urlDelegate = [noting(.openURL) { _ in "opened" }]
        } _: { roles in
            roles.urlDelegate = [noting(.openURL) { $0.options[.openInPlace] as? Bool == true ? nil : "opened" }]
        }
        #expect(
            cases == [
                "file:///page, opened in place for another app (foreground, without scenes)",
                "file:///page, opened in place (foreground, without scenes)",
            ])
    }

    @Test func aPageIsOfTheSiteWithAnotherNameAndOfAnotherSite() async {
        let page = Sample.activity(NSUserActivityTypeBrowsingWeb, webpageURL: URL(string: "https://shop.example.com/p"))
        let opening: @MainActor (Set<String>, [String]) -> Handling = { hosts, endings in
            noting(.continueUserActivity) { input in
                guard let host = input.userActivity.webpageURL?.host else { return nil }
                return hosts.contains(host) || endings.contains(where: host.hasSuffix) ? "opened" : nil
            }
        }
        let all: Set = ["shop.example.com", "www.shop.example.com"]
        let others = await cases(of: page) { roles in
            roles.activityContinuationDelegate = [opening(all, [])]
        } _: { roles in
            roles.activityContinuationDelegate = [opening(all, ["shop.example.com"])]
        }
        #expect(others.count == 1 && others.allSatisfy { $0.contains("https://othershop.example.com/p") }, "\(others)")
        let names = await cases(of: page) { roles in
            roles.activityContinuationDelegate = [opening(all, [])]
        } _: { roles in
            roles.activityContinuationDelegate = [opening(["shop.example.com"], [])]
        }
        #expect(names.count == 1 && names.allSatisfy { $0.contains("https://www.shop.example.com/p") }, "\(names)")
    }

    @Test(arguments: [
        ("sample://room/7", "sample://nobody-knows/7"), ("sample:room", "sample:nobody-knows"),
        ("file:///page", "file:///nobody-knows"),
    ])
    func aURLLeadsWhereNobodyKnows(known: String, unknown: String) async throws {
        let url = try #require(URL(string: known))
        let cases = await cases(of: .url(url)) { roles in
            roles.urlDelegate = [noting(.openURL) { $0.url == url ? "opened" : nil }]
        } _: { roles in
            roles.urlDelegate = [noting(.openURL) { _ in "opened" }]
        }
        #expect(cases.first == "\(unknown) (foreground, without scenes)")
        #expect(cases.allSatisfy { $0.hasSuffix(" (foreground, without scenes)") }, "\(cases)")
        #expect(!cases.contains("\(known) (foreground, without scenes)"))
    }

    @Test func aWebLinkLeadsToASiteAndToAPageThatNobodyKnows() async throws {
        let url = try #require(URL(string: "https://shop.example.com/p"))
        let links = await cases(of: .url(url)) { roles in
            roles.urlDelegate = [noting(.openURL) { $0.url == url ? "opened" : nil }]
        } _: { roles in
            roles.urlDelegate = [noting(.openURL) { _ in "opened" }]
        }
        #expect(links.first == "https://nobody-knows/p (foreground, without scenes)")
        let pages = await cases(of: .activity(NSUserActivityTypeBrowsingWeb, webpageURL: url)) { roles in
            roles.activityContinuationDelegate = [
                noting(.continueUserActivity) { $0.userActivity.webpageURL?.path == "/p" ? "opened" : nil }
            ]
        } _: { roles in
            roles.activityContinuationDelegate = [noting(.continueUserActivity) { _ in "opened" }]
        }
        #expect(pages.first?.contains("https://shop.example.com/nobody-knows") == true, "\(pages)")
        #expect(pages.allSatisfy { $0.hasSuffix(" (foreground, without scenes)") }, "\(pages)")
    }

    @Test func aPayloadHasValuesOfAnotherTypeOrNone() async {
        let receiving: @MainActor (@escaping @MainActor (Any?) -> Bool) -> Handling = { isMeant in
            Handling(.didReceiveRemoteNotification) { input in
                if isMeant(input["order"]) { effects.note("refreshed") }
                return .newData
            }
        }
        let types = await cases(of: .push(["order": "1"])) { roles in
            roles.remoteNotificationsDelegate = [receiving { $0 != nil }]
        } _: { roles in
            roles.remoteNotificationsDelegate = [receiving { $0 is String }]
        }
        #expect(types.first == "push order: 1, with values of another type (foreground, without scenes)")
        let none = await cases(of: .push(["order": "1"])) { roles in
            roles.remoteNotificationsDelegate = [receiving { $0 != nil }]
        } _: { roles in
            roles.remoteNotificationsDelegate = [receiving { _ in true }]
        }
        #expect(none.first == "push order: 1, without its values (foreground, without scenes)")
    }

    @Test func anIdentifierBeginsAlike() async {
        let sessions = await cases(of: .backgroundURLSession("uploads")) { roles in
            roles.backgroundURLSessionDelegate = [
                Handling(.handleBackgroundURLSessionEvents) { input async in
                    if input == "uploads" { effects.note("resumed") }
                }
            ]
        } _: { roles in
            roles.backgroundURLSessionDelegate = [
                Handling(.handleBackgroundURLSessionEvents) { input async in
                    if input.hasPrefix("uploads") { effects.note("resumed") }
                }
            ]
        }
        #expect(sessions.first == "background session uploads, another that begins alike (foreground, without scenes)")
        let actions = await cases(of: .shortcut("scan")) { roles in
            roles.shortcutItemDelegate = [
                noting(.performShortcutAction) { $0.type == "scan" ? "scans" : nil }
            ]
        } _: { roles in
            roles.shortcutItemDelegate = [noting(.performShortcutAction) { _ in "scans" }]
        }
        #expect(
            actions
                == ["another", "another without a dot", "in capitals"].map {
                    "quick action scan, \($0) that begins alike (foreground, without scenes)"
                })
    }

    @Test func aTokenComesAgainAfterAFailureAndAnotherAfterIt() async {
        let token = Sample(.didRegisterForRemoteNotifications) { Data([1, 2]) }
        let registering: @MainActor (Bool) -> [RecordingHandler] = { forgets in
            var last: Data?
            let handler = RecordingHandler(
                wanting: [.didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications])
            handler.answer(.didRegisterForRemoteNotifications) { input in
                if input != last { effects.note("sent \(input.count)") }
                last = input
            }
            handler.answer(.didFailToRegisterForRemoteNotifications) { _ in if forgets { last = nil } }
            return [handler]
        }
        let cases = await cases(of: token) { roles in
            roles.remoteNotificationsDelegate = Handlers(registering(true))
        } _: { roles in
            roles.remoteNotificationsDelegate = Handlers(registering(false))
        }
        #expect(cases.count == 1 && cases.allSatisfy { $0.contains("again after a failure") }, "\(cases)")
    }

    @Test(arguments: ["cancel", UNNotificationDismissActionIdentifier])
    func eachActionThatTheAppDeclaresIsChosenAndANotificationDismissed(action: String) async {
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = "order"
        let receiving: @MainActor (inout Roles, Set<String>) -> Void = { roles, ignored in
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    let actions = ["track", "cancel"].map { UNNotificationAction(identifier: $0, title: $0) }
                    UNUserNotificationCenter.current().setNotificationCategories([
                        UNNotificationCategory(identifier: "order", actions: actions, intentIdentifiers: [])
                    ])
                    return true
                }
            ]
            roles.userNotificationsDelegate = [
                Handling(.didReceiveNotificationResponse) { input async in
                    let action = input.actionIdentifier
                    if !ignored.contains(action) { effects.note(action) }
                }
            ]
        }
        let found = await cases(of: .response(to: content)) {
            receiving(&$0, [])
        } _: {
            receiving(&$0, [action])
        }
        #expect(found.first?.contains(action) == true, "\(found)")
    }

    @Test func aVariantSaysNothingThatItsSampleHasSaid() async {
        let comparison = Comparison.ofRoles(
            { $0.urlDelegate = [noting(.openURL) { _ in "opened" }] },
            { $0.urlDelegate = [noting(.openURL) { _ in nil }] },
            effects: effects
        )
        let report = await comparison.run([.url(url)], in: [.withoutScenes])
        #expect(!report.differences.isEmpty)
        #expect(!report.variants.isEmpty)
        #expect(report.variants.flatMap(\.differences) == [], "\(report)")
    }

    @Test func variantsCanBeLeftOut() async {
        var comparison = Comparison.ofRoles({ _ in }, { $0.urlDelegate = [noting(.openURL) { _ in "opened" }] })
        #expect(await comparison.run([.url(url)]).description.contains("cases and "))
        comparison.triesVariants = false
        let report = await comparison.run([.url(url)])
        #expect(report.variants.isEmpty)
        #expect(report.description.contains("in 6 cases\n"))
    }
}

/// Keeps one completion handler for a turn, and loses one that was there already.
@MainActor
private final class ForgettingSessions: BackgroundURLSessionDelegate {
    private var owed: (@Sendable () -> Void)?

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        owed = completionHandler
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.owed?()
                self.owed = nil
            }
        }
    }
}

/// Opens links in the window of the first one alone.
private final class FirstWindowLinks {
    private let effects: Effects
    private var first: UIScene?

    init(_ effects: Effects) { self.effects = effects }
}

extension FirstWindowLinks: SceneURLDelegate {
    func scene(_ scene: UIScene, open url: URL, options: OpenURLOptions) -> Bool {
        first = first ?? scene
        if scene === first { effects.note("opened") }
        return true
    }
}
/// A handler that has news in every second push, and takes longer for these, or for the others.
private final class Alternating: RemoteNotificationsDelegate {
    private let slow: Int
    private var count = 0

    init(slow: Int) { self.slow = slow }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        let remainder = count % 2
        count += 1
        for _ in 0..<(remainder == slow ? 9 : 1) { await Task.yield() }
        return remainder == 0 ? .newData : .noData
    }
}
#endif
