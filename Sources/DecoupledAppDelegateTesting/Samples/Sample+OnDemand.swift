import DecoupledAppDelegate

@MainActor extension [Sample] {
    /// A sample of each event that not every app receives, with made-up arguments; it is sent to an app that has the method.
    static var onDemand: [Sample] { requests + questions + restoration + ofPlatform }

    private static var requests: [Sample] {
        var samples: [Sample] = [
            .url(URL(fileURLWithPath: "/sample")), .activity("sample"),
            Sample(.didFailToContinueUserActivity) {
                ("sample", CancellationError())
            },
            Sample(.didUpdateUserActivity) {
                NSUserActivity(activityType: "sample")
            },
            .backgroundURLSession("sample"),
        ]
        #if !os(tvOS)
        samples.append(.shortcut("sample"))
        #endif
        #if !os(visionOS)
        samples.append(.fetch)
        #endif
        #if RemoteNotifications
        samples += pushes
        #endif
        return samples
    }

    private static var questions: [Sample] {
        var samples = [
            Sample(.handleWatchKitRequest) { ["sample": true] },
            Sample(.shouldRequestHealthAuthorization) {},
            Sample(.shouldAutomaticallyLocalizeKeyCommands) {},
        ]
        #if Intents
        samples.append(Sample(.handlerForIntent) { INIntent() })
        #endif
        return samples
    }

    private static var restoration: [Sample] {
        [
            Sample(.shouldSaveState) { coder },
            Sample(.willEncodeState) { coder },
            Sample(.shouldRestoreState) { coder },
            Sample(.viewControllerForRestoration) {
                (["sample"], coder)
            },
            Sample(.didDecodeState) { coder },
        ]
    }

    private static var coder: NSCoder { NSKeyedArchiver(requiringSecureCoding: true) }
}
