#if RemoteNotifications
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What an app does in a later life, or the next time in one, because of what came before.
@MainActor
@Suite(.net)
struct LaterLifeTests {
    private let effects = Effects()
    private let stored = Stored()

    private func report(
        _ samples: [Sample], isWrong: Bool,
        _ make: @escaping @MainActor (_ isWrong: Bool, _ roles: inout Roles) -> Void
    ) async -> ComparisonReport {
        let (effects, stored) = (effects, stored)
        return await Comparison(
            before: { roles { make(false, &$0) } }, after: { roles { make(isWrong, &$0) } },
            effects: { effects.take() }, reset: { stored.values = [:] }
        )
        .run(samples, in: [.withoutScenes])
    }

    @Test(arguments: [true, false])
    func aLaunchByALinkReadsWhatAnEarlierLifeHasSaved(isWrong: Bool) async {
        let (effects, stored) = (effects, stored)
        let invite = Sample.url(URL(fileURLWithPath: "/invite"))
        let report = await report([.launch, invite], isWrong: isWrong) { isWrong, roles in
            let known = stored.values["link"]
            roles.urlDelegate = [
                Handling(.openURL) { input in
                    let link = input.url.path
                    effects.note(link == known ? "has opened \(link) before" : "opens \(link)")
                    if !isWrong { stored.values["link"] = link }
                    return true
                }
            ]
        }
        expect("opens /invite", in: report, isWrong: isWrong)
    }

    /// What a step reads is compared in an updated app if the step has a sample of its own, which begins with a launch.
    @Test(arguments: [true, false])
    func aStepAfterALaunchReadsWhatTheAppBeforeAnUpdateHasSaved(isWrong: Bool) async {
        let (effects, stored) = (effects, stored)
        let player = Player()
        let play = Sample.several("play", .launch, .step("press play") { player.play() })
        let link = Sample.url(URL(fileURLWithPath: "/episode"))
        let report = await report([.launch, link, play], isWrong: isWrong) { isWrong, roles in
            let key = isWrong ? "new" : "old"
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    player.play = { effects.note("plays \(stored.values[key] ?? "nothing")") }
                    return true
                }
            ]
            roles.urlDelegate = [
                Handling(.openURL) { input in
                    stored.values[key] = input.url.path
                    return true
                }
            ]
        }
        #expect(report.differences.map(\.before) == (isWrong ? ["plays /episode"] : []), "\(report)")
        #expect(report.differences.map(\.after) == (isWrong ? ["plays nothing"] : []))
    }

    /// A step lets an hour pass, after which an app that comes to the front is locked.
    @Test(arguments: [true, false])
    func anAppComesBackAnHourAfterAPush(isWrong: Bool) async {
        let (effects, clock) = (effects, AppClock())
        let hour = Sample.step("an hour passes") { clock.hours += 1 }
        let push = Sample.push(["aps": ["content-available": 1]])
        let report = await report([.several("back an hour later", push, hour, .launch)], isWrong: isWrong) {
            isWrong, roles in
            let start = clock.hours
            roles.appStateDelegate = [
                Handling(.willEnterForeground) { _ in
                    if !isWrong, clock.hours > start { effects.note("locks") }
                }
            ]
            roles.remoteNotificationsDelegate = [Handling(.didReceiveRemoteNotification) { _ in Reply(.noData) }]
        }
        #expect(Set(report.differences.map(\.before)) == (isWrong ? ["locks"] : []), "\(report)")
    }

    /// A push that comes while the app is left counts from anew, since the user has seen the one before.
    @Test(arguments: [true, false])
    func aPushComesToAnAppThatTheUserHasLeft(isWrong: Bool) async {
        let effects = effects
        let push = Sample.push(["aps": ["content-available": 1]])
        let report = await report([.several("two pushes", push, .launch, .leaving, push)], isWrong: isWrong) {
            isWrong, roles in
            var count = 0
            roles.appStateDelegate = [
                Handling(.didBecomeActive) { _ in if !isWrong { count = 0 } }
            ]
            roles.remoteNotificationsDelegate = [
                Handling(.didReceiveRemoteNotification) { _ in
                    if UIApplication.shared.applicationState == .background { count += 1 }
                    effects.note("badge \(count)")
                    return Reply(.newData)
                }
            ]
        }
        #expect(report.rows.first?.cases.first == (isWrong ? "two pushes (cold, without scenes)" : nil), "\(report)")
        #expect(report.hasNoDifferences == !isWrong, "\(report)")
    }

    @Test(arguments: [true, false])
    func aLaunchByAPushReadsWhatAnEarlierLifeHasSaved(isWrong: Bool) async {
        let (effects, stored) = (effects, stored)
        let report = await report([.push(["aps": ["content-available": 1]])], isWrong: isWrong) { isWrong, roles in
            let count = Int(stored.values["count"] ?? "") ?? 0
            roles.remoteNotificationsDelegate = [
                Handling(.didReceiveRemoteNotification) { _ in
                    effects.note("\(count) before")
                    if !isWrong { stored.values["count"] = "1" }
                    return Reply(.newData)
                }
            ]
        }
        expect("0 before", in: report, isWrong: isWrong)
    }

    @Test(arguments: [true, false])
    func whatIsDoneAtTheThirdLaunchIsCompared(isWrong: Bool) async {
        let (effects, stored) = (effects, stored)
        let report = await report([.launch], isWrong: isWrong) { isWrong, roles in
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    let count = (Int(stored.values["launches"] ?? "") ?? 0) + 1
                    stored.values["launches"] = "\(count)"
                    if count == 3, !isWrong { effects.note("asks for a rating") }
                    return true
                }
            ]
        }
        expect("nothing", in: report, isWrong: isWrong)
    }

    @Test(arguments: [true, false])
    func whatAStepLeavesForTheNextLifeIsCompared(isWrong: Bool) async {
        let (effects, stored) = (effects, stored)
        let signedIn = Sample.several("a sign-in", .step("sign in") { stored.values["user"] = "ada" }, .launch)
        let report = await report([.launch, signedIn], isWrong: isWrong) { isWrong, roles in
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    effects.note("greets \(stored.values["user"] ?? "nobody")")
                    if isWrong { stored.values["user"] = nil }
                    return true
                }
            ]
        }
        expect("greets nobody", in: report, isWrong: isWrong)
        // Also where scenes are adopted, in which it does not launch the app after a life with every sample.
        let isFoundByItself = report.rows.flatMap(\.cases).contains { $0.hasPrefix("two launches, after a sign-in") }
        #expect(isFoundByItself == isWrong, "\(report)")
    }

    @Test(arguments: [true, false])
    func aPushComesWhileTheAppIsInactive(isWrong: Bool) async {
        let effects = effects
        let report = await report([.push(["aps": ["content-available": 1]])], isWrong: isWrong) { isWrong, roles in
            roles.remoteNotificationsDelegate = [
                Handling(.didReceiveRemoteNotification) { _ in
                    let state = UIApplication.shared.applicationState
                    effects.note((isWrong ? state != .background : state == .active) ? "a banner" : "a badge")
                    return Reply(.newData)
                }
            ]
        }
        expect("a banner", in: report, isWrong: isWrong)
    }

    @Test(arguments: [true, false])
    func anotherLinkComesAfterTheFirst(isWrong: Bool) async {
        let effects = effects
        let report = await report([.url(URL(fileURLWithPath: "/page"))], isWrong: isWrong) { isWrong, roles in
            var first: String?
            roles.urlDelegate = [
                Handling(.openURL) { input in
                    first = first ?? input.url.path
                    effects.note("opens \(isWrong ? first ?? "" : input.url.path)")
                    return true
                }
            ]
        }
        #expect(report.hasNoDifferences == !isWrong, "\(report)")
        #expect(report.differences.allSatisfy { $0.event == .openURL && $0.after.contains("opens /page") }, "\(report)")
    }

    @Test func aReportSaysWithWhichOfSeveralSamplesADifferenceIsSeen() async {
        let effects = effects
        let links = ["one", "two"].map { Sample.url(URL(fileURLWithPath: "/\($0)")) }
        let report = await report(links, isWrong: true) { isWrong, roles in
            var last = ""
            roles.urlDelegate = [
                Handling(.openURL) { input in
                    let link = input.url.path
                    if isWrong, last == "/two", link == "/one" { effects.note("goes back") }
                    last = link
                    return true
                }
            ]
        }
        let place = """
              in      every sample, one after the other and back (foreground, without scenes) and 3 more, without scenes
              needs   file:///two; file:///one
            """
        #expect("\(report)".contains(place), "\(report)")
    }

    /// Others log out or show another plant: in no order of all samples the notification comes right after the link.
    @Test(arguments: [true, false])
    func eachSampleComesRightAfterEachOtherOne(isWrong: Bool) async {
        let effects = effects
        let names = ["away", "plant", "gone", "rose", "off"]
        let links = names.map { Sample.url(URL(fileURLWithPath: "/\($0)")) }
        let report = await report(links, isWrong: isWrong) { isWrong, roles in
            var last = ""
            roles.urlDelegate = [
                Handling(.openURL) { input in
                    let name = input.url.lastPathComponent
                    if !isWrong, last == "plant", name == "rose" { effects.note("shows a rose beside the plant") }
                    last = name
                    return true
                }
            ]
        }
        #expect(report.differences.map(\.before) == (isWrong ? ["shows a rose beside the plant"] : []), "\(report)")
        #expect(
            report.rows.flatMap(\.cases)
                == (isWrong ? ["file:///plant, in turn with each later sample (foreground, without scenes)"] : []),
            "\(report)")
    }

    /// The system disconnects the scene, and what it shows is decided anew when it connects again.
    @Test(arguments: [true, false])
    func aSceneIsDisconnectedAfterEachSampleAndComesBack(isWrong: Bool) async {
        let effects = effects
        let making: @MainActor (Bool) -> Roles = { isWrong in
            roles { roles in
                var isSignedIn = false
                var screen: String?
                roles.urlDelegate = [
                    Handling(.openURL) { _ in
                        isSignedIn = true
                        return true
                    }
                ]
                roles.sceneConnectionDelegate = [
                    Handling(.sceneWillConnect) { _ in
                        let shown = isWrong ? screen : nil
                        screen = shown ?? (isSignedIn ? "garden" : "welcome")
                        effects.note("shows the \(screen ?? "")")
                    }
                ]
            }
        }
        let report = await Comparison(
            before: { making(false) }, after: { making(isWrong) }, effects: { effects.take() }
        )
        .run([.url(URL(fileURLWithPath: "/login"))], in: [.withScenes])
        #expect(report.hasNoDifferences == !isWrong, "\(report)")
        #expect(report.differences.allSatisfy { $0.before.contains("shows the garden") }, "\(report)")
    }

    /// The app shows the badge of a push that comes while something covers it, until it is active again.
    @Test(arguments: [true, false])
    func whatAnAppTakesBackIsComparedAsLongAsItIsThere(isWrong: Bool) async {
        let report = await report([.push(["aps": ["content-available": 1]])], isWrong: isWrong) { isWrong, roles in
            roles.appStateDelegate = [
                Handling(.didBecomeActive) { _ in UIApplication.shared.applicationIconBadgeNumber = 0 }
            ]
            roles.remoteNotificationsDelegate = [
                Handling(.didReceiveRemoteNotification) { _ in
                    let state = UIApplication.shared.applicationState
                    if isWrong ? state == .background : state != .active {
                        UIApplication.shared.applicationIconBadgeNumber = 1
                    }
                    return Reply(.newData)
                }
            ]
        }
        #expect(report.differences.map(\.before) == (isWrong ? ["badge 1, taken back"] : []), "\(report)")
    }

    /// A reminder that is no longer removed shows, though both apps have asked for it.
    @Test(arguments: [true, false])
    func whatAnAppNoLongerTakesBackIsFound(isWrong: Bool) async {
        let report = await report(
            [.several("a day", Sample(.significantTimeChange) {}, Sample(.didReceiveMemoryWarning) {})],
            isWrong: isWrong
        ) { isWrong, roles in
            let conditions = RecordingHandler(wanting: [.significantTimeChange, .didReceiveMemoryWarning])
            conditions.answer(.significantTimeChange) { UIApplication.shared.applicationIconBadgeNumber = 1 }
            conditions.answer(.didReceiveMemoryWarning) {
                if !isWrong { UIApplication.shared.applicationIconBadgeNumber = 0 }
            }
            roles.systemConditionsDelegate = [conditions]
        }
        #expect(report.hasNoDifferences == !isWrong, "\(report)")
        #expect(report.differences.allSatisfy { $0.after.contains("badge 1") }, "\(report)")
    }

    /// A step that prepares what an app has saved comes before the app's objects, which read it.
    @Test func whatAStepSavesBeforeALaunchIsReadWhenTheAppsObjectsAreMade() async {
        let (effects, stored) = (effects, stored)
        let saved = Sample.several("a draft", .step("save") { Task { stored.values["draft"] = "the draft" } }, .launch)
        let report = await report([saved], isWrong: true) { isEarly, roles in
            let early = stored.values["draft"]
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    effects.note("shows \((isEarly ? early : stored.values["draft"]) ?? "nothing")")
                    return true
                }
            ]
        }
        #expect(report.hasNoDifferences, "\(report)")
    }

    /// After a life with both links the second one is known, whatever their order is.
    @Test(arguments: [true, false])
    func aSampleComesAgainAfterAnUpdate(isWrong: Bool) async {
        let (effects, stored) = (effects, stored)
        let links = ["one", "two"].map { Sample.url(URL(fileURLWithPath: "/\($0)")) }
        let report = await report([.launch] + links, isWrong: isWrong) { isWrong, roles in
            let key = isWrong ? "new" : "old"
            roles.appStateDelegate = [Handling(.didFinishLaunching) { _ in true }]
            roles.urlDelegate = [
                Handling(.openURL) { input in
                    let link = input.url.path
                    effects.note(stored.values[key] == link ? "stays at \(link)" : "opens \(link)")
                    stored.values[key] = link
                    return true
                }
            ]
        }
        #expect(report.hasNoDifferences == !isWrong, "\(report)")
        #expect(
            report.rows.flatMap(\.cases).allSatisfy { $0.contains("two launches and") && $0.contains("updated after") },
            "\(report)")
    }

    /// The pending link is opened after the sign-in, in the same life only or in a later one, too.
    @Test(arguments: [true, false])
    func theRestOfSeveralSamplesComesInALaterLife(isWrong: Bool) async throws {
        let (effects, stored) = (effects, stored)
        let sample = Sample.several(
            "a link before the sign-in", .url(URL(fileURLWithPath: "/page")), Sample(.significantTimeChange) {})
        let report = await report([sample], isWrong: isWrong) { isWrong, roles in
            var link: String?
            roles.urlDelegate = [
                Handling(.openURL) { input in
                    link = input.url.path
                    if isWrong { stored.values["link"] = link }
                    return true
                }
            ]
            roles.systemConditionsDelegate = [
                Handling(.significantTimeChange) { _ in
                    guard let found = link ?? stored.values["link"] else { return }
                    effects.note("opens \(found)")
                    (link, stored.values["link"]) = (nil, nil)
                }
            ]
        }
        expect("opens /page", in: report, isWrong: isWrong)
        #expect(
            report.rows.flatMap(\.cases).first
                == (isWrong
                    ? "a launch; applicationSignificantTimeChange(_:), after file:///page (cold, without scenes)"
                    : nil),
            "\(report)")
    }

    @Test func whatIsTheSameWithSeveralSamplesIsAcceptedWithOne() async {
        let effects = effects
        let opening: @MainActor (Bool) -> Roles = { notes in
            roles {
                $0.urlDelegate = [
                    Handling(.openURL) { _ in
                        if notes { effects.note("opened") }
                        return true
                    }
                ]
            }
        }
        let comparison = Comparison(
            before: { opening(true) }, after: { opening(false) }, effects: { effects.take() })
        let report = await comparison.accepting(
            "application(_:open:options:)", .effects, before: "opened", after: "nothing", because: "It is quiet now."
        )
        .run([.url(URL(fileURLWithPath: "/page"))])
        #expect(report.hasNoDifferences, "\(report)")
    }

    /// On a busy machine a thread may do in the next life what it was to do in the one before.
    @Test(arguments: [true, false])
    func workThatAThreadDoesOnceInTheNextLifeIsNoDifference(isAlone: Bool) async {
        let several = Sample.several("a launch, and later", .launch, Sample(.significantTimeChange) {})
        let samples = isAlone ? [.launch] : [several]
        let (effects, stored) = (effects, stored)
        var isLate = true
        let report = await report(samples, isWrong: true) { isWrong, roles in
            roles.appStateDelegate = [
                Handling(.didFinishLaunching) { _ in
                    if stored.values["launched"] != nil, isWrong, isLate {
                        isLate = false
                        effects.note("what the last life has put off")
                    }
                    stored.values["launched"] = "yes"
                    return true
                }
            ]
        }
        #expect(report.hasNoDifferences, "\(report)")
        #expect(!isLate)
    }

    private func expect(_ after: String, in report: ComparisonReport, isWrong: Bool) {
        #expect(report.differences.map(\.kind) == (isWrong ? [.effects] : []), "\(report)")
        #expect(report.differences.allSatisfy { $0.after.contains(after) }, "\(report)")
    }
}

/// What plays episodes.
@MainActor private final class Player {
    var play: @MainActor () -> Void = {}
}

/// An app's clock, which a test moves.
@MainActor private final class AppClock {
    var hours = 0
}
#endif
