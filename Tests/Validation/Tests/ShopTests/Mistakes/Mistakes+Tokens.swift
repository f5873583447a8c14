import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Mistake {
    static let tokens: [Mistake] = [
        Mistake(
            "the token is not sent", playing: [.token],
            [.effects: .didRegisterForRemoteNotifications, .effects: .didFailToRegisterForRemoteNotifications]
        ) {
            $0.remoteNotificationsDelegate.drop("PushRegistration")
        },
        Mistake(
            "the token is sent each time", playing: [.several("twice", .token, .token)],
            [.effects: .didRegisterForRemoteNotifications]
        ) {
            $0.remoteNotificationsDelegate.drop("PushRegistration")
            $0.remoteNotificationsDelegate.append(
                Handling(.didRegisterForRemoteNotifications) { _ in
                    PushTokens.upload("01ff")
                    Analytics.track("push", ["registered": "yes"])
                }
            )
        },
        Mistake(
            "a failed registration is ignored", playing: [.registrationFailure],
            [.effects: .didFailToRegisterForRemoteNotifications]
        ) {
            $0.remoteNotificationsDelegate.drop("PushRegistration")
        },
        Mistake("a token loses its zeros", [.effects: .didRegisterForRemoteNotifications]) {
            $0.register { data, last in
                let token = data.map { String($0, radix: 16) }.joined()
                return token == last ? nil : token
            }
        },
        Mistake("a token is sent in capitals", [.effects: .didRegisterForRemoteNotifications]) {
            $0.register { data, last in
                let token = data.hexadecimal.uppercased()
                return token == last ? nil : token
            }
        },
        Mistake("only the first token of a life is sent", [.effects: .didRegisterForRemoteNotifications]) {
            $0.register { data, last in last == nil ? data.hexadecimal : nil }
        },
        Mistake("a token is not sent again after a failure", [.effects: .didRegisterForRemoteNotifications]) {
            $0.register(forgettingAtFailure: false) { data, last in
                data.hexadecimal == last ? nil : data.hexadecimal
            }
        },
        Mistake(
            "the server keeps the token of a device that fails", [.effects: .didFailToRegisterForRemoteNotifications]
        ) {
            $0.remoteNotificationsDelegate.split("PushRegistration") { registration in
                [
                    Handling(.didRegisterForRemoteNotifications) {
                        registration.application(
                            .shared, didRegisterForRemoteNotificationsWithDeviceToken: $0)
                    },
                    Handling(.didFailToRegisterForRemoteNotifications) { _ in
                        Analytics.track("push", ["registered": "no"])
                    },
                ]
            }
        },
    ]
}

extension Data {
    fileprivate var hexadecimal: String {
        map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
    }
}

extension Roles {
    /// Registers the device with a token that is made from data and the token before, if it is any.
    fileprivate mutating func register(
        forgettingAtFailure: Bool = true, _ token: @escaping @MainActor (Data, String?) -> String?
    ) {
        let last = Memory<String?>(nil)
        self.remoteNotificationsDelegate.split("PushRegistration") { registration in
            [
                Handling(.didRegisterForRemoteNotifications) { input in
                    guard let token = token(input, last.value) else { return }
                    last.value = token
                    PushTokens.upload(token)
                    Analytics.track("push", ["registered": "yes"])
                },
                Handling(.didFailToRegisterForRemoteNotifications) { input in
                    if forgettingAtFailure { last.value = nil }
                    registration.application(.shared, didFailToRegisterForRemoteNotificationsWithError: input)
                },
            ]
        }
    }
}
