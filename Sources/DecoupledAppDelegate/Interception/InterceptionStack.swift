/// The closures that intercept one event, the last added on top.
@MainActor
final class InterceptionStack<Input, Output>: AnyInterceptionStack {
    private(set) var layers: ArraySlice<InterceptionLayer<Input, Output>> = []
    private let didChange: () -> Void

    init(didChange: @escaping () -> Void) {
        self.didChange = didChange
    }

    var keys: [String] { layers.map(\.key) }

    var topmostKey: String? { layers.isEmpty ? nil : layers[layers.endIndex - 1].key }

    /// Adds a closure on top, in place of the one with the same key.
    func add(_ layer: InterceptionLayer<Input, Output>) {
        let old = layers.first { $0.key == layer.key }
        layers.append(layer)
        if let old { remove(old) } else { didChange() }
    }

    func remove(_ key: String) {
        if let layer = layers.first(where: { $0.key == key }) { remove(layer) }
    }

    /// Removes a closure and frees what it captured, though an event that is on its way still knows of it.
    func remove(_ layer: InterceptionLayer<Input, Output>) {
        guard layers.contains(where: { $0 === layer }) else { return }
        // What the closure captured is freed last, since it may look at the stack when it goes.
        let body = layer.body
        defer { withExtendedLifetime(body) {} }
        layer.body = nil
        layers.removeAll { $0 === layer }
        didChange()
    }
}

/// A stack without the types of its event.
@MainActor
protocol AnyInterceptionStack: AnyObject {
    /// The keys of the closures, the topmost last.
    var keys: [String] { get }

    /// The key of the closure on top, or nil if there is none.
    var topmostKey: String? { get }

    /// Removes the closure with a key, if there is one.
    func remove(_ key: String)
}

/// A closure in its stack.
@MainActor
final class InterceptionLayer<Input, Output> {
    let key: String

    /// The closure; nil once it has been removed.
    var body: (@MainActor (InterceptedCall<Input, Output>) -> Output)?

    private weak var receiver: AppDelegate?
    private weak var front: ApplicationFront?

    init(
        key: String,
        receiver: AppDelegate,
        _ body: @escaping @MainActor (InterceptedCall<Input, Output>) -> Output
    ) {
        self.key = key
        self.receiver = receiver
        self.body = body
        front = receiver.front
    }

    /// The app delegate that the closure was added to, or another with the same slots if it is gone.
    var delegate: AppDelegate { receiver ?? front.map(AppDelegate.init(front:)) ?? .shared }
}
