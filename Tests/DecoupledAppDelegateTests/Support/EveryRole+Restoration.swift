import DecoupledAppDelegate

extension EveryRole: StateRestorationDelegate {
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        hear(.viewControllerForRestoration)
        return nil
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        hear(.shouldSaveState)
        return false
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        hear(.shouldRestoreState)
        return false
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        hear(.willEncodeState)
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        hear(.didDecodeState)
    }
}

#if Intents
extension EveryRole: IntentDelegate {
    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        hear(.handlerForIntent)
        return nil
    }
}
#endif

#if CloudKit
extension EveryRole: CloudKitShareDelegate {
    func application(
        _ application: UIApplication,
        userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) {
        hear(.didAcceptCloudKitShare)
    }
}
#endif
