import DecoupledAppDelegate
import ObjectiveC
import Testing

/// An event's raw value is the selector of its method: in a protocol of UIKit, and in the forwarding delegate that adopts it.
@MainActor
struct SelectorTests {
    private static let fronts: [(front: AnyClass, protocols: [String])] = [
        (AppDelegate.self, ["UIApplicationDelegate"]),
        (SceneDelegate.self, ["UIWindowSceneDelegate", "UISceneDelegate"]),
        (UserNotificationCenterDelegate.self, ["UNUserNotificationCenterDelegate"]),
    ]

    @Test func everyEventIsAMethodOfOneFrontAndOfItsProtocol() {
        for event in AppEvent.allCases where event != .buildMenu {
            let selector = Selector(event.rawValue)
            let fronts = Self.fronts.filter { class_getInstanceMethod($0.front, selector) != nil }
            #expect(fronts.count == 1, "\(event)")
            #expect(fronts.flatMap(\.protocols).contains { Self.isOptionalMethod(selector, of: $0) }, "\(event)")
        }
    }

    @Test func menusAreBuiltByAMethodThatEveryResponderHas() {
        let selector = Selector(AppEvent.buildMenu.rawValue)
        #expect(UIResponder.instancesRespond(to: selector))
        #expect(AppDelegate.instanceMethod(for: selector) != UIResponder.instanceMethod(for: selector))
    }

    private static func isOptionalMethod(_ selector: Selector, of name: String) -> Bool {
        guard let type = objc_getProtocol(name) else { return false }
        return unsafe protocol_getMethodDescription(type, selector, false, true).name != nil
    }
}
