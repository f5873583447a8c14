import Foundation

/// What an application without scenes saves of its state, and restores when it is launched the next time.
///
/// The delegate alone is called: there are no view controllers whose state would be saved. What was encoded stays in the configuration,
/// which is the process's.
extension HeadlessSystem {
    /// Has the delegate encode its state, if it wants that; then the orientations are asked for.
    func saveState() {
        guard application.applicationState == .background else { return }
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        if send(.shouldSaveState, { $0.application(application, shouldSaveSecureApplicationState: coder) }) == true {
            send(.willEncodeState) { $0.application(application, willEncodeRestorableStateWith: coder) }
            configuration.savedApplicationState = coder.encodedData
        }
        askForOrientations(times: 1)
    }

    /// Has the delegate decode the state that was saved, if there is one and it wants that.
    func restoreState() {
        guard let data = configuration.savedApplicationState, let coder = try? NSKeyedUnarchiver(forReadingFrom: data)
        else { return }
        if send(.shouldRestoreState, { $0.application(application, shouldRestoreSecureApplicationState: coder) })
            == true
        {
            send(.didDecodeState) { $0.application(application, didDecodeRestorableStateWith: coder) }
        }
    }

    /// Asks how the interface may be turned, where UIKit does so without turning it.
    func askForOrientations(times: Int) {
        for _ in 0..<times { _ = supportedOrientations(of: nil) }
    }
}
