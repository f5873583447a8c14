extension ApplicationFront {
    /// The status of the application, which whoever asks for it first switches on.
    var status: AppStatus {
        if let statusFeed { return statusFeed.status }
        let feed = StatusFeed(of: self)
        statusFeed = feed
        feed.start()
        return feed.status
    }
}

/// The events that nothing else of the front needs to know: the status has changed before their handlers are told.
extension ApplicationFront {
    func protectedDataWillBecomeUnavailable(_ input: ApplicationInput) {
        statusFeed?.protectedDataIsAvailable(false)
        router.protectedDataWillBecomeUnavailable(input)
    }

    func protectedDataDidBecomeAvailable(_ input: ApplicationInput) {
        statusFeed?.protectedDataIsAvailable(true)
        router.protectedDataDidBecomeAvailable(input)
    }

    func didReceiveMemoryWarning(_ input: ApplicationInput) {
        statusFeed?.didReceiveMemoryWarning(by: .method)
        router.didReceiveMemoryWarning(input)
    }
}
