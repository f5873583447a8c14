import HeadlessUIKit

/// What a URL leads to, where somebody is signed in.
@MainActor struct Destination {
    var isForEverybody = false
    let show: () -> Void

    /// What a link of the app leads to, if it is one.
    static func link(_ url: URL, from source: String?) -> Destination? {
        switch (url.place, url.steps.first) {
        case ("appointment", let id?):
            Destination { Appointments.show(id, tab: url.query("tab")) }
        case ("message", _):
            url.query("to").map { doctor in
                Destination { Messages.compose(to: doctor, text: url.query("text"), from: source) }
            }
        case ("visit", let id?) where id.lowercased() == "end":
            Destination(isForEverybody: true) { VideoVisit.end() }
        case ("visit", let id?):
            Destination { VideoVisit.start(id, hasCamera: url.query("camera") != "off") }
        default:
            nil
        }
    }

    /// What a web page leads to, if it is one of the app's.
    static func page(_ url: URL?) -> Destination? {
        guard let url, ["clinic.example", "www.clinic.example"].contains(url.place) else { return nil }
        return switch (url.steps.first, url.steps.dropFirst().first) {
        case ("appointments", let id?): Destination { Appointments.show(id, tab: url.query("tab")) }
        case ("results", let id?): Destination { Records.show(id, section: url.fragment) }
        default: nil
        }
    }
}

/// Shows what URLs lead to, or keeps the last one until somebody has signed in.
@MainActor final class LinkRouter {
    private var waiting: Destination?

    func open(_ destination: Destination?) -> Bool {
        guard let destination else { return false }
        guard Session.isSignedIn || destination.isForEverybody else {
            waiting = destination
            Screen.show("sign-in")
            return true
        }
        destination.show()
        return true
    }

    func openWaiting() {
        waiting?.show()
        waiting = nil
    }

    func drop() { waiting = nil }
}

/// The app with which patients pay.
@MainActor enum Payment {
    /// Returns whether a URL is that of a payment, which is finished.
    static func finish(_ url: URL, from source: String?) -> Bool {
        guard source == "com.example.pay", url.place == "paid", let order = url.query("order") else { return false }
        if url.query("status") == "ok" {
            Server.tell("order \(order) is paid")
            Screen.show("receipt of \(order)")
        } else {
            Screen.show("payment of \(order) failed: \(url.query("reason") ?? "unknown")")
        }
        return true
    }
}

/// What has been begun on another device, or is searched for.
@MainActor enum Handoff {
    static func announce(_ type: String) -> Bool {
        if type == ActivityType.draft { Screen.show("message on its way") }
        return type == ActivityType.draft
    }

    static func resume(_ activity: NSUserActivity, _ restore: ([any UIUserActivityRestoring]?) -> Void) -> Bool {
        let info = activity.userInfo ?? [:]
        switch activity.activityType {
        case ActivityType.appointment:
            guard Session.isSignedIn, let id = info["id"] as? String else { return false }
            Appointments.show(id, tab: info["tab"] as? String)
        case ActivityType.draft:
            guard let doctor = info["to"] as? String else { return false }
            Messages.compose(to: doctor, text: info["text"] as? String)
            restore([Messages.composer])
        case ActivityType.searchResult:
            guard let id = info[ActivityType.searchResultKey] as? String, id.hasPrefix("result-") else { return false }
            Records.show(String(id.dropFirst("result-".count)), section: nil)
        default:
            return false
        }
        return true
    }

    static func lose(_ type: String, _ error: any Error) {
        guard (error as? CocoaError)?.code != .userCancelled else { return }
        Screen.show(type == ActivityType.draft ? "message lost" : "nothing to go on with")
    }

    static func update(_ activity: NSUserActivity) {
        if activity.activityType == ActivityType.draft { Messages.saveDraft(activity.userInfo?["text"] as? String) }
    }
}

extension QuickAction {
    /// Performs a quick action.
    @MainActor static func perform(_ item: UIApplicationShortcutItem, then completion: @escaping ActionCompletion) {
        let info = item.userInfo
        switch item.type {
        case next:
            guard Session.isSignedIn else { return completion(false) }
            Server.load("next appointment") { result in
                Screen.show(result == .failed ? "no connection" : "next appointment")
                completion(result != .failed)
            }
        case message:
            guard let doctor = info?["doctor"] as? String else { return completion(false) }
            Messages.compose(to: doctor, text: info?["text"] as? String)
            completion(true)
        case call:
            Journal.note("calls the \(info?["urgent"] as? Bool == true ? "emergency room" : "desk")")
            completion(true)
        default:
            completion(false)
        }
    }
}
