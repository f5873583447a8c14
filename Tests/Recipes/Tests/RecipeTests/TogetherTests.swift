import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import HeadlessUIKit
import Testing

extension RecipeTests {
    /// Several SDKs, and the app's own handlers, in one app.
    @MainActor
    @Suite struct Together {
        private let own = RecordingHandler()

        @Test(arguments: Life.all)
        func oneTokenReachesAll(life: Life) async {
            let phone = Phone(life, [FirebaseHandler(), BrazeHandler(), own])
            defer { phone.hangUp() }
            await phone.register(.success(Data([7])))
            #expect(phone.calls.suffix(3) == ["Messaging.apnsToken", "Auth.setAPNSToken", "Braze.register"])
            #expect(own.count(of: .token) == 1)
        }

        @Test(arguments: Life.all)
        func aPushReachesAllAndIsAnsweredOnceWhenTheLastIsDone(life: Life) async {
            let phone = Phone(life, [FirebaseHandler(), BrazeHandler(), own])
            defer { phone.hangUp() }
            #expect(await phone.push(["ab": "1"]) == .newData)
            #expect(
                phone.calls.suffix(3).sorted() == [
                    "Auth.canHandleNotification", "Braze.handleBackgroundNotification",
                    "Messaging.appDidReceiveMessage",
                ]
            )
            #expect(own.count(of: .push) == 1)
            #expect(phone.faults.isEmpty)
        }

        @Test(arguments: Life.all)
        func aTapReachesAll(life: Life) async {
            let phone = Phone(life, [FirebaseHandler(), BrazeHandler(), KlaviyoHandler { _ in }, own])
            defer { phone.hangUp() }
            #expect(await phone.respond(to: ["body": ["_k": "1"]]))
            #expect(
                phone.calls.suffix(3).sorted() == [
                    "Braze.handleUserNotification", "KlaviyoSDK.handle", "Messaging.appDidReceiveMessage",
                ]
            )
            #expect(own.count(of: .response) == 1)
            #expect(phone.faults.isEmpty)
        }

        @Test(
            arguments: [
                ("com.googleusercontent.apps.7:/oauth2callback", 1), ("msauth.com.example://auth", 2),
                ("fb7://login", 3), ("courier://parcel/7", 3),
            ],
            Life.all
        )
        func theOwnerOfAURLTakesIt(url: (text: String, asked: Int), life: Life) throws {
            own.answer(.openURL, with: true)
            let phone = Phone(life, [GoogleSignInHandler(), MSALHandler(), FacebookHandler(), own])
            defer { phone.hangUp() }
            phone.open(try #require(URL(string: url.text)))
            let owners = [
                "GIDSignIn.handle", "MSALPublicClientApplication.handleMSALResponse from com.example.sender",
                "ApplicationDelegate.open",
            ]
            #expect(phone.calls.dropFirst() == owners.prefix(url.asked)[...])
            #expect(own.count(of: .url) == (url.text.hasPrefix("courier") ? 1 : 0))
        }

        @Test(
            arguments: [
                ("https://courier.app.link/7", 1), ("https://courier.example.com/u/7", 2),
                ("https://courier.example.com/parcel/7", 3),
            ],
            Life.all
        )
        func theOwnerOfALinkTakesIt(link: (text: String, asked: Int), life: Life) throws {
            own.answer(.continueUserActivity, with: true)
            let phone = Phone(life, [BranchHandler { _ in }, KlaviyoHandler { _ in }, own])
            defer { phone.hangUp() }
            phone.follow(try #require(URL(string: link.text)))
            let owners = ["Branch.continue", "KlaviyoSDK.handleUniversalTrackingLink"]
            #expect(phone.calls.dropFirst(2) == owners.prefix(link.asked)[...])
            #expect(own.count(of: .link) == (link.asked == 3 ? 1 : 0))
        }

        @Test(arguments: Life.all)
        func attributionSeesEachURLThoughAnotherTakesIt(life: Life) throws {
            let phone = Phone(life, [AdjustHandler(), AppsFlyerHandler(), GoogleSignInHandler(), own])
            defer { phone.hangUp() }
            phone.open(try #require(URL(string: "com.googleusercontent.apps.7:/oauth2callback")))
            #expect(
                phone.calls.suffix(3) == ["Adjust.processDeeplink", "AppsFlyerLib.handleOpen", "GIDSignIn.handle"]
            )
            #expect(own.count(of: .url) == 0)
        }
    }
}
