import Foundation
import HeadlessUIKit

/// A device whose application has no scenes.
@MainActor struct Phone: Device {
    let application = UIApplication()
    let delegate = RecordingDelegate()

    /// - Parameter lacks: The methods that the delegate denies to have.
    init(lacks: Set<String> = []) {
        system.configuration.sources = []
        system.configuration.sceneManifest = nil
        // A delegate that configures scenes has adopted them.
        delegate.lacks = lacks.union(["application:configurationForConnectingSceneSession:options:"])
        unsafe application.delegate = delegate
    }
}
