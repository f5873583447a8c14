import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import Testing
import TestSupport

/// The status of an app with scenes to which anything happens.
@MainActor struct StatusModelTests {
    private let app = IsolatedApp(scenes: SceneManifest())
    private var status: AppStatus { app.delegate.status }
    private var system: HeadlessSystem { app.application.system }

    /// What the system really does: the status is always what the application itself says.
    @Test(arguments: AppStateModelTests.seeds)
    func theStatusIsWhatTheApplicationIs(seed: UInt64) async throws {
        _ = status
        system.launchReason = .background
        app.launch()
        var numbers = SplitMix64(seed: seed)
        for step in 1...1_000 {
            await Task.yield()
            change(using: &numbers)
            try #require(status.applicationState == app.application.applicationState, "seed \(seed), step \(step)")
            try #require(Set(status.connectedScenes) == app.application.connectedScenes, "seed \(seed), step \(step)")
            try #require(
                status.isProtectedDataAvailable == app.application.isProtectedDataAvailable,
                "seed \(seed), step \(step)"
            )
        }
    }

    private func change(using numbers: inout SplitMix64) {
        let scenes = app.application.connectedScenes.sorted {
            $0.session.persistentIdentifier < $1.session.persistentIdentifier
        }
        if Int.random(in: 0..<5, using: &numbers) == 0 {
            system.setProtectedDataAvailable(Bool.random(using: &numbers))
        } else if scenes.count < 3, Bool.random(using: &numbers) {
            system.connectScene(inForeground: Bool.random(using: &numbers))
        } else if let scene = scenes.randomElement(using: &numbers) {
            [system.activate, system.deactivate, system.enterForeground, system.enterBackground, system.disconnect]
                .randomElement(using: &numbers)?(scene)
        }
    }
}
