public import DecoupledAppDelegate

extension Comparison {
    /// Returns a comparison that accepts differences of an event.
    ///
    /// They are in ``ComparisonReport/accepted``. An acceptance that nothing needs is a difference itself.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - kinds: The kinds of differences; all unless given.
    ///   - reason: Why they are meant.
    /// - Returns: The comparison.
    public func accepting(_ event: AppEvent, _ kinds: Difference.Kind..., because reason: String) -> Comparison {
        accepting([Acceptance(rule: .kinds(kinds, of: event), reason: reason)])
    }

    /// Returns a comparison that accepts differences of an event where the app stays in the background, and nowhere else.
    ///
    /// A push or a background fetch may launch an app that nobody sees. With scenes none connects then, so what a launch method did for the
    /// screen is not done: accept it by this, and the same loss at a launch in front is a difference still.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - kinds: The kinds of differences; all unless given.
    ///   - reason: Why they are meant.
    /// - Returns: The comparison.
    public func acceptingInBackground(
        _ event: AppEvent, _ kinds: Difference.Kind..., because reason: String
    ) -> Comparison {
        accepting([Acceptance(rule: .kinds(kinds, of: event, inBackground: true), reason: reason)])
    }

    /// Returns a comparison that accepts differences of one kind, whatever event they concern.
    ///
    /// Use it for ``Difference/Kind/order`` where handlers do not depend on each other.
    ///
    /// - Parameters:
    ///   - kind: The kind of differences.
    ///   - reason: Why they are meant.
    /// - Returns: The comparison.
    public func accepting(_ kind: Difference.Kind, because reason: String) -> Comparison {
        accepting([Acceptance(rule: .kinds([kind], of: nil), reason: reason)])
    }

    /// Returns a comparison that accepts what UIKit does otherwise once the app has adopted scenes, and nothing else.
    ///
    /// Launch options are nil, the app enters the foreground at a launch too, an activity that launches the app is not announced, and a scene
    /// that the user swipes away does not enter the background. What the app's code does when it enters the foreground at a launch is a
    /// difference still. The report lists what of this it has seen under what is accepted. An app that notices none of it needs no other
    /// test: the acceptance is a difference only where no case adopts scenes.
    ///
    /// - Returns: The comparison.
    public func acceptingSceneAdoption() -> Comparison {
        accepting(SceneAdoption.allCases.map { Acceptance(rule: .adoption($0), reason: $0.reason) })
    }

    private func accepting(_ acceptances: [Acceptance]) -> Comparison {
        var comparison = self
        comparison.acceptances += acceptances
        return comparison
    }
}
