import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import DecoupledAppDelegateTracing
import HeadlessUIKit

/// An app without a screen, and what its SDKs and hosts have been called for.
@MainActor
final class Phone {
    let application = UIApplication()
    let delegate: AppDelegate
    let life: Life
    private(set) var calls: [String] = []
    private(set) var faults: [Fault.Reason] = []
    private(set) var records: [EventRecord] = []
    private let host: (any UIApplicationDelegate)?
    private var observers: [any NSObjectProtocol] = []

    /// - Parameters:
    ///   - life: Whether the app has scenes, and is launched by what happens.
    ///   - handlers: The handlers, in order.
    ///   - delegate: The app delegate that calls them.
    ///   - host: The application's delegate; the package's own unless given.
    ///   - sceneDelegate: The class of the delegates of scenes; the package's own unless given.
    init(
        _ life: Life,
        _ handlers: [any RoleHandler],
        delegate: AppDelegate = AppDelegate(roles: Roles(), clock: ManualClock()),
        host: (any UIApplicationDelegate)? = nil,
        sceneDelegate: (any UISceneDelegate.Type)? = nil
    ) {
        self.life = life
        self.delegate = delegate
        self.host = host
        let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
        configuration.delegateClass = sceneDelegate
        let manifest = SceneManifest(configurations: sceneDelegate == nil ? [] : [configuration])
        application.system.configuration.sceneManifest = life.hasScenes ? manifest : nil
        application.system.configuration.sources = []
        delegate.onFault = { [weak self] in self?.faults.append($0.reason) }
        delegate.onRecord = { [weak self] in self?.records.append($0) }
        handlers.forEach { delegate.roles.append($0) }
        application.delegate = host ?? delegate
        application.notificationCenter.setNotificationCategories([Self.category])
        observe(Notification.Name("StandIn"), of: nil) { [weak self] call in self?.calls.append(call as? String ?? "") }
    }

    /// The category of every notification, so that the app hears of one that is put away, too.
    private static let category = UNNotificationCategory(
        identifier: "any", actions: [], intentIdentifiers: [], options: .customDismissAction)

    /// Does something when the application's delegate has finished launching, before it receives anything else.
    func whenLaunched(_ body: @escaping @MainActor () -> Void) {
        observe(UIApplication.didFinishLaunchingNotification, of: application) { _ in body() }
    }

    private func observe(_ name: Notification.Name, of object: Any?, _ body: @escaping @MainActor (Any?) -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { notification in
                // Whoever posts it is on the main thread.
                nonisolated(unsafe) let object = notification.object
                MainActor.assumeIsolated { body(object) }
            }
        )
    }

    func hangUp() {
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    private var system: HeadlessSystem { application.system }

    /// Launches the app, unless it is launched by what happens next.
    func start() {
        if !life.isCold { system.launch() }
    }

    func open(_ url: URL) {
        start()
        let sender = "com.example.sender"
        system.launchReason = .url(url, sourceApplication: sender)
        if !system.launch(ifNeeded: life.isCold) { system.open(url, options: [.sourceApplication: sender]) }
    }

    func follow(_ link: URL) {
        start()
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = link
        system.launchReason = .userActivity(activity)
        if !system.launch(ifNeeded: life.isCold) { system.continueUserActivity(activity) }
    }

    func push(_ userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult? {
        start()
        system.launchReason = .background
        system.launch(ifNeeded: life.isCold)
        return await withCheckedContinuation { continuation in
            system.receiveRemoteNotification(userInfo) { continuation.resume(returning: $0) }
        }
    }

    func present(_ userInfo: [AnyHashable: Any]) async -> UNNotificationPresentationOptions? {
        system.launch()
        return await withCheckedContinuation { continuation in
            system.deliver(request(userInfo)) { continuation.resume(returning: $0) }
        }
    }

    /// Returns whether the app has said that it is done.
    func respond(
        to userInfo: [AnyHashable: Any],
        action: String = UNNotificationDefaultActionIdentifier
    ) async -> Bool {
        start()
        let isDone = await withCheckedContinuation { continuation in
            system.respond(to: UNNotification(request: request(userInfo)), actionIdentifier: action) {
                continuation.resume(returning: $0 != nil)
            }
        }
        // A scene that is connected for a response does not wait for handlers, whose tasks begin on the next turns.
        await settle()
        return isDone
    }

    func register(_ result: Result<Data, any Error>) async {
        system.launch()
        system.configuration.remoteNotificationRegistration = result
        application.registerForRemoteNotifications()
        await settle()
    }

    private func request(_ userInfo: [AnyHashable: Any]) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.userInfo = userInfo
        content.categoryIdentifier = Self.category.identifier
        return UNNotificationRequest(identifier: "1", content: content, trigger: nil)
    }

    private func settle() async {
        for _ in 0..<4 {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }
}

extension HeadlessSystem {
    /// Launches the application if it has to be, and returns whether it had to.
    @discardableResult
    fileprivate func launch(ifNeeded isNeeded: Bool) -> Bool {
        if isNeeded { launch() }
        return isNeeded
    }
}
