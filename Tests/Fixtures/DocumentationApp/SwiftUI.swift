#if !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate

// As much of SwiftUI, AppIntents and newer UIKit as the examples use, for machines without them. Examples that import the real
// modules are compiled against these.

@MainActor protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}

extension App {
    static func main() {}
}

@MainActor protocol Scene {}

@MainActor protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

extension Never: View {
    var body: Never { fatalError("a stand-in") }
}

extension View {
    func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
}

@resultBuilder enum SceneBuilder {
    static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@resultBuilder enum ViewBuilder {
    static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

struct WindowGroup<Content: View>: Scene {
    init(@ViewBuilder content: () -> Content) {}
}

struct Text: View {
    var body: Never { fatalError("a stand-in") }

    init(_ text: String) {}
}

@MainActor @propertyWrapper struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
    let wrappedValue: Delegate

    init(_ type: Delegate.Type = Delegate.self) where Delegate: AppDelegate { wrappedValue = Delegate() }
}

@MainActor @propertyWrapper struct State<Value> {
    private final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    init(wrappedValue: Value) { storage = Storage(wrappedValue) }
}

struct ParcelList: View {
    var body: Never { fatalError("a stand-in") }
}

@MainActor protocol UISceneAppIntent {}

@MainActor protocol AppIntentSceneDelegate {
    func scene(_ scene: UIScene, willPerformAppIntent appIntent: any UISceneAppIntent)
}

extension UIWindowScene {
    enum WindowingControlStyle { case minimal }
}
#endif
