import DecoupledAppDelegate

extension Listener: StateRestorationDelegate {
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        note(.viewControllerForRestoration, application, "\(identifierComponents)", Self.identity(of: coder))
        return nil
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        note(.shouldSaveState, application, Self.identity(of: coder))
        return false
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        note(.shouldRestoreState, application, Self.identity(of: coder))
        return false
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        note(.willEncodeState, application, Self.identity(of: coder))
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        note(.didDecodeState, application, Self.identity(of: coder))
    }
}
