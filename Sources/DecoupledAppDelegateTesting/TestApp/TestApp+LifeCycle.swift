import DecoupledAppDelegate

extension TestApp {
    /// Puts the app into the background; does nothing if it is there.
    public func enterBackground() {
        inTurn {
            guard !isInBackground else { return }
            guard !hasScenes else { return enterBackgroundWithScenes() }
            send(.willResignActive)
            send(.didEnterBackground)
        }
    }

    /// Brings the app from the background to the foreground; does nothing in any other state.
    ///
    /// Its scenes come back that were in front. An app with scenes, none of which is connected, connects one: see ``sceneDelegateClass``.
    public func enterForeground() {
        inTurn {
            guard isInBackground else { return }
            if hasScenes { enterForegroundWithScenes() } else { inForeground {} }
        }
    }

    /// Has the user leave the app and come back.
    func makeRoundTrip() {
        enterBackground()
        enterForeground()
    }

    /// Notifies the app that memory is short.
    public func receiveMemoryWarning() { send(.didReceiveMemoryWarning) }

    /// Ends the app as the system does, from whatever state it is in; scenes in front go to the background and are disconnected.
    ///
    /// Nothing is delivered after that, not even what was kept for handlers that are added later.
    /// A user who swipes the app away takes no scene to the background: see ``swipeAway()``.
    public func terminate() {
        inTurn {
            disconnectScenes()
            send(.willTerminate)
            end()
        }
    }

    /// Ends the app as a user does who swipes it away in the app switcher.
    ///
    /// A scene in front becomes inactive, is disconnected and its session discarded, without entering the background: what a scene saves
    /// there is not saved. An app without scenes enters the background first.
    public func swipeAway() {
        inTurn {
            if hasScenes {
                swipeScenesAway()
            } else {
                enterBackground()
                send(.willTerminate)
            }
            end()
        }
    }

    /// Notes that the app has ended: what was kept for its handlers goes with it.
    func end() {
        life.end()
        showEnd()
        delegate.discardKeptEvents()
    }

    /// Notifies the app that files that are encrypted while the device is locked can be read, or soon no longer.
    ///
    /// - Parameter isAvailable: Whether they can be read.
    public func setProtectedDataAvailable(_ isAvailable: Bool) {
        send(isAvailable ? .protectedDataDidBecomeAvailable : .protectedDataWillBecomeUnavailable)
    }

    /// Does something for which the app comes to the front: it is done before the app, or its scene, becomes active.
    func inForeground<Answer>(_ body: () -> Answer) -> Answer {
        inTurn {
            guard isInBackground, life.stage != .ended else { return body() }
            guard !hasScenes else { return inForegroundOfScene(body) }
            send(.willEnterForeground)
            defer { send(.didBecomeActive) }
            return body()
        }
    }
}
