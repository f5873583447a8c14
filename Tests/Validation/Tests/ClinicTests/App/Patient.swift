import HeadlessUIKit

/// Who uses the app.
@MainActor enum Session {
    private static var patient: String?

    static var isSignedIn: Bool { patient != nil }

    static func signIn(with token: String, from source: String?) {
        patient = "patient of \(token)"
        Journal.note("signed in with \(token) from \(source ?? "nowhere")")
    }

    static func signOut() {
        patient = nil
        Journal.note("signed out")
    }
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
        Journal.note("no pushes: \((error as NSError).code)")
    }
}

/// What the patient has chosen.
@MainActor enum Settings {
    private(set) static var remindersAreOn = true

    static func setReminders(_ isOn: Bool) {
        remindersAreOn = isOn
        Journal.note("reminders \(isOn ? "on" : "off")")
    }

    static func show(_ page: String) { Journal.note("settings show \(page)") }
}

/// The clinic's server.
@MainActor enum Server {
    /// Whether the server cannot be reached.
    static var isOffline = false
    /// What has been loaded.
    static var known: Set<String> = []

    /// Loads something, and answers on a later turn of the main thread.
    static func load(
        _ what: String, then completion: @escaping @MainActor @Sendable (UIBackgroundFetchResult) -> Void
    ) { Task { completion(await load(what)) } }

    static func load(_ what: String) async -> UIBackgroundFetchResult {
        Journal.note("server asked for \(what)")
        // Stays on the main thread, so that answers come in the order of the questions.
        await withCheckedContinuation { continuation in Task { @MainActor in continuation.resume() } }
        guard !isOffline else { return .failed }
        return known.insert(what).inserted ? .newData : .noData
    }

    static func tell(_ what: String) { Journal.note("server told \(what)") }

    static func fetch(_ completion: @escaping FetchCompletion) {
        guard Session.isSignedIn else { return completion(.noData) }
        load("appointments") { result in
            if result == .newData { Journal.note("badge counted") }
            completion(result)
        }
    }

    /// Finishes the transfers of a background session.
    static func finish(_ identifier: String, _ completion: @escaping Completion) {
        guard identifier != Transfer.uploads else {
            return load("receipts of uploads") { result in
                Journal.note(result == .failed ? "uploads wait" : "uploads done")
                completion()
            }
        }
        if identifier.hasPrefix(Transfer.downloads) {
            Journal.note("download of \(identifier.dropFirst(Transfer.downloads.count)) done")
        }
        completion()
    }
}

/// The app as it is right after its installation.
@MainActor enum Clinic {
    /// Brings everything back into that state.
    static func reset() {
        Session.signOut()
        (Installation.hasLaunched, Installation.token) = (false, nil)
        Settings.setReminders(true)
        (Server.isOffline, Server.known) = (false, [])
        (Screen.isCovered, Records.areLocked, Appointments.areStale) = (false, false, false)
        (VideoVisit.id, Messages.openChat) = (nil, nil)
        _ = Journal.take()
    }
}
