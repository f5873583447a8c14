import HeadlessUIKit

// MARK: Pushes

extension ClinicAppDelegate {
    /// Tells the server the token, unless it knows it.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        let token = deviceToken.hex
        guard token != Installation.token else { return }
        Installation.token = token
        Server.tell("token \(token)")
    }

    /// Forgets the token.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        Installation.token = nil
        Journal.shared.note("no pushes: \((error as NSError).code)")
    }

    /// Does what a push says.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        let id = userInfo["id"] as? String
        switch userInfo["kind"] as? String {
        case "appointment":
            guard let id, let status = userInfo["status"] as? String else { return completionHandler(.failed) }
            Appointments.update(id, status: status)
            completionHandler(.newData)
        case "results":
            guard let id else { return completionHandler(.failed) }
            guard Session.isSignedIn else { return completionHandler(.noData) }
            Server.load("result \(id)") { result in
                if result == .newData { Journal.shared.note("result \(id) is there") }
                completionHandler(result)
            }
        case "settings":
            guard let isOn = userInfo["reminders"] as? Bool, isOn != Settings.remindersAreOn else {
                return completionHandler(.noData)
            }
            Settings.setReminders(isOn)
            completionHandler(.newData)
        case "visit-ended":
            guard VideoVisit.isRunning, VideoVisit.id == id else { return completionHandler(.noData) }
            VideoVisit.end()
            completionHandler(.newData)
        case "revoked":
            waitingLink = nil
            Session.signOut()
            completionHandler(.newData)
        default:
            completionHandler(.noData)
        }
    }
}

// MARK: Background work

extension ClinicAppDelegate {
    /// Loads the appointments.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
        guard Session.isSignedIn else { return completionHandler(.noData) }
        Server.load("appointments") { result in
            if result == .newData { Journal.shared.note("badge counted") }
            completionHandler(result)
        }
    }

    /// Finishes transfers.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        if identifier == Transfer.uploads {
            Server.load("receipts of uploads") { result in
                Journal.shared.note(result == .failed ? "uploads wait" : "uploads done")
                completionHandler()
            }
        } else if identifier.hasPrefix(Transfer.downloads) {
            Journal.shared.note("download of \(identifier.dropFirst(Transfer.downloads.count)) done")
            completionHandler()
        } else {
            completionHandler()
        }
    }
}

// MARK: Notifications

extension ClinicAppDelegate: nonisolated UNUserNotificationCenterDelegate {
    /// Decides how a notification is shown.
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
        let note = Note(notification)
        onMain { completionHandler(self.presentation(of: note)) }
    }

    private func presentation(of note: Note) -> UNNotificationPresentationOptions {
        switch note.category {
        case Category.reminder where !Settings.remindersAreOn: return []
        case _ where VideoVisit.isRunning: return .list
        case Category.reminder, Category.visit: return [.banner, .sound]
        case Category.message where Messages.openChat == note.doctor:
            Journal.shared.note("chat with \(note.doctor) goes on")
            return []
        case Category.message: return [.banner, .list, .badge]
        default: return .list
        }
    }

    /// Does what the user has chosen.
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        let note = Note(response.notification)
        let action = response.actionIdentifier
        let text = (response as? UNTextInputNotificationResponse)?.userText
        onMain { self.respond(to: note, with: action, text: text, then: completionHandler) }
    }

    private func respond(
        to note: Note, with action: String, text: String?, then completionHandler: @escaping @Sendable () -> Void
    ) {
        switch (note.category, action) {
        case (Category.reminder, UNNotificationDefaultActionIdentifier): Appointments.show(note.id, tab: nil)
        case (Category.reminder, UNNotificationDismissActionIdentifier): Server.tell("reminder of \(note.id) seen")
        case (Category.reminder, Category.confirm):
            return Server.load("confirmation of \(note.id)") { result in
                Appointments.update(note.id, status: result == .failed ? "unconfirmed" : "confirmed")
                completionHandler()
            }
        case (Category.reminder, Category.cancel): Appointments.update(note.id, status: "cancelled")
        case (Category.reminder, Category.snooze): Appointments.snooze(note.id, minutes: note.minutes)
        case (Category.message, UNNotificationDefaultActionIdentifier): Messages.show(note.doctor)
        case (Category.message, Category.reply):
            if Records.areLocked {
                waitingReplies.append((text ?? "", note.doctor))
            } else {
                Messages.send(text ?? "", to: note.doctor)
            }
        case (Category.visit, UNNotificationDefaultActionIdentifier):
            if Session.isSignedIn { VideoVisit.start(note.id, hasCamera: true) } else { Screen.show("sign-in") }
        default: break
        }
        completionHandler()
    }

    /// Shows the app's settings of notifications.
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
        let category = notification.map { Note($0).category }
        onMain { Settings.show(category ?? "all notifications") }
    }
}
