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
