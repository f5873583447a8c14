import HeadlessUIKit

/// The patient's appointments.
@MainActor enum Appointments {
    /// Whether the list may be of another day.
    static var areStale = false

    /// Shows an appointment.
    static func show(_ id: String, tab: String?) { Screen.show("appointment \(id), \(tab ?? "overview")") }

    /// Changes an appointment.
    static func update(_ id: String, status: String) { Journal.shared.note("appointment \(id) is \(status)") }

    /// Reminds of an appointment later.
    static func snooze(_ id: String, minutes: Int) {
        Journal.shared.note("reminder of \(id) in \(minutes) minutes")
    }

    /// Checks the patient in.
    static func checkIn(at desk: String) { Journal.shared.note("checked in at desk \(desk)") }

    static func reset() { areStale = false }
}

/// The visit by video that is going on.
@MainActor enum VideoVisit {
    /// The visit, if there is one.
    private(set) static var id: String?

    /// Whether a visit is going on.
    static var isRunning: Bool { id != nil }

    /// Starts a visit.
    static func start(_ id: String, hasCamera: Bool) {
        self.id = id
        Journal.shared.note("visit \(id) starts \(hasCamera ? "with" : "without") camera")
    }

    /// Ends the visit.
    static func end() {
        guard let ended = id else { return }
        id = nil
        Journal.shared.note("visit \(ended) ends")
    }

    /// Stops the camera, or starts it again.
    static func pause(_ isPaused: Bool) {
        if isRunning { Journal.shared.note("camera \(isPaused ? "stops" : "goes on")") }
    }

    static func reset() { id = nil }
}

/// Messages to doctors and from them.
@MainActor enum Messages {
    /// The doctor with whom the patient is chatting.
    static var openChat: String?

    /// What restores a draft from another device.
    static let composer = Composer()

    /// Shows a new message.
    static func compose(to doctor: String, text: String?, from source: String? = nil) {
        Screen.show("message to \(doctor): \(text ?? "") from \(source ?? "here")")
    }

    /// Shows what has been written.
    static func show(_ doctor: String) {
        openChat = doctor
        Screen.show("chat with \(doctor)")
    }

    /// Sends a message.
    static func send(_ text: String, to doctor: String) { Server.tell("message to \(doctor): \(text)") }

    /// Saves what is being written.
    static func saveDraft(_ text: String? = nil) { Journal.shared.note("draft saved: \(text ?? "as shown")") }

    static func reset() { openChat = nil }
}

/// The view in which a message is written.
final class Composer: UIResponder {
    /// Shows what has been written elsewhere.
    override func restoreUserActivityState(_ userActivity: NSUserActivity) {
        Journal.shared.note("composer restores \(userActivity.activityType)")
    }
}

/// The patient's health records, which cannot be read while the device is locked.
@MainActor enum Records {
    /// Whether they cannot be read.
    private(set) static var areLocked = false

    /// Locks or unlocks the records.
    static func lock(_ isLocked: Bool) {
        areLocked = isLocked
        Journal.shared.note("records \(isLocked ? "locked" : "unlocked")")
    }

    /// Shows a result of the laboratory.
    static func show(_ id: String, section: String?) { Screen.show("result \(id), \(section ?? "top")") }

    /// Adds a document.
    static func add(_ name: String, inPlace: Bool) {
        Journal.shared.note("document \(name) \(inPlace ? "linked" : "copied")")
    }

    /// Drops what can be loaded again.
    static func dropCache() { Journal.shared.note("records drop their cache") }

    static func reset() { areLocked = false }
}

/// The window's content while a document of the laboratory is shown.
final class DocumentController: UIViewController {}

/// The delegate of the windows that the app opens.
final class ClinicSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window.
    var window: UIWindow?
}
