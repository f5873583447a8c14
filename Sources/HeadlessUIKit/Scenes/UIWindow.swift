public import Foundation

/// A window, as far as an app delegate needs it: it keeps its properties and draws nothing.
@preconcurrency @MainActor open class UIWindow: UIResponder {
    /// Where the window would be on a screen.
    open var frame: CGRect

    /// The controller of the window's content.
    open var rootViewController: UIViewController?

    /// Whether the window would be seen; a new window is hidden.
    open var isHidden = true {
        didSet { if !isHidden { noteOutsideScenes() } }
    }

    /// Whether the window was the last to be made key, of those in its scene or, if it has none, of those without.
    open private(set) var isKeyWindow = false

    /// The scene that shows the window.
    open weak var windowScene: UIWindowScene? {
        didSet {
            guard windowScene !== oldValue else { return }
            isKeyWindow = false
            oldValue?.windowList.remove(self)
            windowScene?.windowList.add(self)
        }
    }

    /// Creates a window.
    ///
    /// - Parameter frame: Where the window would be on a screen.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// Creates a window of a scene's extent, in the scene.
    ///
    /// - Parameter windowScene: The scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.coordinateSpace.bounds)
        self.windowScene = windowScene
        // Nothing observes what an initializer sets.
        windowScene.windowList.add(self)
    }

    /// Creates a window without an extent.
    @preconcurrency @MainActor public convenience override init() { self.init(frame: CGRect()) }

    /// Makes the window key, and the one that was no longer so.
    open func makeKey() {
        let windows = windowScene?.windows ?? UIApplication.shared.windowsOutsideScenes
        windows.first(where: \.isKeyWindow)?.isKeyWindow = false
        isKeyWindow = true
        noteOutsideScenes()
    }

    /// Makes the window key and shows it.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    /// Has the application know the window, if no scene does.
    private func noteOutsideScenes() {
        if windowScene == nil { UIApplication.shared.systemState.windowList.add(self) }
    }
}

/// Windows that others own, in the order in which they were added.
@MainActor struct WindowList {
    /// Those that are still in use.
    var windows: [UIWindow] { references.compactMap(\.window) }

    private var references: [WindowReference] = []

    /// Adds a window at the end, where it may have been before.
    mutating func add(_ window: UIWindow) {
        remove(window)
        references.append(WindowReference(window: window))
    }

    mutating func remove(_ window: UIWindow) { references.removeAll { $0.window == nil || $0.window === window } }
}

/// A window that the list does not own.
private struct WindowReference {
    weak var window: UIWindow?
}

/// The controller of a screenful, as far as an application's delegate deals with it.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// The name that the user sees.
    open var title: String?

    /// The name under which the controller is found again when the application's state is restored.
    open var restorationIdentifier: String?

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a nib file; there are none without a screen, so it is not looked for.
    ///   - nibBundleOrNil: The bundle of the nib file.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a controller from an archive.
    ///
    /// - Parameter coder: The archive; nothing is read from it.
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a controller without a nib file.
    @preconcurrency @MainActor public convenience override init() { self.init(nibName: nil, bundle: nil) }
}
