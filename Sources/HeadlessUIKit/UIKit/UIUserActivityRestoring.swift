public import Foundation

/// An object that can restore what a user did elsewhere.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Restores what the user did elsewhere.
    ///
    /// - Parameter userActivity: What the user did.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
