#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// Every argument of a sample is played with something else, without it, and, where there was none, with one.
@MainActor
@Suite(.net)
struct ArgumentTests {
    /// Returns the differences that are found with other arguments than a sample's.
    private func found(with sample: Sample, _ comparison: Comparison) async -> [Difference] {
        let report = await comparison.run([sample], in: [.withoutScenes])
        #expect(report.cases.flatMap(\.differences) == [], "\(report)")
        return report.differences
    }

    private func link(_ text: String, _ options: OpenURLOptions = [:]) -> Sample {
        .url(URL(string: text) ?? URL(fileURLWithPath: "/"), options: options)
    }

    private static func query(_ url: URL?, _ name: String) -> String? {
        url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }?.queryItems?
            .first { $0.name == name }?.value
    }

    private static func steps(_ url: URL) -> [String] { url.pathComponents.filter { $0 != "/" } }

    // MARK: Links

    @Test(arguments: [nil, "com.example.mail"])
    func theAppThatOpensALinkIsAnotherOrNone(source: String?) async {
        let sample = link("app://room", source.map { [.sourceApplication: $0] } ?? [:])
        let comparison = Comparison.ofClerk(knowing: source ?? "nobody") { (input: URLInput) in
            input.options[.sourceApplication] as? String ?? "nobody"
        }
        #expect(await found(with: sample, comparison).map(\.kind) == [.effects])
    }

    @Test func anAppThatMayOpenALinkInPlaceNeedNotHaveAName() async {
        let sample = link("app://room", [.sourceApplication: "com.example.mail", .openInPlace: true])
        let comparison = Comparison.ofClerk { (input: URLInput) in
            input.options[.openInPlace] as? Bool == true ? "in place" : "copied"
        } _: { (input: URLInput) in
            // Right as long as both are there, or neither.
            input.options[.sourceApplication] != nil ? "in place" : "copied"
        }
        #expect(await found(with: sample, comparison).map(\.kind) == [.effects])
    }

    @Test(arguments: ["app://room?tab=notes", "app://room"])
    func theQueryOfALinkIsAnotherOrNone(text: String) async {
        let known = URL(string: text)?.query ?? "none"
        let comparison = Comparison.ofClerk(knowing: known) { (input: URLInput) in input.url.query ?? "none" }
        #expect(await found(with: link(text), comparison).map(\.kind) == [.effects])
    }

    @Test func aQueryItemIsLeftOutAlone() async {
        let comparison = Comparison.ofClerk { (input: URLInput) in
            "\(Self.query(input.url, "id") ?? "nobody"), \(Self.query(input.url, "tab") ?? "overview")"
        } _: { (input: URLInput) in
            // Right as long as there are two items, or none.
            let items = URLComponents(url: input.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            let tab = Self.query(input.url, "tab") ?? (items.count == 1 ? "notes" : "overview")
            return "\(Self.query(input.url, "id") ?? "nobody"), \(tab)"
        }
        #expect(await found(with: link("app://room?id=7&tab=notes"), comparison).map(\.kind) == [.effects])
    }

    @Test(arguments: ["app://room", "app://room#end"])
    func thePartThatALinkLeadsToIsAnotherOrNone(text: String) async {
        let known = URL(string: text)?.fragment ?? "the top"
        let comparison = Comparison.ofClerk(knowing: known) { (input: URLInput) in input.url.fragment ?? "the top" }
        #expect(await found(with: link(text), comparison).map(\.kind) == [.effects])
    }

    @Test(arguments: ["host", "path", "query", "source"])
    func aPartOfALinkBeginsAlike(part: String) async {
        let parts: @MainActor (URLInput, (String, String) -> Bool) -> String = { input, matches in
            let host = input.url.host ?? ""
            let steps = Self.steps(input.url)
            let names = URLComponents(url: input.url, resolvingAgainstBaseURL: false)?.queryItems?.map(\.name) ?? []
            let source = input.options[.sourceApplication] as? String ?? ""
            let known = (host: "room", path: "chat", query: "id", source: "com.example.mail")
            return [
                part == "host" ? matches(host, known.host) : host == known.host,
                part == "path" ? steps.contains { matches($0, known.path) } : steps.contains(known.path),
                part == "query" ? names.contains { matches($0, known.query) } : names.contains(known.query),
                part == "source" ? matches(source, known.source) : source == known.source,
            ].description
        }
        let comparison = Comparison.ofClerk { (input: URLInput) in
            parts(input) { $0 == $1 }
        } _: { (input: URLInput) in
            parts(input) { $0.hasPrefix($1) }
        }
        let sample = link("app://room/chat?id=7", [.sourceApplication: "com.example.mail"])
        #expect(await found(with: sample, comparison).map(\.kind) == [.effects])
    }

    @Test(arguments: ["app://room/7", "app:///7"])
    func theEndOfAPathIsNotItsBeginning(text: String) async {
        let comparison = Comparison.ofClerk { (input: URLInput) in
            Self.steps(input.url).first ?? "none"
        } _: { (input: URLInput) in
            Self.steps(input.url).last ?? "none"
        }
        #expect(await found(with: link(text), comparison).map(\.kind) == [.effects])
    }

    @Test func whatIsDecodedTwiceIsFound() async {
        let comparison = Comparison.ofClerk { (input: URLInput) in
            Self.query(input.url, "text") ?? "none"
        } _: { (input: URLInput) in
            let text = Self.query(input.url, "text") ?? "none"
            return text.removingPercentEncoding ?? "none"
        }
        #expect(await found(with: link("app://room?text=hello"), comparison).map(\.kind) == [.effects])
    }

    @Test(arguments: ["scheme", "host", "path", "query"])
    func aLinkIsSpelledInCapitals(part: String) async {
        let read: @MainActor (URL) -> String = { url in
            switch part {
            case "scheme": url.scheme ?? "none"
            case "host": url.host ?? "none"
            case "path": Self.steps(url).last ?? "none"
            default: Self.query(url, "tab") ?? "none"
            }
        }
        let known = part == "scheme" ? "app" : part == "host" ? "room" : part == "path" ? "end" : "notes"
        let comparison = Comparison.ofClerk { (input: URLInput) in
            read(input.url).lowercased() == known ? "known" : "unknown"
        } _: { (input: URLInput) in
            read(input.url) == known ? "known" : "unknown"
        }
        #expect(await found(with: link("app://room/end?tab=notes"), comparison).map(\.kind) == [.effects])
    }

    // MARK: Activities

    @Test func thePageOfAnActivityHasAnotherQueryAndIsSpelledInCapitals() async {
        let page = Sample.activity(
            NSUserActivityTypeBrowsingWeb, webpageURL: URL(string: "https://example.com/p?tab=notes"))
        let query = Comparison.ofClerk(knowing: "notes") { (activity: NSUserActivity) in
            Self.query(activity.webpageURL, "tab") ?? "none"
        }
        #expect(await found(with: page, query).map(\.kind) == [.effects])
        let host = Comparison.ofClerk { (activity: NSUserActivity) in
            activity.webpageURL?.host?.lowercased() == "example.com" ? "known" : "unknown"
        } _: { (activity: NSUserActivity) in
            activity.webpageURL?.host == "example.com" ? "known" : "unknown"
        }
        #expect(await found(with: page, host).map(\.kind) == [.effects])
    }

    @Test func aValueOfAnActivityIsLeftOutAlone() async {
        let comparison = Comparison.ofClerk { (activity: NSUserActivity) in
            "\(activity.userInfo?["to"] as? String ?? "none"), \(activity.userInfo?["text"] as? String ?? "none")"
        } _: { (activity: NSUserActivity) in
            // Right as long as both are there, or neither.
            let to = activity.userInfo?["to"] as? String
            return "\(to ?? "none"), \(activity.userInfo?["text"] as? String ?? (to == nil ? "none" : "hello"))"
        }
        let sample = Sample.activity("draft", userInfo: ["to": "lee", "text": "hello"])
        #expect(await found(with: sample, comparison).map(\.kind) == [.effects])
    }

    @Test func anActivityThatFailsIsOfAnotherTypeAndHasAnotherError() async {
        let sample = Sample(.didFailToContinueUserActivity) { ("draft", URLError(.timedOut)) }
        let type = Comparison.ofClerk(knowing: "draft") { (input: ActivityFailureInput) in input.userActivityType }
        #expect(await found(with: sample, type).map(\.kind) == [.effects])
        let error = Comparison.ofClerk(knowing: "lost") { (input: ActivityFailureInput) in
            (input.error as? CocoaError)?.code == .userCancelled ? "cancelled" : "lost"
        }
        #expect(await found(with: sample, error).map(\.kind) == [.effects])
    }

    @Test func anActivityThatIsUpdatedIsOfAnotherType() async {
        let sample = Sample(.didUpdateUserActivity) { NSUserActivity(activityType: "draft") }
        let comparison = Comparison.ofClerk(knowing: "draft") { (activity: NSUserActivity) in activity.activityType }
        #expect(await found(with: sample, comparison).map(\.kind) == [.effects])
    }

    // MARK: What has values

    @Test func aValueOfAQuickActionIsLeftOutAloneAndAnother() async {
        let sample = Sample.shortcut("call", userInfo: ["to": "lee" as NSString, "urgent": NSNumber(value: true)])
        let left = Comparison.ofClerk { (item: UIApplicationShortcutItem) in
            "\(item.userInfo?["to"] as? String ?? "none"), \(item.userInfo?["urgent"] as? Bool ?? false)"
        } _: { (item: UIApplicationShortcutItem) in
            // Right as long as both are there, or neither.
            let to = item.userInfo?["to"] as? String
            return "\(to ?? "none"), \(item.userInfo?["urgent"] as? Bool ?? (to != nil))"
        }
        #expect(await found(with: sample, left).map(\.kind) == [.effects])
        let changed = Comparison.ofClerk { (item: UIApplicationShortcutItem) in
            "\(item.userInfo?["urgent"] as? Bool ?? false)"
        } _: { (item: UIApplicationShortcutItem) in
            "\(item.userInfo?["urgent"] != nil)"
        }
        #expect(await found(with: sample, changed).map(\.kind) == [.effects])
    }

    @Test func aValueOfAPushIsLeftOutAloneAndAnother() async {
        let sample = Sample.push(["id": "7", "isNew": false])
        let left = Comparison.ofClerk { (userInfo: [AnyHashable: Any]) in
            "\(userInfo["id"] as? String ?? "none"), \(userInfo["isNew"] as? Bool ?? true)"
        } _: { (userInfo: [AnyHashable: Any]) in
            let id = userInfo["id"] as? String
            return "\(id ?? "none"), \(userInfo["isNew"] as? Bool ?? (id == nil))"
        }
        #expect(await found(with: sample, left).map(\.kind) == [.effects])
        let changed = Comparison.ofClerk { (userInfo: [AnyHashable: Any]) in
            "\(userInfo["isNew"] as? Bool ?? true)"
        } _: { (userInfo: [AnyHashable: Any]) in
            "\(!(userInfo["isNew"] is Bool))"
        }
        #expect(await found(with: sample, changed).map(\.kind) == [.effects])
    }

    @Test func theEndOfARestoredPathIsNotItsBeginning() async {
        let sample = Sample(.viewControllerForRestoration) {
            (["root"], NSKeyedArchiver(requiringSecureCoding: true))
        }
        let comparison = Comparison.ofClerk { (path: [String]) in
            path.first
        } _: { (path: [String]) in
            path.last
        }
        #expect(await found(with: sample, comparison).map(\.kind) == [.effects])
    }

    // MARK: Replies

    @Test(arguments: [nil, "thanks"])
    func theTextOfAReplyIsAnotherOrNone(text: String?) async {
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = "message"
        let effects = Effects()
        let replying: @MainActor (Bool) -> Roles = { isWrong in
            roles {
                $0.userNotificationsDelegate = [
                    Handling(.didReceiveNotificationResponse) { response async in
                        let reply = (response as? UNTextInputNotificationResponse)?.userText ?? "nothing"
                        let known = response.actionIdentifier == "reply" ? text ?? "nothing" : "nothing"
                        effects.note(isWrong ? known : reply)
                    }
                ]
            }
        }
        let sample = Sample.response(to: content, action: "reply", text: text)
        let comparison = Comparison(
            before: { replying(false) }, after: { replying(true) }, effects: { effects.take() })
        #expect(await found(with: sample, comparison).map(\.kind) == [.effects])
    }
}
#endif
