import HeadlessUIKit

/// The patient's appointments.
@MainActor enum Appointments {
    /// Whether the list may be of another day.
    static var areStale = false

    static func show(_ id: String, tab: String?) { Screen.show("appointment \(id), \(tab ?? "overview")") }
    static func update(_ id: String, status: String) { Journal.note("appointment \(id) is \(status)") }
    static func checkIn(at desk: String) { Journal.note("checked in at desk \(desk)") }

    static func expire() {
        areStale = true
        Journal.note("another day")
    }

    static func refresh() {
        guard areStale else { return }
        areStale = false
        Server.load("appointments") { _ in Journal.note("today is up to date") }
    }
}

/// The visit by video that is going on.
@MainActor enum VideoVisit {
    /// The visit, if there is one.
    static var id: String?

    static var isRunning: Bool { id != nil }

    static func start(_ id: String, hasCamera: Bool) {
        self.id = id
        Journal.note("visit \(id) starts \(hasCamera ? "with" : "without") camera")
    }

    static func end() {
        guard let ended = id else { return }
        id = nil
        Journal.note("visit \(ended) ends")
    }

    /// Stops the camera, or starts it again.
    static func pause(_ isPaused: Bool) { if isRunning { Journal.note("camera \(isPaused ? "stops" : "goes on")") } }
}

/// Messages to doctors and from them.
@MainActor enum Messages {
    /// The doctor with whom the patient is chatting.
    static var openChat: String?
    /// What restores a draft from another device.
    static let composer = Composer()

    static func compose(to doctor: String, text: String?, from source: String? = nil) {
        Screen.show("message to \(doctor): \(text ?? "") from \(source ?? "here")")
    }

    static func show(_ doctor: String) {
        openChat = doctor
        Screen.show("chat with \(doctor)")
    }

    static func send(_ text: String, to doctor: String) { Server.tell("message to \(doctor): \(text)") }
    static func saveDraft(_ text: String? = nil) { Journal.note("draft saved: \(text ?? "as shown")") }
}

/// The view in which a message is written.
final class Composer: UIResponder {
    override func restoreUserActivityState(_ userActivity: NSUserActivity) {
        Journal.note("composer restores \(userActivity.activityType)")
    }
}

/// The patient's health records, which cannot be read while the device is locked.
@MainActor enum Records {
    static var areLocked = false

    static func lock(_ isLocked: Bool) {
        areLocked = isLocked
        Journal.note("records \(isLocked ? "locked" : "unlocked")")
    }

    static func show(_ id: String, section: String?) { Screen.show("result \(id), \(section ?? "top")") }

    static func add(_ document: URL, _ options: [UIApplication.OpenURLOptionsKey: Any]) {
        let isInPlace = options[.openInPlace] as? Bool ?? false
        Journal.note("document \(document.lastPathComponent) \(isInPlace ? "linked" : "copied")")
    }
}
