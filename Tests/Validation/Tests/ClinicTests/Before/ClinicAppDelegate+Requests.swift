import HeadlessUIKit

// MARK: URLs

extension ClinicAppDelegate {
    /// Opens a URL: a document, what the payment app returns, or a link.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        let source = options[.sourceApplication] as? String
        if url.isFileURL {
            Records.add(url.lastPathComponent, inPlace: options[.openInPlace] as? Bool ?? false)
            return true
        }
        switch url.scheme?.lowercased() {
        case "clinic-pay": return finishPayment(url, from: source)
        case "clinic": return open(url, from: source)
        default: return false
        }
    }

    private func finishPayment(_ url: URL, from source: String?) -> Bool {
        guard source == "com.example.pay", url.place == "paid", let order = url.query("order") else { return false }
        if url.query("status") == "ok" {
            Server.tell("order \(order) is paid")
            Screen.show("receipt of \(order)")
        } else {
            Screen.show("payment of \(order) failed: \(url.query("reason") ?? "unknown")")
        }
        return true
    }

    private func open(_ url: URL, from source: String?) -> Bool {
        switch url.place {
        case "signin":
            guard let token = url.query("token") else { return false }
            signIn(with: token, from: source)
        case "checkin":
            guard let desk = url.query("desk") else { return false }
            if isActive { Appointments.checkIn(at: desk) } else { waitingDesk = desk }
        case "appointment":
            guard let id = url.steps.first else { return false }
            if mayOpen(url, from: source) { Appointments.show(id, tab: url.query("tab")) }
        case "message":
            guard let doctor = url.query("to") else { return false }
            if mayOpen(url, from: source) { Messages.compose(to: doctor, text: url.query("text"), from: source) }
        case "visit":
            guard let id = url.steps.first else { return false }
            if id.lowercased() == "end" {
                VideoVisit.end()
            } else if mayOpen(url, from: source) {
                VideoVisit.start(id, hasCamera: url.query("camera") != "off")
            }
        default:
            return false
        }
        return true
    }

    private func signIn(with token: String, from source: String?) {
        Session.signIn(with: token, from: source)
        guard let (url, source) = waitingLink else { return }
        waitingLink = nil
        _ = url.scheme == "https" ? browse(url) : open(url, from: source)
    }

    /// Returns whether somebody is signed in; if not, the link waits until then.
    private func mayOpen(_ url: URL, from source: String?) -> Bool {
        if Session.isSignedIn { return true }
        waitingLink = (url, source)
        Screen.show("sign-in")
        return false
    }
}

// MARK: Activities

extension ClinicAppDelegate {
    /// Tells the user of a message that comes from another device.
    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        guard userActivityType == ActivityType.draft else { return false }
        Screen.show("message on its way")
        return true
    }

    /// Continues an activity.
    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping @Sendable ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        let info = userActivity.userInfo ?? [:]
        switch userActivity.activityType {
        case NSUserActivityTypeBrowsingWeb:
            return userActivity.webpageURL.map(browse) ?? false
        case ActivityType.appointment:
            guard Session.isSignedIn, let id = info["id"] as? String else { return false }
            Appointments.show(id, tab: info["tab"] as? String)
            return true
        case ActivityType.draft:
            guard let doctor = info["to"] as? String else { return false }
            Messages.compose(to: doctor, text: info["text"] as? String)
            restorationHandler([Messages.composer])
            return true
        case ActivityType.searchResult:
            guard let id = info[ActivityType.searchResultKey] as? String, id.hasPrefix("result-") else { return false }
            Records.show(String(id.dropFirst("result-".count)), section: nil)
            return true
        default:
            return false
        }
    }

    /// Tells the user that an activity has been lost.
    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        guard (error as? CocoaError)?.code != .userCancelled else { return }
        Screen.show(userActivityType == ActivityType.draft ? "message lost" : "nothing to go on with")
    }

    /// Saves what is being written for another device.
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
        guard userActivity.activityType == ActivityType.draft else { return }
        Messages.saveDraft(userActivity.userInfo?["text"] as? String)
    }

    private func browse(_ url: URL) -> Bool {
        guard ["clinic.example", "www.clinic.example"].contains(url.place) else { return false }
        switch (url.steps.first, url.steps.dropFirst().first) {
        case ("appointments", let id?):
            if mayOpen(url, from: nil) { Appointments.show(id, tab: url.query("tab")) }
        case ("results", let id?):
            if mayOpen(url, from: nil) { Records.show(id, section: url.fragment) }
        case ("doctors", let name?):
            Screen.show("doctor \(name) in \(url.query("lang") ?? "en")")
        case ("settings", "reminders"):
            Settings.setReminders(url.query("on") != "false")
        default:
            return false
        }
        return true
    }
}

// MARK: Quick actions

extension ClinicAppDelegate {
    /// Performs a quick action.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { perform(shortcutItem, then: completionHandler) }

    func perform(_ item: UIApplicationShortcutItem, then completionHandler: @escaping @Sendable (Bool) -> Void) {
        switch item.type {
        case QuickAction.next:
            guard Session.isSignedIn else { return completionHandler(false) }
            Server.load("next appointment") { result in
                Screen.show(result == .failed ? "no connection" : "next appointment")
                completionHandler(result != .failed)
            }
        case QuickAction.message:
            guard let doctor = item.userInfo?["doctor"] as? String else { return completionHandler(false) }
            Messages.compose(to: doctor, text: item.userInfo?["text"] as? String)
            completionHandler(true)
        case QuickAction.call:
            let isUrgent = item.userInfo?["urgent"] as? Bool ?? false
            Journal.shared.note("calls the \(isUrgent ? "emergency room" : "desk")")
            completionHandler(true)
        default:
            completionHandler(false)
        }
    }
}
