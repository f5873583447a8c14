// swift-format-ignore-file
@_exported import Foundation
import HeadlessUIKit

@preconcurrency @MainActor public protocol App {
    associatedtype Body: Scene

    @SceneBuilder var body: Body { get }

    init()
}

extension App {
    public static func main() {}
}

@preconcurrency @MainActor public protocol Scene {}

public protocol UIHostingSceneDelegate {
    associatedtype RootScene: Scene

    @SceneBuilder static var rootScene: RootScene { get }
}

@preconcurrency @MainActor public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a stand-in") }
}

extension View {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    public func environmentObject(_ object: AnyObject) -> some View { self }
}

@resultBuilder public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    public init(@ViewBuilder content: () -> Content) {}

    public init(id: String, @ViewBuilder content: () -> Content) {}
}

public struct Text: View {
    public var body: Never { fatalError("a stand-in") }

    public init(_ text: String) {}
}

public struct List: View {
    public var body: Never { fatalError("a stand-in") }

    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, some Hashable>, @ViewBuilder row: @escaping (Data.Element) -> Row
    ) {}
}

@preconcurrency @MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
    public var wrappedValue: Delegate { fatalError("a stand-in") }

    public init(_ type: Delegate.Type = Delegate.self) {}
}

@preconcurrency @MainActor @propertyWrapper public struct State<Value> {
    public var wrappedValue: Value {
        get { fatalError("a stand-in") }
        nonmutating set {}
    }

    public init(wrappedValue: Value) {}
}
