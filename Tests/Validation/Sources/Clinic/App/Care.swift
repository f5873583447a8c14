public import HeadlessUIKit

/// The patient's appointments.
@MainActor public enum Appointments {
    /// Whether the list may be of another day.
    public static var areStale = false

    /// Shows an appointment.
    ///
    /// - Parameters:
    ///   - id: The appointment.
    ///   - tab: The tab to open.
    public static func show(_ id: String, tab: String?) { Screen.show("appointment \(id), \(tab ?? "overview")") }

    /// Changes an appointment.
    ///
    /// - Parameters:
    ///   - id: The appointment.
    ///   - status: What becomes of it.
    public static func update(_ id: String, status: String) { Journal.shared.note("appointment \(id) is \(status)") }

    /// Reminds of an appointment later.
    ///
    /// - Parameters:
    ///   - id: The appointment.
    ///   - minutes: How much later.
    public static func snooze(_ id: String, minutes: Int) {
        Journal.shared.note("reminder of \(id) in \(minutes) minutes")
    }

    /// Checks the patient in.
    ///
    /// - Parameter desk: Where.
    public static func checkIn(at desk: String) { Journal.shared.note("checked in at desk \(desk)") }

    static func reset() { areStale = false }
}

/// The visit by video that is going on.
@MainActor public enum VideoVisit {
    /// The visit, if there is one.
    public private(set) static var id: String?

    /// Whether a visit is going on.
    public static var isRunning: Bool { id != nil }

    /// Starts a visit.
    ///
    /// - Parameters:
    ///   - id: The visit.
    ///   - hasCamera: Whether the doctor sees the patient.
    public static func start(_ id: String, hasCamera: Bool) {
        self.id = id
        Journal.shared.note("visit \(id) starts \(hasCamera ? "with" : "without") camera")
    }

    /// Ends the visit.
    public static func end() {
        guard let ended = id else { return }
        id = nil
        Journal.shared.note("visit \(ended) ends")
    }

    /// Stops the camera, or starts it again.
    ///
    /// - Parameter isPaused: Whether it is stopped.
    public static func pause(_ isPaused: Bool) {
        if isRunning { Journal.shared.note("camera \(isPaused ? "stops" : "goes on")") }
    }

    static func reset() { id = nil }
}

/// Messages to doctors and from them.
@MainActor public enum Messages {
    /// The doctor with whom the patient is chatting.
    public static var openChat: String?

    /// What restores a draft from another device.
    public static let composer = Composer()

    /// Shows a new message.
    ///
    /// - Parameters:
    ///   - doctor: To whom it is.
    ///   - text: What it begins with.
    ///   - source: The app that has asked for it.
    public static func compose(to doctor: String, text: String?, from source: String? = nil) {
        Screen.show("message to \(doctor): \(text ?? "") from \(source ?? "here")")
    }

    /// Shows what has been written.
    ///
    /// - Parameter doctor: The doctor.
    public static func show(_ doctor: String) {
        openChat = doctor
        Screen.show("chat with \(doctor)")
    }

    /// Sends a message.
    ///
    /// - Parameters:
    ///   - text: The message.
    ///   - doctor: To whom.
    public static func send(_ text: String, to doctor: String) { Server.tell("message to \(doctor): \(text)") }

    /// Saves what is being written.
    ///
    /// - Parameter text: The text so far; nil for what is on the screen.
    public static func saveDraft(_ text: String? = nil) { Journal.shared.note("draft saved: \(text ?? "as shown")") }

    static func reset() { openChat = nil }
}

/// The view in which a message is written.
public final class Composer: UIResponder {
    /// Shows what has been written elsewhere.
    public override func restoreUserActivityState(_ userActivity: NSUserActivity) {
        Journal.shared.note("composer restores \(userActivity.activityType)")
    }
}

/// The patient's health records, which cannot be read while the device is locked.
@MainActor public enum Records {
    /// Whether they cannot be read.
    public private(set) static var areLocked = false

    /// Locks or unlocks the records.
    ///
    /// - Parameter isLocked: Whether they cannot be read.
    public static func lock(_ isLocked: Bool) {
        areLocked = isLocked
        Journal.shared.note("records \(isLocked ? "locked" : "unlocked")")
    }

    /// Shows a result of the laboratory.
    ///
    /// - Parameters:
    ///   - id: The result.
    ///   - section: The part to scroll to.
    public static func show(_ id: String, section: String?) { Screen.show("result \(id), \(section ?? "top")") }

    /// Adds a document.
    ///
    /// - Parameters:
    ///   - name: The file.
    ///   - inPlace: Whether it stays where it is.
    public static func add(_ name: String, inPlace: Bool) {
        Journal.shared.note("document \(name) \(inPlace ? "linked" : "copied")")
    }

    /// Drops what can be loaded again.
    public static func dropCache() { Journal.shared.note("records drop their cache") }

    static func reset() { areLocked = false }
}

/// The window's content while a document of the laboratory is shown.
public final class DocumentController: UIViewController {}

/// The delegate of the windows that the app opens.
public final class ClinicSceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// The window.
    public var window: UIWindow?
}
