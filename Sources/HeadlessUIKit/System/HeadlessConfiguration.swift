public import Foundation

/// What an application declares about itself; on iOS its `Info.plist` would.
@preconcurrency @MainActor public struct HeadlessConfiguration {
    /// The name under which other processes find the application; the program's own unless set.
    public var name = ProcessInfo.processInfo.processName

    /// What the application declares about its scenes; nil for the life cycle of applications without scenes.
    ///
    /// The default is an empty manifest for several scenes, so that the application's delegate is asked for each configuration: an
    /// application has scenes unless it says otherwise, as every app that is built with the SDK of iOS 27.
    public var sceneManifest: SceneManifest? = SceneManifest()

    /// The orientations that hold where the delegate is not asked; a phone's unless set.
    public var orientations = UIInterfaceOrientationMask.allButUpsideDown

    /// What the user says when asked to allow notifications.
    public var allowsNotifications = true

    /// What comes of registering for remote notifications: a token made up for this run unless set.
    public var remoteNotificationRegistration: Result<Data, any Error> = .success(
        Data((0..<32).map { _ in UInt8.random(in: .min ... .max) }))

    /// What an application without scenes encoded of its state when it was last in the background, and is launched with; nil for nothing.
    public var savedApplicationState: Data?

    /// Which of the reports are played that contradict the better founded ones; none unless set.
    public var contestedReports: ContestedReports = []

    /// How the operating system reaches the application: in every way there is, unless set.
    public var sources: [any EventSource] = HeadlessConfiguration.allSources()

    /// What ends the process; tests that terminate an application inside their own put something else here.
    public var exit: @MainActor (Int32) -> Void = { Foundation.exit($0) }

    /// Creates a configuration that declares nothing in particular.
    public init() {}
}
