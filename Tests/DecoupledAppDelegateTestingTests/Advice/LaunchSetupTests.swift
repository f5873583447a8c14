// swift-format-ignore-file
import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

@MainActor
protocol TaskScheduler {
    func register(_ identifier: String)
}

final class CatalogRefresh {
    private let scheduler: any TaskScheduler

    init(scheduler: any TaskScheduler) {
        self.scheduler = scheduler
    }
}

extension CatalogRefresh: AppStateDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions
            launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        scheduler.register("com.example.refresh")
        return true
    }
}

final class RecordingScheduler: TaskScheduler {
    private(set) var identifiers: Set<String> = []

    func register(_ identifier: String) {
        identifiers.insert(identifier)
    }
}

@MainActor
struct LaunchSetupTests {
    @Test func theRefreshIsRegisteredInTime() async {
        let scheduler = RecordingScheduler()
        var roles = Roles()
        roles.append(CatalogRefresh(scheduler: scheduler))
        let findings = await roles.launchFindings {
            scheduler.identifiers
        }
        #expect(findings == [])
        #expect(scheduler.identifiers == ["com.example.refresh"])
    }
}
