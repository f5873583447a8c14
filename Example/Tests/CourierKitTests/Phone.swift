import DecoupledAppDelegate

/// An application of its own for a test, with the system that drives it.
@MainActor
struct Phone {
    let application = UIApplication()
    let delegate = AppDelegate(roles: Roles())

    var system: HeadlessSystem { application.system }

    init() {
        // Nothing about it is unsafe here; the property is marked so because UIKit's is.
        unsafe application.delegate = delegate
    }
}
