#if !(os(tvOS) || os(visionOS))
import DecoupledAppDelegate

// What the handlers of the examples work with.

@MainActor
final class Courier {
    static let shared = Courier()

    enum Screen { case parcels, scanner }

    var screen = Screen.parcels

    func show(parcel: String) -> Bool { true }
}

final class ShopAppDelegate: UIResponder, UIApplicationDelegate {
    let coordinator = Courier.shared

    required override init() { super.init() }
}

final class MyOldAppDelegate: UIResponder, UIApplicationDelegate {
    let coordinator = Courier.shared

    required override init() { super.init() }
}

enum Keychain {
    static let token: String? = nil
}

@MainActor let office = Office()

struct Office {
    func sendReceipts(with token: String?) {}
}

extension Roles {
    static var debug: Roles { Roles() }
    static var release: Roles { Roles() }
}

// As much of Firebase as the examples use.

@MainActor
enum FirebaseApp {
    static func configure() {}
}

@MainActor
final class Messaging {
    private static let instance = Messaging()

    var apnsToken: Data?

    static func messaging() -> Messaging { instance }

    func appDidReceiveMessage(_ userInfo: [AnyHashable: Any]) {}
}
#endif
