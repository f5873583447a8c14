public import Foundation

extension AppDelegate {
    /// Delivers an event as if UIKit had sent it.
    ///
    /// Call it to simulate UIKit in a test, or to deliver an event that arrives by another way:
    ///
    /// ```swift
    /// AppDelegate.shared.deliver(.openURL, (url: url, options: [:]))
    /// ```
    ///
    /// Handlers get the application that the app delegate works for. The event goes through interceptions and records
    /// like any other. A method that the app delegate's own class overrides is called only for an event that is
    /// delivered with its scene.
    ///
    /// What UIKit sends only once is delivered only once: the launch, the termination, a response that connected a
    /// scene and that the notification center delivers as well, and a change to the state that the app is already in.
    /// The URL, activity, quick action or share of a scene that is delivered once more without the scene, on the same
    /// turn and in either order, is taken for the same one, which the app forwards by hand.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Its arguments, if it has several, as a tuple.
    ///   - scene: The scene whose delegate receives it in place of the app delegate; ignored for an event that UIKit
    ///     does not send so.
    /// - Returns: The merged result; that of an awaited event is a ``Reply``, which may have its result later.
    @discardableResult public func deliver<Input, Output>(
        _ event: Event<Input, Output>, _ input: Input, in scene: UIScene? = nil
    ) -> Output { deliver(event, input, from: router.application, in: scene) }

    /// Delivers an event without arguments as if UIKit had sent it.
    ///
    /// - Parameter event: The event.
    /// - Returns: The merged result, as that of an event with arguments.
    @discardableResult public func deliver<Output>(_ event: Event<Void, Output>) -> Output {
        deliver(event, ())
    }

    /// Delivers an event that comes from an application.
    @discardableResult package func deliver<Input, Output>(
        _ event: Event<Input, Output>, _ input: Input, from application: UIApplication, in scene: UIScene? = nil
    ) -> Output {
        let entryPoint = EntryPoint(of: event.definition, in: scene)
        return router.deliver(
            event, input, from: Origin(entryPoint, from: application, in: event.definition.isSentToScenes ? scene : nil)
        )
    }

    /// Forwards an event whose method UIKit has called.
    @discardableResult func forward<Input, Output>(
        _ event: Event<Input, Output>, _ input: Input, from application: UIApplication
    ) -> Output { router.deliver(event, input, from: Origin(.appDelegate, from: application)) }

    /// Sends an event as UIKit does, which calls a method that the class overrides, or another delegate that the
    /// notification center has.
    package func callAsUIKit<Input, Output>(
        _ event: Event<Input, Output>, _ input: Input, from application: UIApplication, in scene: UIScene?
    ) -> Output {
        let entryPoint = EntryPoint(of: event.definition, in: scene)
        let receiver: (any RoleHandler)? =
            switch entryPoint {
            case .appDelegate: overrides(event) ? ExistingAppDelegate(calling: self) : nil
            case .userNotificationCenter: otherAtCenter.map(DisplacedDelegate.init)
            case .scene, .sceneConnection, .applicationNotification, .inserted: nil
            }
        guard let receiver else { return deliver(event, input, from: application, in: scene) }
        let call = Delivery(
            of: event.definition, input, from: Origin(entryPoint, from: application), by: registry, timing: nil)
        call.callMethod(of: receiver)
        return call.takeAnswer()
    }

    /// Forwards an event, and calls its completion handler once, with the merged answer.
    func forward<Input, Answer>(
        _ event: Event<Input, Reply<Answer>>, _ input: Input, from application: UIApplication,
        to completionHandler: @escaping (Answer) -> Void
    ) {
        forward(event, input, from: application).whenAnswered(completionHandler)
    }

    /// How long handlers may take to call an event's completion handler, in seconds, where it differs from the event's
    /// own deadline.
    ///
    /// `.infinity` means no deadline, a negative number counts as 0, and `.nan` as the event's own deadline. An event
    /// that is waiting for its handlers keeps the deadline it began with.
    public var deadlines: [AppEvent: TimeInterval] {
        get { registry.timeLimits }
        set { registry.timeLimits = newValue.compactMapValues { $0.isNaN ? nil : max(0, $0) } }
    }

    /// The limits for events that are kept because no handler has handled them.
    public var keptEventPolicy: KeptEventPolicy {
        get { registry.keptEvents.policy }
        set {
            registry.keptEvents.policy = newValue
            registry.publishResponses()
        }
    }

    /// Drops all kept events, also those that conditions hold or a handler has yet to answer; the result of registering
    /// for notifications stays.
    public func discardKeptEvents() { registry.keptEvents.discardAll() }

    /// Calls ``RoleHandler/handles(_:)`` of every handler again, and has UIKit call `responds(to:)` again if a result
    /// has changed.
    ///
    /// Call this when a handler starts or stops handling an event; slot changes do it automatically.
    public func refreshResponses() { registry.refreshResponses() }

    /// Makes the package's delegate of the notification center the center's delegate again.
    ///
    /// The delegate that displaced it still receives events, after the handlers. Call this when a
    /// ``Fault/Reason/displaced`` was reported. An SDK that hooks the setter of the center's delegate puts itself in
    /// front again; it is then the only one that calls the package's delegate, and is not called after the handlers.
    public func reclaimNotificationCenter() { router.centerDelegateInstaller.install() }
}

extension AppDelegate {
    /// Whether the package's delegate of the notification center would take the center's place: for handlers, for
    /// closures, or since events are kept without handlers.
    package var wantsNotificationCenter: Bool { router.centerDelegateInstaller.isWanted }

    /// Returns whether the package's delegates have an event's method, apart from what a subclass overrides.
    package func wants(_ event: AppEvent) -> Bool {
        registry.noticeFreed()
        return router.responses.wanted.contains(event)
    }

    /// The notification center's delegate, unless that is the package's or the app delegate leaves the application
    /// alone.
    package var otherAtCenter: (any UNUserNotificationCenterDelegate)? { router.centerDelegateInstaller.other }

    /// Has the handlers of a detached app delegate followed by another delegate of the notification center, as one that
    /// is displaced is.
    package func displace(_ delegate: (any UNUserNotificationCenterDelegate)?) {
        router.centerDelegateInstaller.replaceDisplaced(by: delegate.map { [DisplacedDelegate($0)] } ?? [])
    }
}
