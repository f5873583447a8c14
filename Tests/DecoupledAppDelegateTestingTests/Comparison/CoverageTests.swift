import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a comparison says of what its samples have reached.
@MainActor
@Suite(.net)
struct CoverageTests {
    private let effects = Effects()

    private func comparison(after: @escaping @MainActor (inout Roles) -> Void) -> Comparison {
        let effects = effects
        return Comparison(
            before: { KnownDelegate(effects) }, after: { roles(after) }, effects: { effects.take() })
    }

    private func moveOut(_ roles: inout Roles) { roles.append(ExistingAppDelegate(wrapping: KnownDelegate(effects))) }

    @Test func aReportNamesTheMethodsThatNoSampleHasCalled() async {
        let report = await comparison(after: moveOut).run([.launch], in: [.withoutScenes])
        #expect(report.differences == [], "\(report)")
        #expect(report.coverage.compared == [.didFinishLaunching])
        #expect(report.coverage.untested == [.shouldAllowExtensionPoint, .handleWatchKitRequest, .willEncodeState])
        let text = """
            4 methods: 1 compared, 3 without a sample
            1 handler: 1 called
            0 differences, in 1 case
            """
        let methods = """
            Methods without a sample: application(_:shouldAllowExtensionPointIdentifier:); \
            application(_:handleWatchKitExtensionRequest:reply:); application(_:willEncodeRestorableStateWith:)
            """
        #expect("\(report)".hasPrefix(text), "\(report)")
        #expect("\(report)".hasSuffix(methods), "\(report)")
        #expect(report.markdown().hasPrefix("4 methods: 1 compared"))
    }

    @Test func everyEventThatTheAppDelegateHasAMethodForHasASample() async {
        let report = await comparison(after: moveOut).run(.standard(infoPlist: [:]), in: [.withoutScenes])
        #expect(report.coverage.untested == [])
        #expect(report.coverage.compared.count == 4)
        #expect(
            report.madeUp.contains { $0.hasPrefix("application(_:handleWatchKitExtensionRequest:reply:)") },
            "\(report.madeUp)")
        let played = Set(report.cases.map(\.sample))
        #expect(!played.contains { $0.hasPrefix("background session") }, "\(played)")
    }

    @Test func everyEventThatAHandlerWantsHasASampleWhereOneCanBeMade() async {
        let all: @MainActor () -> Roles = {
            var roles = Roles()
            roles.append(RecordingHandler())
            return roles
        }
        var comparison = Comparison(before: all, after: all)
        comparison.triesVariants = false
        let report = await comparison.run(.standard(infoPlist: [:]))
        #expect(report.coverage.untested == [], "\(report.coverage)")
    }

    @Test func aHandlerThatNobodyCallsIsNamed() async {
        let report = await comparison { roles in
            moveOut(&roles)
            roles.menuDelegate = [Menus()]
        }
        .run([.launch], in: [.withoutScenes])
        #expect(report.coverage.uncalledHandlers == ["Menus"])
        #expect("\(report)".contains("2 handlers: 1 called, 1 never: Menus"))
    }

    @Test func thePackagesSceneDelegateIsNoneOfTheApps() async {
        let report = await Comparison(
            before: { SilentDelegate() }, after: { SilentDelegate() }, sceneDelegate: { SceneDelegate() }
        )
        .run([.launch])
        #expect(report.coverage.uncalledHandlers + report.coverage.calledHandlers == ["SilentDelegate"], "\(report)")
    }

    @Test func aComparisonWithoutAnyEffectSaysSo() async {
        let known = await comparison(after: moveOut).run([.launch], in: [.withoutScenes])
        #expect(known.coverage.hasEffects == true)
        let nothing = await Comparison(before: { Roles() }, after: { Roles() }, effects: { [] }).run([.launch])
        #expect(nothing.coverage.hasEffects == false)
        #expect("\(nothing)".contains("No case had an effect on either side"))
        let unknown = await Comparison(before: { Roles() }, after: { Roles() }).run([.launch])
        #expect(unknown.coverage.hasEffects == nil)
        #expect("\(unknown)".contains("Effects are not compared"))
    }

    @Test func whereMethodsAreUnknownEachCountsThatThereCanBe() async {
        let report = await Comparison(before: { SilentDelegate() }, after: { Roles() }).run([.launch])
        #expect(!report.coverage.knowsMethods)
        #expect("\(report)".contains("methods that your class may have (override its responds(to:) to say which): "))
    }

    @Test func aLossThatNobodyNoticesIsListed() async {
        let effects = effects
        let comparison = Comparison.ofRoles(
            { fill(&$0, effects) }, { fill(&$0, effects) }, effects: effects)
        let samples: [Sample] = [.launch, Sample(.significantTimeChange) {}]
        let unnoticed = await comparison.unnoticedLosses(samples)
        #expect(unnoticed.map(\.description) == ["Quiet in systemConditionsDelegate", "all of menuDelegate"])
        let noticed = await comparison.unnoticedLosses(samples + [.menus])
        #expect(noticed.map(\.description) == ["Quiet in systemConditionsDelegate"])
    }

    private func fill(_ roles: inout Roles, _ effects: Effects) {
        roles.systemConditionsDelegate = [Handling(.significantTimeChange) { _ in effects.note("day") }, Quiet()]
        roles.menuDelegate = [Handling(.buildMenu) { _ in effects.note("menu") }]
    }
}

extension Sample {
    @MainActor fileprivate static var menus: Sample {
        Sample(.buildMenu) { Builder() }
    }
}

@MainActor private final class Menus {}
extension Menus: MenuDelegate {
    func buildMenu(with builder: any UIMenuBuilder) {}
}

@MainActor private final class Quiet {}
extension Quiet: SystemConditionsDelegate {
    func handles(_ event: AppEvent) -> Bool { event == .significantTimeChange }

    func applicationSignificantTimeChange(_ application: UIApplication) {}
}

@MainActor private final class Builder: NSObject, UIMenuBuilder {
    let system = UIMenuSystem.main
    func menu(for identifier: UIMenu.Identifier) -> UIMenu? { nil }
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {}
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {}
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {}
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {}
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {}
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {}
    func remove(menu removedIdentifier: UIMenu.Identifier) {}
}

private final class SilentDelegate: UIResponder, UIApplicationDelegate {}

/// Says which methods it has, as every object does where there is Objective-C.
private final class KnownDelegate: UIResponder, UIApplicationDelegate {
    private let effects: Effects

    init(_ effects: Effects) {
        self.effects = effects
        super.init()
    }

    override func responds(to aSelector: Selector!) -> Bool {
        [AppEvent.didFinishLaunching, .shouldAllowExtensionPoint, .handleWatchKitRequest, .willEncodeState]
            .map { Selector($0.rawValue) }.contains(aSelector)
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        effects.note("launched")
        return true
    }
}
