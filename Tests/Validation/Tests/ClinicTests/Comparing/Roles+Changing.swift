import DecoupledAppDelegate
import DecoupledAppDelegateTesting

@MainActor extension Handlers {
    /// Takes out the handler of a class.
    mutating func drop<Handler>(_: Handler.Type) { removeAll { $0 is Handler } }

    /// Has the handlers called in the opposite order.
    mutating func reverse() { self = Handlers(Array(self).reversed()) }

    /// Puts several handlers in the place of the one of a class.
    mutating func split<Handler>(_: Handler.Type, into parts: (Handler) -> [any RoleHandler]) {
        self = Handlers(
            flatMap { role in (role as? Handler).map { parts($0).compactMap { $0 as? Role } } ?? [role] })
    }
}

@MainActor extension Roles {
    /// Has the handler of a class do otherwise at one event.
    mutating func change<Handler: ClinicHandler, Input, Output>(
        _: Handler.Type, at event: Event<Input, Output>, _ body: @escaping @MainActor (Handler, Input) -> Output
    ) { change(Handler.self, at: event) { handler, changed in changed.answer(event) { body(handler, $0) } } }

    /// Has the handler of a class do otherwise at one event, which has a completion handler.
    mutating func change<Handler: ClinicHandler, Input, Output>(
        _: Handler.Type, at event: Event<Input, Reply<Output>>,
        _ body: @escaping @MainActor (Handler, Input, @escaping @Sendable (Output) -> Void) -> Void
    ) { change(Handler.self, at: event) { handler, changed in changed.answer(event) { body(handler, $0, $1) } } }

    private mutating func change<Handler: ClinicHandler>(
        _: Handler.Type, at event: AppEvent, _ answer: (Handler, RecordingHandler) -> Void
    ) {
        func parts(of handler: Handler) -> [any RoleHandler] {
            let changed = RecordingHandler(wanting: [event])
            answer(handler, changed)
            handler.eventsLeftToOthers.insert(event)
            return [changed, handler]
        }
        self.appStateDelegate.split(Handler.self, into: parts)
        self.urlDelegate.split(Handler.self, into: parts)
        self.activityContinuationDelegate.split(Handler.self, into: parts)
        self.shortcutItemDelegate.split(Handler.self, into: parts)
        self.remoteNotificationsDelegate.split(Handler.self, into: parts)
        self.userNotificationsDelegate.split(Handler.self, into: parts)
        self.backgroundFetchDelegate.split(Handler.self, into: parts)
        self.backgroundURLSessionDelegate.split(Handler.self, into: parts)
        self.protectedDataDelegate.split(Handler.self, into: parts)
        self.systemConditionsDelegate.split(Handler.self, into: parts)
        self.orientationDelegate.split(Handler.self, into: parts)
        self.stateRestorationDelegate.split(Handler.self, into: parts)
        self.sceneSessionDelegate.split(Handler.self, into: parts)
    }
}

// Short names of methods that several changes call.

extension AppStateDelegate {
    func finishLaunching(_ options: LaunchOptions?) -> Bool {
        application(.shared, didFinishLaunchingWithOptions: options)
    }
}

extension URLDelegate {
    func open(_ url: URL, _ options: OpenURLOptions) -> Bool { application(.shared, open: url, options: options) }
}

extension Links {
    func follow(_ activity: NSUserActivity) -> Bool { application(.shared, continue: activity) { _ in } }
}

extension Pushes {
    func receive(_ info: [AnyHashable: Any], _ completion: @escaping FetchCompletion) {
        application(.shared, didReceiveRemoteNotification: info, fetchCompletionHandler: completion)
    }
}
