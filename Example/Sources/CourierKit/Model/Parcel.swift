/// A parcel on its way.
public struct Parcel: Hashable, Identifiable, Sendable {
    /// The number on the label.
    public let id: String

    /// Where the parcel is, in words such as `out for delivery`.
    public let status: String

    /// Creates a parcel.
    ///
    /// - Parameters:
    ///   - id: The number on the label.
    ///   - status: Where the parcel is, in words.
    public init(id: String, status: String) {
        self.id = id
        self.status = status
    }

    /// Whether the courier has handed it over.
    public var isDelivered: Bool { status == "delivered" }
}

extension Parcel {
    /// A notification about a parcel that does not say which one or how it is.
    public struct Malformed: Error {}

    /// Reads which parcel a notification is about; nil if it is about none.
    ///
    /// - Parameter userInfo: The notification's payload, with an object `parcel` that has `id` and `status`.
    /// - Throws: `Malformed` if there is a `parcel` without a number or a status.
    public init?(userInfo: [AnyHashable: Any]) throws {
        guard let value = userInfo["parcel"] else { return nil }
        guard
            let parcel = value as? [String: Any],
            let id = parcel["id"] as? String ?? (parcel["id"] as? Int).map(String.init),
            let status = parcel["status"] as? String
        else { throw Malformed() }
        self.init(id: id, status: status)
    }
}
