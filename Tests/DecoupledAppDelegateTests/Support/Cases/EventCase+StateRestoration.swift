import DecoupledAppDelegate

extension EventCase {
    static let stateRestoration = [
        EventCase(restoring: .viewControllerForRestoration, neutral: "nil") { delegate, application, coder in
            let path = ["root", "page"]
            let answer = delegate.application(
                application,
                viewControllerWithRestorationIdentifierPath: path,
                coder: coder
            )
            return Told(path, coder, answer: answer)
        },
        EventCase(restoring: .shouldSaveState, neutral: "false") { delegate, application, coder in
            let answer = delegate.application(application, shouldSaveSecureApplicationState: coder)
            return Told(coder, answer: answer)
        },
        EventCase(restoring: .shouldRestoreState, neutral: "false") { delegate, application, coder in
            let answer = delegate.application(application, shouldRestoreSecureApplicationState: coder)
            return Told(coder, answer: answer)
        },
        EventCase(restoring: .willEncodeState) { delegate, application, coder in
            delegate.application(application, willEncodeRestorableStateWith: coder)
            return Told(coder)
        },
        EventCase(restoring: .didDecodeState) { delegate, application, coder in
            delegate.application(application, didDecodeRestorableStateWith: coder)
            return Told(coder)
        },
    ]

    /// An event of restoration. The headless system restores no interface of an app without scenes, so its part is played here.
    private init<Input, Output>(
        restoring event: Event<Input, Output>,
        neutral: String = "done",
        tell: @escaping (AppDelegate, UIApplication, NSCoder) -> Told
    ) {
        let cause = { (system: HeadlessSystem) in
            guard let delegate = unsafe system.application.delegate as? AppDelegate,
                delegate.responds(to: Selector(event.rawValue))
            else { return }
            _ = tell(delegate, system.application, NSCoder())
        }
        self.init(event, neutral: neutral, cause: cause) { tell($0, $1, NSCoder()) }
    }
}
