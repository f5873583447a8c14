extension UNUserNotificationCenter {
    /// Declares the kinds of notifications that the application has.
    ///
    /// - Parameter categories: The kinds; those that were declared before are forgotten.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }

    /// Returns the categories of notifications that the application has declared.
    ///
    /// - Parameter completionHandler: Takes them, at once.
    public func getNotificationCategories(completionHandler: (Set<UNNotificationCategory>) -> Void) {
        completionHandler(categories)
    }

    /// Whether the application comes to the foreground for what a user has done with a notification.
    ///
    /// - Parameter response: What the user has done.
    /// - Returns: True for opening the application, and for an action that was declared with `.foreground`.
    package func opensApplication(for response: UNNotificationResponse) -> Bool {
        guard response.actionIdentifier != UNNotificationDefaultActionIdentifier else { return true }
        let category = response.notification.request.content.categoryIdentifier
        let actions = categories.first { $0.identifier == category }?.actions ?? []
        return actions.first { $0.identifier == response.actionIdentifier }?.options.contains(.foreground) == true
    }
}

extension UNNotificationResponse {
    /// Whether the user has opened the application from a push.
    package var opensPush: Bool {
        actionIdentifier == UNNotificationDefaultActionIdentifier
            && notification.request.trigger is UNPushNotificationTrigger
    }
}
