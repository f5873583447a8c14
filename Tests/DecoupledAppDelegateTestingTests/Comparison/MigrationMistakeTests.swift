import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of the mistakes that a migration is likely to make, each in handlers that are right otherwise.
@MainActor
@Suite(.net)
struct MigrationMistakeTests {
    private let effects = Effects()

    private func report(_ mistake: Mistake?) async throws -> ComparisonReport {
        let effects = effects
        var comparison = Comparison(
            before: { Shop(effects) }, after: { roles { Parts(effects, mistake).fill(&$0) } },
            effects: { effects.take() })
        comparison.patience = 0.05
        let link = try #require(URL(string: "shop://product/5"))
        return await comparison.acceptingSceneAdoption().run([
            .launch, .roundTrip, .url(link, options: [.openInPlace: false, .sourceApplication: "com.example.mail"]),
            .backgroundURLSession("uploads"), .fetch,
        ])
    }

    @Test func handlersWithoutAMistakeAreEqual() async throws {
        let report = try await report(nil)
        #expect(report.differences == [], "\(report)")
    }

    @Test(arguments: Mistake.allCases) func aMistakeOfAHandlerIsNamed(mistake: Mistake) async throws {
        let report = try await report(mistake)
        let found = report.differences.map { Found(kind: $0.kind, event: $0.event) }
        #expect(found.contains(mistake.found), "\(report)")
        #expect(Set(found.map(\.event)) == [mistake.found.event], "\(report)")
    }
}

struct Found: Hashable {
    let kind: Difference.Kind
    let event: AppEvent?
}

enum Mistake: CaseIterable, Sendable {
    case dropsACompletionHandler, swapsTheOrder, isInAnotherSlot, answersAFetchOtherwise, ignoresAnOption, opensAnything
    case keepsOneCompletionHandler

    fileprivate var found: Found {
        switch self {
        case .dropsACompletionHandler: Found(kind: .promptness, event: .handleBackgroundURLSessionEvents)
        case .swapsTheOrder: Found(kind: .order, event: .didFinishLaunching)
        case .isInAnotherSlot: Found(kind: .notHandled, event: .didEnterBackground)
        case .answersAFetchOtherwise: Found(kind: .answer, event: .performFetch)
        case .ignoresAnOption: Found(kind: .effects, event: .openURL)
        case .opensAnything: Found(kind: .answer, event: .openURL)
        case .keepsOneCompletionHandler: Found(kind: .promptness, event: .handleBackgroundURLSessionEvents)
        }
    }
}

/// What both sides do, so that they differ in who does it, and in the mistake.
@MainActor
private final class Work {
    private let effects: Effects
    private let mistake: Mistake?
    private var sessions: [String: () -> Void] = [:]

    init(_ effects: Effects, _ mistake: Mistake? = nil) { (self.effects, self.mistake) = (effects, mistake) }

    func note(_ effect: String) { effects.note(effect) }

    func open(_ url: URL, _ options: OpenURLOptions) -> Bool {
        guard mistake == .opensAnything || url.host == "product" else { return false }
        let source = mistake == .ignoresAnOption ? nil : options[.sourceApplication] as? String
        note("\(url.lastPathComponent) for \(source ?? "nobody")")
        return true
    }

    func finish(_ session: String, _ completionHandler: @escaping () -> Void) {
        if mistake == .dropsACompletionHandler, session != "uploads" { return }
        let key = mistake == .keepsOneCompletionHandler ? "" : session
        sessions[key] = completionHandler
        Task { sessions.removeValue(forKey: key)?() }
    }

    func fetch() -> UIBackgroundFetchResult {
        note("fetched")
        return mistake == .answersAFetchOtherwise ? .noData : .newData
    }
}

private final class Shop: UIResponder, UIApplicationDelegate {
    private let work: Work

    init(_ effects: Effects) {
        work = Work(effects)
        super.init()
    }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        work.note("crash reports")
        work.note("analytics")
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { work.note("saved") }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        work.open(url, options)
    }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { work.finish(identifier, completionHandler) }

    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(work.fetch()) }
}

@MainActor
private final class Parts {
    private let work: Work
    private let mistake: Mistake?

    init(_ effects: Effects, _ mistake: Mistake?) {
        work = Work(effects, mistake)
        self.mistake = mistake
    }

    func fill(_ roles: inout Roles) {
        roles.append(self)
        let launches = ["crash reports", "analytics"].map { [work] part in
            Handling(.didFinishLaunching) { _ in
                work.note(part)
                return true
            }
        }
        for launch in mistake == .swapsTheOrder ? launches.reversed() : launches {
            roles.appStateDelegate.append(launch)
        }
        if mistake == .isInAnotherSlot {
            roles.sceneStateDelegate = [Handling(.sceneDidEnterBackground) { [work] _ in work.note("saved") }]
        } else {
            roles.appStateDelegate.append(Handling(.didEnterBackground) { [work] _ in work.note("saved") })
        }
    }
}

extension Parts: URLDelegate {
    func application(_ app: UIApplication, open url: URL, options: OpenURLOptions) -> Bool { work.open(url, options) }
}

extension Parts: BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) { work.finish(identifier, completionHandler) }
}

extension Parts: BackgroundFetchDelegate {
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) { completionHandler(work.fetch()) }
}
