// swift-format-ignore-file
import DecoupledAppDelegate
import Testing

final class Uploads {}
extension Uploads: BackgroundURLSessionDelegate {
    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String
    ) async {
        guard identifier == "uploads" else { return }
        print("the uploads are done")
    }
}

final class Downloads {}
extension Downloads: BackgroundURLSessionDelegate {}

// Yours: all its other methods stay as they are.
final class PhotosAppDelegate: UIResponder, UIApplicationDelegate {
    private lazy var handlers: AppDelegate = {
        var roles = Roles()
        roles.append(Uploads())
        roles.append(Downloads())
        return AppDelegate(roles: roles)
    }()

    func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping @Sendable () -> Void
    ) {
        handlers.application(
            application,
            handleEventsForBackgroundURLSession: identifier,
            completionHandler: completionHandler)
    }
}

@MainActor
struct OneRoleTests {
    @Test func theSessionIsDoneWhenAllHandlersAre() async {
        let delegate = PhotosAppDelegate()
        await withCheckedContinuation { done in
            delegate.application(
                .shared, handleEventsForBackgroundURLSession: "uploads"
            ) {
                done.resume()
            }
        }
    }
}
