import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Testing

/// The recipes of the documentation, run as they are printed; their SDKs are singletons, so that one test at a time calls them.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(5)))
struct RecipeTests {
    @Test(arguments: Recipe.all, Life.all)
    func whatConcernsTheSDKReachesItOnceAndItsNeighborsToo(recipe: Recipe, life: Life) async throws {
        for occasion in Occasion.allCases {
            let (first, last) = (RecordingHandler(), RecordingHandler())
            let phone = Phone(life, [first, recipe.handler(), last])
            defer { phone.hangUp() }
            try await phone.live(through: occasion, of: recipe)
            #expect(phone.calls == recipe.launch + recipe.calls[occasion, default: []], "\(occasion)")
            #expect(first.count(of: occasion) == 1, "\(occasion)")
            #expect(last.count(of: occasion) == (recipe.claims.contains(occasion) ? 0 : 1), "\(occasion)")
            #expect(phone.faults.isEmpty, "\(occasion)")
        }
    }

    @Test(arguments: Recipe.all, Life.all)
    func whatIsAnothersIsLeftToIt(recipe: Recipe, life: Life) async throws {
        var stranger = recipe
        stranger.url = URL(string: "courier://parcel/7")
        stranger.link = URL(string: "https://courier.example.com/parcel/7")
        stranger.payload = ["parcel": "7"]
        for occasion in Occasion.allCases {
            let last = RecordingHandler()
            last.answer(.openURL, with: true)
            last.answer(.continueUserActivity, with: true)
            last.answer(.didReceiveRemoteNotification, with: .newData)
            last.answer(.willPresentNotification, with: .banner)
            let phone = Phone(life, [recipe.handler(), last])
            defer { phone.hangUp() }
            try await phone.live(through: occasion, of: stranger, answered: (.newData, .banner))
            #expect(last.count(of: occasion) == 1, "\(occasion)")
            #expect(phone.faults.isEmpty, "\(occasion)")
        }
    }

    @Test func aDismissalThatKlaviyoTakesIsAnsweredAtOnce() async {
        let phone = Phone(Life(isCold: false, hasScenes: true), [KlaviyoHandler { _ in }])
        defer { phone.hangUp() }
        #expect(await phone.respond(to: ["body": ["_k": "1"]], action: UNNotificationDismissActionIdentifier))
        #expect(phone.faults.isEmpty)
    }

    @Test(arguments: Life.all)
    func aLinkOfBranchIsOpenedOnce(life: Life) throws {
        var opened: [String?] = []
        let phone = Phone(life, [BranchHandler { opened.append($0["parcel"] as? String) }])
        defer { phone.hangUp() }
        phone.follow(try #require(URL(string: "https://courier.app.link/7")))
        #expect(opened == ["7"])
    }
}

extension RecordingHandler {
    func count(of occasion: Occasion) -> Int { events.count { $0 == occasion.event } }
}

extension Phone {
    private struct NoNetwork: Error {}

    // `answers` is what the app has to say to a push, and to how a notification is presented; anything unless given.
    func live(
        through occasion: Occasion,
        of recipe: Recipe,
        answered answers: (UIBackgroundFetchResult, UNNotificationPresentationOptions)? = nil
    ) async throws {
        switch occasion {
        case .token: await register(.success(Data([7])))
        case .failure: await register(.failure(NoNetwork()))
        case .url: open(try #require(recipe.url))
        case .link: follow(try #require(recipe.link))
        case .response: #expect(await respond(to: recipe.payload))
        case .push:
            let answer = await push(recipe.payload)
            #expect(answers == nil || answer == answers?.0)
        case .presentation:
            let answer = await present(recipe.payload)
            #expect(answers == nil || answer == answers?.1)
        }
    }
}
