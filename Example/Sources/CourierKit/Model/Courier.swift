public import Foundation

/// What the app knows of its user, a parcel courier: the model that handlers change and screens show.
@MainActor
public final class Courier {
    /// The courier who uses the app.
    public static let shared = Courier()

    /// Posted by a courier after its screen or a parcel has changed, for whoever shows them.
    public static let didChange = Notification.Name("CourierDidChange")

    /// What is on the screen.
    public var screen = Screen.parcels {
        didSet { tellChange() }
    }

    /// The parcels of the day, by their numbers.
    public var parcels: [Parcel.ID: Parcel] = [:] {
        didSet { tellChange() }
    }

    /// What the sign-in page has sent, to be exchanged for a token.
    public var authorizationCode: String? {
        didSet {
            tellChange()
            if isSignedIn { whenSignedIn() }
        }
    }

    /// Whether the courier has signed in.
    public var isSignedIn: Bool { authorizationCode != nil }

    /// What waits for the sign-in.
    var whenSignedIn: () -> Void = {}

    /// How to get to the doors of the day.
    public let directions = MemoryCache()

    /// Creates a courier who has not begun the day, as tests do.
    public init() {}

    private func tellChange() {
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }
}

/// The screens of the app.
public enum Screen: Hashable, Sendable {
    /// The list of the day's parcels.
    case parcels

    /// One parcel.
    case parcel(Parcel.ID)

    /// The camera that scans a parcel's label.
    case scanner
}
