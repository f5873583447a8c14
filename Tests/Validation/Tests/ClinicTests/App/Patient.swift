import HeadlessUIKit

/// Who uses the app.
@MainActor enum Session {
    private static var patient: String?

    static var isSignedIn: Bool { patient != nil }

    static func signIn(with token: String, from source: String?) {
        patient = "patient of \(token)"
        Journal.shared.note("signed in with \(token) from \(source ?? "nowhere")")
    }

    static func signOut() {
        patient = nil
        Journal.shared.note("signed out")
    }

    static func reset() { patient = nil }
}

/// What has been kept since the app was installed.
@MainActor enum Installation {
    /// Whether the app has been launched before.
    static var hasLaunched = false
    /// The device token that the server knows.
    static var token: String?

    /// Tells the server a token, unless it knows it.
    static func register(_ data: Data) {
        let text = data.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
        if text != token { Server.tell("token \(text)") }
        token = text
    }

    static func fail(with error: any Error) {
        token = nil
        Journal.shared.note("no pushes: \((error as NSError).code)")
    }

    static func reset() { (hasLaunched, token) = (false, nil) }
}

/// What the patient has chosen.
@MainActor enum Settings {
    private(set) static var remindersAreOn = true

    static func setReminders(_ isOn: Bool) {
        remindersAreOn = isOn
        Journal.shared.note("reminders \(isOn ? "on" : "off")")
    }

    static func show(_ page: String) { Journal.shared.note("settings show \(page)") }

    static func reset() { remindersAreOn = true }
}

/// The clinic's server.
@MainActor enum Server {
    /// Whether the server cannot be reached.
    static var isOffline = false
    private static var known: Set<String> = []

    /// Loads something, and answers on a later turn of the main thread.
    static func load(
        _ what: String, then completion: @escaping @MainActor @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        Task { completion(await load(what)) }
    }

    static func load(_ what: String) async -> UIBackgroundFetchResult {
        Journal.shared.note("server asked for \(what)")
        // Stays on the main thread, so that answers come in the order of the questions.
        await withCheckedContinuation { continuation in Task { @MainActor in continuation.resume() } }
        guard !isOffline else { return .failed }
        return known.insert(what).inserted ? .newData : .noData
    }

    static func tell(_ what: String) { Journal.shared.note("server told \(what)") }

    static func fetch(_ completion: @escaping @Sendable (UIBackgroundFetchResult) -> Void) {
        guard Session.isSignedIn else { return completion(.noData) }
        load("appointments") { result in
            if result == .newData { Journal.shared.note("badge counted") }
            completion(result)
        }
    }

    /// Finishes the transfers of a background session.
    static func finish(_ identifier: String, _ completion: @escaping @Sendable () -> Void) {
        guard identifier != Transfer.uploads else {
            return load("receipts of uploads") { result in
                Journal.shared.note(result == .failed ? "uploads wait" : "uploads done")
                completion()
            }
        }
        if identifier.hasPrefix(Transfer.downloads) {
            Journal.shared.note("download of \(identifier.dropFirst(Transfer.downloads.count)) done")
        }
        completion()
    }

    static func reset() { (isOffline, known) = (false, []) }
}

/// The app as it is right after its installation.
@MainActor enum Clinic {
    /// Brings everything back into that state.
    static func reset() {
        Session.reset()
        Installation.reset()
        Settings.reset()
        Screen.isCovered = false
        Server.reset()
        VideoVisit.id = nil
        Messages.openChat = nil
        Records.areLocked = false
        Appointments.areStale = false
        _ = Journal.shared.take()
    }
}
