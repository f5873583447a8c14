/// What the app knows of its user, a parcel courier: the model that handlers change and screens show.
@MainActor
public final class Courier {
    /// The courier who uses the app.
    public static let shared = Courier()

    /// What is on the screen.
    public var screen = Screen.parcels

    /// The parcels of the day, by their numbers.
    public var parcels: [Parcel.ID: Parcel] = [:]

    /// What the sign-in page has sent, to be exchanged for a token.
    public var authorizationCode: String?

    /// How to get to the doors of the day.
    public let directions = MemoryCache()

    /// Creates a courier who has not begun the day, as tests do.
    public init() {}
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
