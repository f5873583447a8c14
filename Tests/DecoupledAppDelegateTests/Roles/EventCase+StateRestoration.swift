import DecoupledAppDelegate

extension EventCase {
    static let stateRestoration = [
        EventCase(.viewControllerForRestoration, neutral: "nil") { delegate, application in
            let (path, coder) = (["root", "page"], NSCoder())
            _ = delegate.application(application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
            return ["\(path)", Listener.identity(of: coder)]
        },
        EventCase(.shouldSaveState, neutral: "false") { delegate, application in
            let coder = NSCoder()
            _ = delegate.application(application, shouldSaveSecureApplicationState: coder)
            return [Listener.identity(of: coder)]
        },
        EventCase(.shouldRestoreState, neutral: "false") { delegate, application in
            let coder = NSCoder()
            _ = delegate.application(application, shouldRestoreSecureApplicationState: coder)
            return [Listener.identity(of: coder)]
        },
        EventCase(.willEncodeState) { delegate, application in
            let coder = NSCoder()
            delegate.application(application, willEncodeRestorableStateWith: coder)
            return [Listener.identity(of: coder)]
        },
        EventCase(.didDecodeState) { delegate, application in
            let coder = NSCoder()
            delegate.application(application, didDecodeRestorableStateWith: coder)
            return [Listener.identity(of: coder)]
        },
    ]
}
