import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Testing
import UnityFramework

extension RecipeTests {
    /// Hosts whose app delegate an app cannot choose.
    @MainActor
    @Suite struct Hosts {
        private let own = RecordingHandler()

        // MARK: A base class that the app has to inherit from

        @Test(arguments: Life.all)
        func aSubclassGivesEachEventToTheHandlersAndToItsHost(life: Life) async throws {
            let calls: [Occasion: String] = [
                .token: "Flutter.didRegister", .failure: "Flutter.didFailToRegister",
                .push: "Flutter.didReceiveRemoteNotification", .link: "Flutter.continue",
                .url: life.hasScenes ? "Flutter.openURLContexts" : "Flutter.open",
            ]
            for occasion in Occasion.allCases {
                own.removeEntries()
                let phone = flutterPhone(life)
                defer { phone.hangUp() }
                try await phone.live(through: occasion, of: .ofHost)
                #expect(own.count(of: occasion) == 1, "\(occasion)")
                #expect(own.events.count { $0 == .didFinishLaunching } == 1)
                // What a scene is connected for is in the connection options.
                let isConnection = life.isCold && life.hasScenes && [.url, .link].contains(occasion)
                let call = isConnection ? "Flutter.willConnect" : calls[occasion]
                #expect(phone.calls.count { $0 == call } == (call == nil ? 0 : 1), "\(occasion)")
                #expect(phone.calls.count { $0 == "Flutter.didFinishLaunching" } == 1)
                #expect(phone.faults.isEmpty, "\(occasion)")
            }
        }

        @Test func aPushWaitsForTheHandlersAndForTheHost() async {
            own.answer(.didReceiveRemoteNotification, with: .failed)
            let phone = flutterPhone(Life(isCold: false, hasScenes: true))
            defer { phone.hangUp() }
            #expect(await phone.push(["flutter": "1"]) == .newData)
        }

        @Test func aPushThatNoPlugInTakesIsAnsweredByTheHandlers() async {
            own.answer(.didReceiveRemoteNotification, with: .newData)
            let phone = flutterPhone(Life(isCold: false, hasScenes: true))
            defer { phone.hangUp() }
            #expect(await phone.push(["parcel": "1"]) == .newData)
            #expect(phone.faults == [.dropped])
        }

        @Test func theHandlersHearOfTheStateOfAnAppWhoseScenesAreTheHosts() {
            let phone = flutterPhone(Life(isCold: false, hasScenes: true))
            defer { phone.hangUp() }
            phone.start()
            phone.application.system.enterBackground()
            #expect(own.events.suffix(2).contains(.didEnterBackground))
            #expect(own.events.contains(.didBecomeActive))
        }

        private func flutterPhone(_ life: Life) -> Phone {
            let phone = Phone(life, [own, FlutterPushes()], host: MyAppDelegate(), sceneDelegate: MySceneDelegate.self)
            MyAppDelegate.handlers = phone.delegate
            MySceneDelegate.appDelegate = phone.delegate
            return phone
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

extension Recipe {
    fileprivate static let ofHost = Recipe(
        handler: { RecordingHandler() }, testDescription: "host", calls: [:], payload: ["flutter": "1"])
}
