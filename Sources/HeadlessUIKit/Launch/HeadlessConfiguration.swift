public import Foundation

/// What an application declares about itself; on iOS its `Info.plist` would.
@preconcurrency @MainActor public struct HeadlessConfiguration {
    /// The name under which other processes find the application; the program's own unless set.
    public var name = ProcessInfo.processInfo.processName

    /// What the application declares about its scenes; nil for the life cycle of applications without scenes.
    ///
    /// The default is an empty manifest for several scenes, so that the application's delegate is called for each configuration: an
    /// application has scenes by default, as every app built with the iOS 27 SDK.
    public var sceneManifest: SceneManifest? = SceneManifest()

    /// The orientations that apply where the delegate has no method for them; a phone's by default.
    public var orientations = UIInterfaceOrientationMask.allButUpsideDown

    /// Whether the user allows notifications.
    public var allowsNotifications = true

    /// The schemes of URLs that some other application opens.
    public var openableSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "app-settings"]

    /// The result of registering for remote notifications; by default a token made for this run.
    public var remoteNotificationRegistration: Result<Data, any Error> = .success(
        Data((0..<32).map { _ in UInt8.random(in: .min ... .max) }))

    /// What an application without scenes encoded of its state when it was last in the background, and is launched with; nil for nothing.
    public var savedApplicationState: Data?

    /// Which of the reports are played that contradict the better founded ones; none unless set.
    public var contestedReports: ContestedReports = []

    /// How the operating system reaches the application: in every way there is, unless set.
    public var sources: [any EventSource] = HeadlessConfiguration.allSources()

    /// What is called when the application ends, with its exit status, in place of ending the process; nil unless set.
    ///
    /// The process then ends if it runs this application, by `UIApplicationDelegate.main()`. Any other application, such as one that a test
    /// makes, is over, and the process goes on.
    public var exit: (@MainActor (Int32) -> Void)?

    /// Creates a configuration that declares nothing in particular.
    public init() {}
}

/// What some people saw UIKit do and others did not; the application does what is better founded unless one of these is set.
public struct ContestedReports: OptionSet, Sendable {
    /// The reports as bits.
    public let rawValue: Int

    /// Creates a set of reports.
    ///
    /// - Parameter rawValue: The reports as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A URL for a scene in the background is opened after the scene has become active instead of before.
    public static let urlAfterActivation = Self(rawValue: 1 << 0)

    /// An application that the user swipes away enters the background first, as iPhones on iOS 13 were seen to do.
    public static let backgroundBeforeSwipe = Self(rawValue: 1 << 1)

    /// The options of a scene that connects for a tapped notification lack the response.
    public static let connectionWithoutResponse = Self(rawValue: 1 << 2)

    /// A launch in the background posts that the application has entered the background.
    public static let backgroundPostedAtLaunch = Self(rawValue: 1 << 3)
}
