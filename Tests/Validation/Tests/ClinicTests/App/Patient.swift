import HeadlessUIKit

/// Who uses the app.
@MainActor enum Session {
    /// The patient who is signed in.
    private(set) static var patient: String?

    /// Whether somebody is signed in.
    static var isSignedIn: Bool { patient != nil }

    /// Signs a patient in.
    static func signIn(with token: String, from source: String?) {
        patient = "patient of \(token)"
        Journal.shared.note("signed in with \(token) from \(source ?? "nowhere")")
    }

    /// Signs the patient out.
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

    static func reset() { (hasLaunched, token) = (false, nil) }
}

/// What the patient has chosen.
@MainActor enum Settings {
    /// Whether reminders of appointments are shown.
    private(set) static var remindersAreOn = true

    /// Turns reminders on or off.
    static func setReminders(_ isOn: Bool) {
        remindersAreOn = isOn
        Journal.shared.note("reminders \(isOn ? "on" : "off")")
    }

    /// Shows a page of the settings.
    static func show(_ page: String) { Journal.shared.note("settings show \(page)") }

    static func reset() { remindersAreOn = true }
}

/// What is on the screen.
@MainActor enum Screen {
    /// Whether a cover hides what is on the screen from the app switcher.
    private(set) static var isCovered = false

    /// Shows something.
    static func show(_ what: String) { Journal.shared.note("screen shows \(what)") }

    /// Hides the screen.
    static func cover() {
        isCovered = true
        Journal.shared.note("screen covered")
    }

    /// Shows the screen again.
    static func uncover() {
        guard isCovered else { return }
        isCovered = false
        Journal.shared.note("screen uncovered")
    }

    static func reset() { isCovered = false }
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

    /// Loads something.
    static func load(_ what: String) async -> UIBackgroundFetchResult {
        Journal.shared.note("server asked for \(what)")
        // Stays on the main thread, so that answers come in the order of the questions.
        await withCheckedContinuation { continuation in Task { @MainActor in continuation.resume() } }
        guard !isOffline else { return .failed }
        return known.insert(what).inserted ? .newData : .noData
    }

    /// Tells the server something.
    static func tell(_ what: String) { Journal.shared.note("server told \(what)") }

    static func reset() { (isOffline, known) = (false, []) }
}

/// The app as it is right after its installation.
@MainActor enum Clinic {
    /// Brings everything back into that state.
    static func reset() {
        Session.reset()
        Installation.reset()
        Settings.reset()
        Screen.reset()
        Server.reset()
        VideoVisit.reset()
        Messages.reset()
        Records.reset()
        Appointments.reset()
        _ = Journal.shared.take()
    }
}
