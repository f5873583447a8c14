public import Foundation

/// That time has passed.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// How many seconds have to pass.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: How many seconds have to pass.
    ///   - repeats: Whether the notification arrives each time that so many have.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When the notification arrives next, if it is requested now.
    ///
    /// - Returns: The date.
    open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// That it is a certain time.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// What the time has to be.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - dateComponents: What the time has to be.
    ///   - repeats: Whether the notification arrives each time that it is.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When the notification arrives next.
    ///
    /// - Returns: The date; nil if it will never be such a time.
    open func nextTriggerDate() -> Date? {
        let calendar = dateComponents.calendar ?? .current
        return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
    }
}
