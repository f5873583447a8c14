import Capacitor
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import ExpoModulesCore
import Flutter
import HeadlessUIKit
import Testing
import UnityFramework

extension RecipeTests {
    /// Hosts as handlers of an app delegate that is the app's own.
    @MainActor
    @Suite struct Hosts {
        /// A handler that configures scenes would give scenes to every app.
        private let own = RecordingHandler(
            wanting: Set(AppEvent.allCases).subtracting([.configurationForConnectingScene]))

        // MARK: Flutter

        @Test(arguments: Life.all)
        func eachEventReachesTheHandlersAndFlutterOnce(life: Life) async throws {
            let calls: [Occasion: String] = [
                .token: "Flutter.didRegister", .failure: "Flutter.didFailToRegister",
                .push: "Flutter.didReceiveRemoteNotification", .response: "Flutter.didReceive",
                .url: life.hasScenes ? "Flutter.link courier://sdk" : "Flutter.open",
                .link: life.hasScenes ? "Flutter.link https://sdk.example.com" : "Flutter.continue",
            ]
            for occasion in Occasion.allCases {
                own.removeEntries()
                let phone = flutterPhone(life, [PlugIn()])
                defer { phone.hangUp() }
                try await phone.live(through: occasion, of: .ofHost)
                #expect(own.count(of: occasion) == 1, "\(occasion)")
                #expect(phone.calls.count { $0 == calls[occasion] } == (calls[occasion] == nil ? 0 : 1), "\(occasion)")
                #expect(phone.calls.count { $0 == "Flutter.didFinishLaunching" } == 1)
                #expect(phone.faults.isEmpty, "\(occasion)")
            }
        }

        @Test func flutterFindsItsOwnSceneDelegateInThePackages() throws {
            let phone = flutterPhone(.warm, [])
            defer { phone.hangUp() }
            phone.start()
            let scene = try #require(phone.application.connectedScenes.first)
            #expect(FlutterEngine.sceneLifeCycle(of: scene) != nil)
            #expect(phone.calls.contains("Flutter.sceneDidBecomeActive"))
        }

        @Test(arguments: [true, false])
        func flutterLeavesTheWindowAloneThatAHandlerHasMade(isPrinted: Bool) {
            // Without the printed property, Flutter finds the scene's window in the app delegate.
            let printed = isPrinted ? MyAppDelegate(roles: Roles()) : nil
            let handlers: [any RoleHandler] = [
                RootWindow(), ExistingAppDelegate(wrapping: FlutterAppDelegate(), receivesSceneEvents: false),
                ExistingSceneDelegate(wrapping: FlutterSceneDelegate()),
            ]
            let phone = Phone(
                .warm, handlers, delegate: printed ?? AppDelegate(roles: Roles(), clock: ManualClock()))
            defer { phone.hangUp() }
            phone.start()
            #expect(phone.calls.contains("Flutter.movesTheRoot") != isPrinted)
        }

        @Test func aPushIsAnsweredByTheHandlersAndByThePlugInThatTakesIt() async {
            own.answer(.didReceiveRemoteNotification, with: .failed)
            let phone = flutterPhone(.warm, [PlugIn()])
            defer { phone.hangUp() }
            #expect(await phone.push([:]) == .newData)
        }

        @Test func aPushThatNoPlugInTakesIsAnsweredByTheHandlersAndReported() async {
            own.answer(.didReceiveRemoteNotification, with: .newData)
            let phone = flutterPhone(.warm, [PlugIn(takesPushes: false)])
            defer { phone.hangUp() }
            #expect(await phone.push([:]) == .newData)
            #expect(phone.faults == [.dropped])
        }

        @Test func twoPlugInsThatCallOneCompletionHandlerAreReportedAndDoNotEndTheApp() async {
            let phone = flutterPhone(.warm, [PlugIn(), PlugIn()])
            defer { phone.hangUp() }
            #expect(await phone.respond(to: [:]))
            #expect(phone.faults == [.answeredTwice])
        }

        @Test func aPushStopsAtThePlugInThatTakesIt() async {
            let plugIns = [PlugIn(takesPushes: false), PlugIn(), PlugIn()]
            let phone = flutterPhone(.warm, plugIns)
            defer { phone.hangUp() }
            _ = await phone.push([:])
            #expect(plugIns.map(\.pushes) == [1, 1, 0])
            #expect(phone.faults.isEmpty)
        }

        @Test func aSubclassOfFlutterThatTheAppHasAlreadyCanBeWrapped() async {
            let old = OldFlutterDelegate()
            let phone = Phone(.warm, [own, ExistingAppDelegate(wrapping: old, receivesSceneEvents: false)])
            defer { phone.hangUp() }
            await phone.register(.success(Data([7])))
            #expect(old.tokens == [Data([7])])
            #expect(own.count(of: .token) == 1)
            #expect(phone.calls.contains("Flutter.didRegister"))
        }

        private func flutterPhone(_ life: Life, _ plugIns: [PlugIn]) -> Phone {
            let delegate = MyAppDelegate(roles: Roles())
            let phone = Phone(life, [own], delegate: delegate)
            delegate.addFlutter()
            plugIns.forEach { FlutterEngine.addApplicationDelegate($0, of: phone.application) }
            phone.delegate.refreshResponses()
            return phone
        }

        // MARK: Capacitor and React Native

        @Test(arguments: [Life.warm, .cold], [Occasion.url, .link])
        func aLinkReachesTheHandlersAndCapacitorOnce(life: Life, occasion: Occasion) async throws {
            let phone = Phone(life, [own])
            defer { phone.hangUp() }
            addCapacitor(to: phone.delegate)
            try await phone.live(through: occasion, of: .ofHost)
            NotificationCenter.default.post(name: .capacitorViewDidAppear, object: nil)
            #expect(own.count(of: occasion) == 1)
            #expect(phone.calls.count { $0.hasPrefix("Capacitor.link") } == 1)
        }

        @Test(arguments: [Life.warm, .cold], [Occasion.url, .link])
        func aLinkOfARunningAppReachesTheHandlersAndReactNativeOnce(life: Life, occasion: Occasion) async throws {
            let phone = Phone(life, [own, ExistingSceneDelegate(wrapping: ReactNativeLinks())])
            defer { phone.hangUp() }
            try await phone.live(through: occasion, of: .ofHost)
            #expect(own.count(of: occasion) == 1)
            // What the app was launched for, React Native reads in the connection options.
            #expect(phone.calls.count { $0.hasPrefix("React.link") } == (life.isCold ? 0 : 1))
        }

        @Test func reactNativeTakesOneOfSeveralURLsAndIsGivenAll() throws {
            let phone = Phone(.warm, [ExistingSceneDelegate(wrapping: ReactNativeLinks())])
            defer { phone.hangUp() }
            phone.start()
            let scene = try #require(phone.application.connectedScenes.first)
            let urls = try ["courier://parcel/7", "courier://parcel/8"].map { try #require(URL(string: $0)) }
            scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
            #expect(phone.calls == urls.map { "React.link \($0)" })
        }

        @Test func capacitorIsNotToldOfAnActivityThatIsNoLink() {
            let phone = Phone(.warm, [own])
            defer { phone.hangUp() }
            addCapacitor(to: phone.delegate)
            phone.start()
            phone.application.system.continueUserActivity(NSUserActivity(activityType: "com.example.parcel"))
            #expect(own.count(of: .link) == 1)
            #expect(!phone.calls.contains { $0.hasPrefix("Capacitor.link") })
        }

        // MARK: The host first, and last

        @Test(arguments: [Occasion.url, .link])
        func aHostInFrontTakesEveryLinkAndTheRecordSaysWhoWasNotAsked(occasion: Occasion) async throws {
            let phone = Phone(.warm, [ExistingSceneDelegate(wrapping: SceneDelegateProxy.shared), own])
            defer { phone.hangUp() }
            try await phone.live(through: occasion, of: .ofHost)
            #expect(own.count(of: occasion) == 0)
            let record = try #require(phone.records.last { $0.event == occasion.event })
            #expect(record.notAsked.map(\.handler) == ["RecordingHandler"])
        }

        @Test(arguments: [Life.warm, .cold], [Occasion.url, .link])
        func aHandlerBeforeTheHostTakesItsLink(life: Life, occasion: Occasion) async throws {
            own.answer(.openURL, with: true)
            own.answer(.continueUserActivity, with: true)
            let phone = Phone(life, [own])
            defer { phone.hangUp() }
            addCapacitor(to: phone.delegate)
            try await phone.live(through: occasion, of: .ofHost)
            #expect(own.count(of: occasion) == 1)
            #expect(!phone.calls.contains { $0.hasPrefix("Capacitor.link") })
            // A scene that connects is the host's as much as anybody's.
            NotificationCenter.default.post(name: .capacitorViewDidAppear, object: nil)
            #expect(phone.calls.count { $0.hasPrefix("Capacitor.link") } == (life.isCold ? 1 : 0))
        }

        @Test func aHostThatObservesLeavesEveryURLToTheHandlers() async throws {
            own.answer(.openURL, with: true)
            let phone = Phone(.warm, [own])
            defer { phone.hangUp() }
            let host = ExistingSceneDelegate(wrapping: SceneDelegateProxy.shared)
            phone.delegate.urlDelegate += Handlers { Observing(host) }
            try await phone.live(through: .url, of: .ofHost)
            #expect(own.count(of: .url) == 1)
            #expect(phone.calls.contains("Capacitor.link courier://sdk"))
        }

        @Test(arguments: [true, false], Life.all)
        func aPushAndATapReachTheHostAndTheHandlersOnceInAnyOrder(isFirst: Bool, life: Life) async throws {
            for occasion in [Occasion.push, .response] {
                own.removeEntries()
                let host = FlutterAppDelegate()
                host.add(PlugIn())
                let handlers: [any RoleHandler] = [ExistingAppDelegate(wrapping: host), own]
                let phone = Phone(life, isFirst ? handlers : handlers.reversed())
                defer { phone.hangUp() }
                try await phone.live(through: occasion, of: .ofHost)
                let call = occasion == .push ? "Flutter.didReceiveRemoteNotification" : "Flutter.didReceive"
                #expect(phone.calls.count { $0 == call } == 1)
                #expect(own.count(of: occasion) == 1)
                #expect(phone.faults.isEmpty)
            }
        }

        // MARK: Expo, whose base class the app keeps

        @Test(arguments: Life.all)
        func eachEventReachesTheHandlersThatSubscribeAndExpoOnce(life: Life) async throws {
            let calls: [Occasion: String] = [
                .token: "Expo.didRegister", .failure: "Expo.didFailToRegister",
                .push: "Expo.didReceiveRemoteNotification", .url: "Expo.open", .link: "Expo.continue",
            ]
            for occasion in Occasion.allCases {
                own.removeEntries()
                let phone = expoPhone(life)
                defer { phone.hangUp() }
                try await phone.live(through: occasion, of: .ofHost)
                #expect(own.count(of: occasion) == 1, "\(occasion)")
                #expect(own.events.count { $0 == .didFinishLaunching } == 1)
                #expect(phone.calls.count { $0 == calls[occasion] } == (calls[occasion] == nil ? 0 : 1), "\(occasion)")
                // Expo's scenes are not the package's, which is what it reports.
                #expect(phone.faults.allSatisfy { $0 == .foreignSceneDelegate }, "\(occasion)")
            }
        }

        @Test(arguments: [true, false], Life.all)
        func eachEventReachesTheHandlersAndAWrappedExpoOnceInAnyOrder(isFirst: Bool, life: Life) async throws {
            ExpoAppDelegateSubscriberRepository.removeAll()
            let calls: [Occasion: String] = [
                .token: "Expo.didRegister", .push: "Expo.didReceiveRemoteNotification", .url: "Expo.open",
                .link: "Expo.continue",
            ]
            for (occasion, call) in calls {
                own.removeEntries()
                let handlers: [any RoleHandler] = [ExistingAppDelegate(wrapping: ExpoHost()), own]
                let phone = Phone(life, isFirst ? handlers : handlers.reversed())
                defer { phone.hangUp() }
                try await phone.live(through: occasion, of: .ofHost)
                #expect(own.count(of: occasion) == 1, "\(occasion)")
                #expect(phone.calls.count { $0 == call } == 1, "\(occasion)")
                #expect(phone.faults.isEmpty, "\(occasion)")
            }
        }

        @Test func theScenesOfExpoAreReported() async {
            let phone = expoPhone(.warm)
            defer { phone.hangUp() }
            phone.start()
            _ = await phone.push([:])
            #expect(phone.faults == [.foreignSceneDelegate])
        }

        @Test func handlersThatSubscribeHearOfTheStateOfTheApp() {
            let phone = expoPhone(.warm)
            defer { phone.hangUp() }
            phone.start()
            phone.application.system.enterBackground()
            #expect(own.events.count { $0 == .didBecomeActive } == 1)
            #expect(own.events.count { $0 == .didEnterBackground } == 1)
        }

        @Test func theSubscriberThatExpoFindsSubscribesTheHandlers() {
            ExpoAppDelegateSubscriberRepository.removeAll()
            ExpoAppDelegateSubscriberRepository.registerSubscriber(MySubscriber())
            #expect(ExpoAppDelegateSubscriberRepository.subscribers.contains { $0 is MyHandlers })
            ExpoAppDelegateSubscriberRepository.removeAll()
        }

        private func expoPhone(_ life: Life) -> Phone {
            let handlers = MyHandlers(roles: Roles())
            ExpoAppDelegateSubscriberRepository.removeAll()
            ExpoAppDelegateSubscriberRepository.registerSubscriber(handlers)
            return Phone(life, [own], delegate: handlers, host: ExpoHost(), sceneDelegate: ExpoScene.self)
        }

        // MARK: An object that owns the delegate

        @Test(arguments: Life.all.filter { !$0.hasScenes })
        func handlersInFrontOfAHostHearBeforeItDoes(life: Life) async throws {
            let calls: [Occasion: String] = [
                .token: "Unity.didRegister", .push: "Unity.didReceiveRemoteNotification", .url: "Unity.open",
                .link: "Unity.continue",
            ]
            for occasion in Occasion.allCases {
                own.removeEntries()
                let phone = unityPhone(life)
                defer { phone.hangUp() }
                try await phone.live(through: occasion, of: .ofHost)
                #expect(own.count(of: occasion) == 1, "\(occasion)")
                #expect(own.events.count { $0 == .didFinishLaunching } == 1)
                #expect(phone.calls.count { $0 == calls[occasion] } == (calls[occasion] == nil ? 0 : 1), "\(occasion)")
                #expect(phone.calls.count { $0 == "Unity.didFinishLaunching" } == 1)
                // The host, which has had its launch.
                #expect(phone.faults == [.missed], "\(occasion)")
            }
        }

        @Test func aHandlerInFrontTakesItsURLFromAHostThatTakesAll() throws {
            own.answer(.openURL, with: true)
            let phone = unityPhone(Life(isCold: true, hasScenes: false))
            defer { phone.hangUp() }
            phone.open(try #require(URL(string: "courier://parcel/7")))
            #expect(!phone.calls.contains("Unity.open"))
        }

        private func unityPhone(_ life: Life) -> Phone {
            let phone = Phone(life, [own], host: UnityAppController())
            phone.whenLaunched { putInFront(phone.delegate, of: phone.application) }
            return phone
        }
    }
}

/// Makes the window of each scene.
private final class RootWindow {}
extension RootWindow: SceneConnectionDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        (scene.delegate as? SceneDelegate)?.window = window
    }
}

/// The app delegate of an app that was made with Flutter's.
private final class OldFlutterDelegate: FlutterAppDelegate {
    private(set) var tokens: [Data] = []

    override func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        tokens.append(deviceToken)
        super.application(application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
    }
}

/// A plug-in of Flutter that takes pushes and taps.
private final class PlugIn: FlutterApplicationLifeCycleDelegate {
    private let takesPushes: Bool
    private(set) var pushes = 0

    init(takesPushes: Bool = true) { self.takesPushes = takesPushes }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) -> Bool {
        pushes += 1
        if takesPushes { completionHandler(.newData) }
        return takesPushes
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

extension Life {
    static let warm = Life(isCold: false, hasScenes: true)
    static let cold = Life(isCold: true, hasScenes: true)
}

extension Recipe {
    fileprivate static let ofHost = Recipe(handler: { RecordingHandler() }, testDescription: "host", calls: [:])
}
