import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Mistakes
import ShopKit

extension Refactoring {
    static let ofClasses = ofRequests + ofWork + ofQuestions

    private static let ofRequests: [Refactoring] = [
        Refactoring("a handler is called by another one") {
            $0.urlDelegate.replace("Links") { links in
                Handling(.openURL) { links.application(.shared, open: $0.url, options: $0.options) }
            }
        },
        Refactoring("the cart has a handler of its own") {
            $0.urlDelegate.split("Links") { links in
                [
                    Handling(.openURL) { input in
                        guard input.url.scheme == "shop", input.url.host == "cart" else { return false }
                        Analytics.track("link", ["to": "cart"])
                        Navigator.show(.cart)
                        return true
                    },
                    links,
                ]
            }
        },
        Refactoring("handlers that share no activity change places") {
            $0.activityContinuationDelegate.moveToEnd("Links")
        },
        Refactoring("one handler opens all URLs") {
            let handlers = Array($0.urlDelegate)
            $0.urlDelegate = [
                Handling(.openURL) { input in
                    handlers.contains { $0.application(.shared, open: input.url, options: input.options) }
                }
            ]
        },
        Refactoring("a table of quick actions becomes a switch") {
            $0.shortcutItemDelegate.replace("QuickActions") { _ in
                Handling(.performShortcutAction) { input in
                    let screen: Navigator.Screen
                    switch input.type {
                    case "com.example.shop.scan": screen = .scanner
                    case "com.example.shop.cart": screen = .cart
                    case "com.example.shop.search": screen = .search("")
                    default: return false
                    }
                    Analytics.track("quick action", ["type": input.type])
                    Navigator.show(screen)
                    return true
                }
            }
        },
        Refactoring("a quick action has a completion handler") {
            $0.shortcutItemDelegate.replace("QuickActions") { actions in
                RecordingHandler.answering(.performShortcutAction) { input, completion in
                    actions.application(
                        .shared, performActionFor: input, completionHandler: completion)
                }
            }
        },
    ]

    private static let ofWork: [Refactoring] = [
        Refactoring("an asynchronous method takes a completion handler") {
            $0.remoteNotificationsDelegate.replace("OrderUpdates") { _ in
                RecordingHandler.answering(.didReceiveRemoteNotification) { input, completion in
                    guard let order = input["order"] as? String else { return completion(.noData) }
                    Orders.refresh(order: order) { outcome in
                        completion(
                            outcome == .updated ? .newData : outcome == .unchanged ? .noData : .failed)
                    }
                }
            }
        },
        Refactoring("a method with a completion handler is asynchronous") {
            $0.backgroundURLSessionDelegate.replace("BackgroundUploads") { _ in
                Handling(.handleBackgroundURLSessionEvents) { input in
                    guard input == Uploads.identifier else { return }
                    await withCheckedContinuation { continuation in Uploads.resume { continuation.resume() } }
                }
            }
        },
        Refactoring("notifications are received in another order") {
            for name in ["OrderNotifications", "SupportMessages", "NotificationSettings"] {
                $0.userNotificationsDelegate.moveToEnd(name)
            }
        },
        Refactoring("an observer looks at notifications") {
            let count = Memory(0)
            $0.userNotificationsDelegate.append(
                contentsOf: Handlers {
                    Observing(
                        Handling(.willPresentNotification) { _ in
                            count.value += 1
                            return .badge
                        }
                    )
                })
        },
        Refactoring("one handler has an event of its own") {
            $0.userNotificationsDelegate.split("SupportMessages") { support in
                [
                    support.without(.didReceiveNotificationResponse),
                    Handling(.didReceiveNotificationResponse) { input in
                        await support.userNotificationCenter(.current(), didReceive: input)
                    },
                ]
            }
        },
        Refactoring("a fetch asks for the sign-in in a handler of its own") {
            $0.backgroundFetchDelegate.replace("OrderUpdates") { updates in
                Handling(.performFetch) { _ in
                    guard Session.token != nil else { return .noData }
                    return await updates.applicationPerformFetch(.shared)
                }
            }
        },
        Refactoring("background work has keys") { roles in
            let (fetches, sessions) = (Array(roles.backgroundFetchDelegate), Array(roles.backgroundURLSessionDelegate))
            roles.backgroundFetchDelegate = Handlers {
                for handler in fetches { Keyed("\(type(of: handler))", handler) }
            }
            roles.backgroundURLSessionDelegate = Handlers {
                for handler in sessions { Keyed("\(type(of: handler))", handler) }
            }
        },
    ]

    private static let ofQuestions: [Refactoring] = [
        Refactoring("two handlers agree on orientations") {
            $0.orientationDelegate.append(
                Handling(.supportedInterfaceOrientations) { _ in
                    Navigator.isShowingVideo ? .allButUpsideDown : .portrait
                }
            )
        },
        Refactoring("one more handler lets extensions in") {
            $0.extensionDelegate.append(
                Handling(.shouldAllowExtensionPoint) { $0 != .keyboard }
            )
        },
        Refactoring("saving and restoring are told apart") {
            $0.stateRestorationDelegate = [
                Handling(.shouldSaveState) { _ in true }, Handling(.shouldRestoreState) { _ in Session.token != nil },
            ]
        },
        Refactoring("a handler is made when it is needed") {
            let made = Memory<(any OrientationDelegate)?>(nil)
            $0.orientationDelegate.replace("VideoRotation") { rotation in
                Handling(.supportedInterfaceOrientations) { input in
                    made.value = made.value ?? rotation
                    return rotation.application(.shared, supportedInterfaceOrientationsFor: input)
                }
            }
        },
        Refactoring("the store as it locks is in a handler of its own") {
            $0.protectedDataDelegate.replace("Persistence") { _ in
                Handling(.protectedDataWillBecomeUnavailable) { _ in Store.save() }
            }
        },
        Refactoring("nothing is done as a scene becomes active") {
            $0.sceneStateDelegate.append(Handling(.sceneDidBecomeActive) { _ in })
        },
        Refactoring("windows are counted without effect") {
            let count = Memory(0)
            $0.sceneConnectionDelegate.append(Handling(.sceneWillConnect) { _ in count.value += 1 })
        },
        Refactoring("a life-cycle method has a handler of its own") {
            $0.appStateDelegate.split("Persistence") {
                [$0.without(.didEnterBackground), Handling(.didEnterBackground) { _ in Store.save() }]
            }
        },
    ]
}
