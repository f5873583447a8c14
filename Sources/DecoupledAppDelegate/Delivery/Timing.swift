import Foundation

/// When an event arrived, and the deadline that it began with.
struct Timing {
    let arrival: TimeInterval

    /// How long handlers may take, in seconds; nil for no limit.
    let timeLimit: TimeInterval?

    /// Returns when it arrived; nil if the deadline has passed.
    func arrivalUnlessPastDeadline(at now: TimeInterval) -> TimeInterval? {
        now < arrival + (timeLimit ?? .infinity) ? arrival : nil
    }
}
