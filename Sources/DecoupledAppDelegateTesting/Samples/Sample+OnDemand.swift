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
            Sample(.shouldRestoreState) { readingCoder },
            Sample(.viewControllerForRestoration) {
                (["sample"], readingCoder)
            },
            Sample(.didDecodeState) { readingCoder },
            savedState, stateSavedBeforeUpdate,
        ]
    }

    /// The state is saved, and what was saved is restored.
    private static var savedState: Sample {
        let state = SavedState()
        return .several(
            "the state is saved and restored",
            [
                Sample(.shouldSaveState) { state.begin() }, Sample(.willEncodeState) { state.archiver },
                Sample(.shouldRestoreState) { state.unarchiver }, Sample(.didDecodeState) { state.unarchiver },
            ])
    }

    /// What the app before the change has saved is restored.
    private static var stateSavedBeforeUpdate: Sample {
        let state = SavedState()
        return .several(
            "the state that was saved before an update is restored",
            [Sample(.shouldRestoreState) { state.unarchiver }, Sample(.didDecodeState) { state.unarchiver }]
        )
        .after(
            [Sample(.shouldSaveState) { state.begin() }, Sample(.willEncodeState) { state.archiver }], andUpdate: true)
    }

    private static var coder: NSCoder { NSKeyedArchiver(requiringSecureCoding: true) }

    private static var readingCoder: NSCoder { SavedState().unarchiver }
}

/// What an app saves of its state, and restores.
@MainActor private final class SavedState {
    private(set) var archiver = NSKeyedArchiver(requiringSecureCoding: true)

    /// Begins to save, without what was saved before.
    func begin() -> NSCoder {
        archiver = NSKeyedArchiver(requiringSecureCoding: true)
        return archiver
    }

    /// A reader of what has been saved.
    var unarchiver: NSCoder { (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)) ?? archiver }
}
