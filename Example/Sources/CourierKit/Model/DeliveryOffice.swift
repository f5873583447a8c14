/// The delivery office's server, as far as the app asks it.
public struct DeliveryOffice: Sendable {
    /// Asks for the parcels of the day.
    public var parcels: @Sendable () async throws -> [Parcel]

    /// Asks how to get from the street to a parcel's door.
    public var directions: @Sendable (Parcel) async throws -> String

    /// Creates an office.
    ///
    /// - Parameters:
    ///   - parcels: Asks for the parcels of the day.
    ///   - directions: Asks how to get to a parcel's door.
    public init(
        parcels: @escaping @Sendable () async throws -> [Parcel],
        directions: @escaping @Sendable (Parcel) async throws -> String
    ) {
        self.parcels = parcels
        self.directions = directions
    }

    /// An office with a quiet day, which the example needs no network for.
    public static let sample = DeliveryOffice(
        parcels: { [Parcel(id: "7", status: "out for delivery"), Parcel(id: "9", status: "at the depot")] },
        directions: { "Parcel \($0.id): ring twice, second floor." }
    )
}
