import DecoupledAppDelegate
import DecoupledAppDelegateTesting

@MainActor private let page = URL(fileURLWithPath: "/page")
@MainActor private func link() -> NSUserActivity { NSUserActivity(activityType: "link") }
@MainActor private func scan() -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: "scan", localizedTitle: "")
}
@MainActor private func order() -> [AnyHashable: Any] { ["aps": ["alert": "order"]] }

/// A push that the user sees.
@MainActor private func shown(by system: HeadlessSystem) -> UNNotification {
    let content = UNMutableNotificationContent()
    content.userInfo = order()
    return system.deliver(
        UNNotificationRequest(identifier: "1", content: content, trigger: UNPushNotificationTrigger()))
}

extension Situation {
    static let all: [Situation] =
        launches + requests(from: .foreground) + requests(from: .background) + work + states + ends + windows

    private static var launches: [Situation] {
        [
            Situation("launch", .cold, scenes: false) {
                $0.launch()
            } testApp: {
                $0.launch()
            },
            Situation("launch", .cold, scenes: true) {
                $0.launch()
            } testApp: {
                $0.connectScene()
            },
            Situation("URL", .cold, scenes: false) {
                $0.launchReason = .url(page)
                $0.launch()
            } testApp: {
                $0.launch(opening: page, options: [.openInPlace: false])
            },
            Situation("URL", .cold, scenes: true) {
                $0.launchReason = .url(page)
                $0.launch()
            } testApp: {
                $0.connectScene(opening: page)
            },
            Situation("link", .cold, scenes: false) {
                $0.launchReason = .userActivity(link())
                $0.launch()
            } testApp: {
                $0.launch(continuing: link())
            },
            Situation("link", .cold, scenes: true) {
                $0.launchReason = .userActivity(link())
                $0.launch()
            } testApp: {
                $0.connectScene(continuing: link())
            },
            Situation("quick action", .cold, scenes: false) {
                $0.launchReason = .shortcutItem(scan())
                $0.launch()
            } testApp: {
                await $0.launch(performing: scan())
            },
            Situation("quick action", .cold, scenes: true) {
                $0.launchReason = .shortcutItem(scan())
                $0.launch()
            } testApp: {
                $0.connectScene(performing: scan())
            },
            tapThatLaunches(center: true), tapThatLaunches(center: false), actionThatLaunches,
        ]
    }

    private static func tapThatLaunches(center: Bool) -> Situation {
        Situation("tap\(center ? "" : " without a delegate")", .cold, scenes: false, center: center) {
            $0.respond(to: shown(by: $0))
        } testApp: {
            await $0.launch(respondingTo: $0.makeResponse(to: order()))
        }
    }

    private static var actionThatLaunches: Situation {
        Situation("action", .cold, scenes: false) {
            $0.respond(to: shown(by: $0), actionIdentifier: "later")
        } testApp: {
            await $0.launch(respondingTo: $0.makeResponse(to: $0.makeNotification(order()), action: "later"))
        }
    }

    private static func requests(from start: Start) -> [Situation] {
        var situations = [
            Situation("URL", start, scenes: false) {
                _ = $0.open(page, options: [.openInPlace: false])
            } testApp: {
                $0.open(page, options: [.openInPlace: false])
            },
            Situation("URL", start, scenes: true) {
                _ = $0.open(page)
            } testApp: {
                $0.open(page)
            },
            Situation("link", start, scenes: false) {
                _ = $0.continueUserActivity(link())
            } testApp: {
                $0.continueUserActivity(link())
            },
            Situation("link", start, scenes: true) {
                _ = $0.continueUserActivity(link())
            } testApp: {
                $0.continueUserActivity(link())
            },
            Situation("quick action", start, scenes: false) {
                $0.performAction(for: scan()) { _ in }
            } testApp: {
                await $0.performShortcut(scan())
            },
            Situation("quick action", start, scenes: true) {
                $0.performAction(for: scan()) { _ in }
            } testApp: {
                await $0.performShortcut(scan())
            },
        ]
        for hasScenes in [false, true] {
            for center in [true, false] {
                situations.append(
                    Situation("tap, delegate: \(center)", start, scenes: hasScenes, center: center) {
                        $0.respond(to: shown(by: $0))
                    } testApp: {
                        if $0.delegate.userNotificationsDelegate.isEmpty == false, !$0.isInBackground {
                            await $0.present($0.makeNotification(order()))
                        }
                        await $0.respond(to: $0.makeResponse(to: order()))
                    })
            }
            situations.append(
                Situation("action", start, scenes: hasScenes) {
                    $0.respond(to: shown(by: $0), actionIdentifier: "later")
                } testApp: {
                    if !$0.isInBackground { await $0.present($0.makeNotification(order())) }
                    await $0.respond(to: $0.makeResponse(to: order(), action: "later"))
                })
        }
        return situations
    }

    private static var work: [Situation] {
        [false, true].flatMap { hasScenes in
            [
                Situation("fetch", .background, scenes: hasScenes) {
                    $0.performFetch { _ in }
                } testApp: {
                    await $0.performFetch()
                },
                Situation("session", .background, scenes: hasScenes) {
                    $0.handleBackgroundURLSessionEvents(identifier: "uploads") { _ in }
                } testApp: {
                    await $0.handleEventsForBackgroundURLSession("uploads")
                },
                Situation("memory", .foreground, scenes: hasScenes) {
                    $0.receiveMemoryWarning()
                } testApp: {
                    $0.receiveMemoryWarning()
                },
                Situation("lock", .foreground, scenes: hasScenes) {
                    $0.setProtectedDataAvailable(false)
                    $0.setProtectedDataAvailable(true)
                } testApp: {
                    $0.setProtectedDataAvailable(false)
                    $0.setProtectedDataAvailable(true)
                },
            ]
        }
    }

    private static var states: [Situation] {
        [false, true].flatMap { hasScenes in
            [
                Situation("round trip", .foreground, scenes: hasScenes) {
                    $0.enterBackground()
                    $0.enterForeground()
                } testApp: {
                    $0.enterBackground()
                    $0.enterForeground()
                }
            ]
        }
    }

    private static var ends: [Situation] {
        [Start.foreground, .background].flatMap { start in
            [false, true].flatMap { hasScenes in
                [
                    Situation("swiped away", start, scenes: hasScenes) {
                        $0.swipeAway()
                    } testApp: {
                        $0.swipeAway()
                    },
                    Situation("terminated", start, scenes: hasScenes) {
                        $0.terminate()
                    } testApp: {
                        $0.terminate()
                    },
                ]
            }
        }
    }

    private static var windows: [Situation] {
        [
            Situation("second window", .foreground, scenes: true) {
                $0.connectScene()
            } testApp: {
                $0.connectScene()
            },
            Situation("second window that closes", .foreground, scenes: true) { system in
                system.connectScene().map(system.close)
            } testApp: {
                $0.close($0.connectScene())
            },
            Situation("last window", .foreground, scenes: true) { system in
                system.application.connectedScenes.first.map(system.close)
            } testApp: { app in
                app.scenes.first.map(app.close)
            },
            Situation("display", .foreground, scenes: true) {
                $0.connectScene(role: .windowExternalDisplayNonInteractive)
            } testApp: {
                $0.connectScene(role: .windowExternalDisplayNonInteractive)
            },
            Situation("display", .cold, scenes: true) {
                $0.connectScene(role: .windowExternalDisplayNonInteractive)
            } testApp: {
                $0.connectScene(role: .windowExternalDisplayNonInteractive)
            },
        ]
    }
}
