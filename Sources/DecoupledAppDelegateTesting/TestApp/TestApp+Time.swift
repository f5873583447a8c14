public import DecoupledAppDelegate

extension TestApp {
    /// Runs what is due on the next turns of the main queue: events kept for handlers that were added later, and what handlers have
    /// put off to a later turn.
    ///
    /// It returns when some turns have passed in which nothing was delivered.
    public func settle() async { await MainQueue.settle { activity } }

    /// Settles, moves the clock, and settles again.
    ///
    /// - Parameter seconds: How far to move.
    public func advance(by seconds: TimeInterval) async {
        await settle()
        clock.advance(by: seconds)
        await settle()
    }
}
