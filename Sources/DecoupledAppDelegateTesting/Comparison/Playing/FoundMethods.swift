import DecoupledAppDelegate

/// What UIKit finds in the two apps of a comparison before it sends anything.
@MainActor struct FoundMethods {
    /// The app before the change.
    let before: FoundApp

    /// The app afterwards.
    let after: FoundApp

    /// Whether there are handlers afterwards, and no other app delegate.
    var hasHandlersAlone: Bool { !after.isDelegate }

    /// Whether it is known which methods the app delegate implements; where there is no Objective-C it responds to all of them.
    var knowsMethods: Bool {
        !before.events.isSuperset(of: AppEvent.allCases.filter { $0.rawValue.hasPrefix("application") })
    }

    /// Whether one of the apps may receive an event, as far as UIKit can tell.
    func contain(_ event: AppEvent) -> Bool {
        [before, after].contains { $0.events.contains(event) || $0.ofScene?.contains(event) == true }
    }
}
