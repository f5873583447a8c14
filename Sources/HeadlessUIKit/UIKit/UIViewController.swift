public import Foundation

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
