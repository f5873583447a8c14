import DecoupledAppDelegate
import Testing

@MainActor
struct ExtensionPointTests {
    private let app = IsolatedApp()

    @Test func anExtensionPointIsAllowedWithoutAHandler() {
        #expect(allows(.keyboard))
    }

    @Test func anExtensionPointIsAllowedUnlessSomeHandlerVetoesIt() {
        let handlers = [Veto(against: []), Veto(against: [.keyboard]), Veto(against: [])]
        app.delegate.extensionDelegate = Handlers { for handler in handlers { handler } }
        #expect(!allows(.keyboard))
        #expect(allows(.share))
        for handler in handlers {
            #expect(handler.asked == [.keyboard, .share])
        }
    }

    @Test func anObserverCannotVeto() {
        app.delegate.extensionDelegate = Handlers { Observing(Veto(against: [.keyboard])) }
        #expect(allows(.keyboard))
    }

    private func allows(_ extensionPoint: UIApplication.ExtensionPointIdentifier) -> Bool {
        app.delegate.application(app.application, shouldAllowExtensionPointIdentifier: extensionPoint)
    }
}

extension UIApplication.ExtensionPointIdentifier {
    fileprivate static let share = Self(rawValue: "com.apple.share-services")
}

@MainActor
private final class Veto: ExtensionDelegate {
    private let forbidden: Set<UIApplication.ExtensionPointIdentifier>
    private(set) var asked: [UIApplication.ExtensionPointIdentifier] = []

    init(against forbidden: Set<UIApplication.ExtensionPointIdentifier>) {
        self.forbidden = forbidden
    }

    func application(
        _ application: UIApplication,
        shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
    ) -> Bool {
        asked.append(extensionPointIdentifier)
        return !forbidden.contains(extensionPointIdentifier)
    }
}
