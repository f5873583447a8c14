import DecoupledAppDelegate

extension Listener: StateRestorationDelegate {
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        note(.viewControllerForRestoration, application, identifierComponents, coder)
        return nil
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        note(.shouldSaveState, application, coder)
        return false
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        note(.shouldRestoreState, application, coder)
        return false
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        note(.willEncodeState, application, coder)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        note(.didDecodeState, application, coder)
    }
}
