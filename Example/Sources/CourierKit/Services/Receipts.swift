public import DecoupledAppDelegate

/// Sends the office a receipt for every parcel that was handed over, as soon as the session has its token.
@MainActor
public final class Receipts: Service {
    /// The identifier of the background session that receipts are sent in.
    public static let backgroundSession = "receipts"

    /// The token has to be there when receipts are sent, on the same event.
    public static var dependencies: [any Service.Type] { [Session.self] }

    /// The parcels whose receipts are on their way.
    public private(set) var underway: Set<Parcel.ID> = []

    /// The parcels whose receipts have arrived.
    public private(set) var arrived: Set<Parcel.ID> = []

    private let courier: Courier
    private let session: Session
    private let send: @MainActor (Parcel, _ token: String) -> Void

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - courier: Who hands parcels over.
    ///   - session: Where the token is.
    ///   - send: Hands a receipt and the token to the background session; to nobody in the example, which has no network.
    public init(
        of courier: Courier = .shared,
        in session: Session = .shared,
        send: @escaping @MainActor (Parcel, _ token: String) -> Void = { _, _ in }
    ) {
        self.courier = courier
        self.session = session
        self.send = send
    }
}

extension Receipts: ProtectedDataDelegate {
    /// Sends the receipts that have not been sent.
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        guard let token = session.token else { return }
        for parcel in courier.parcels.values where parcel.isDelivered && !arrived.contains(parcel.id) {
            if underway.insert(parcel.id).inserted { send(parcel, token) }
        }
    }
}

extension Receipts: BackgroundURLSessionDelegate {
    /// Notes that what was on its way has arrived.
    public func application(
        _ application: UIApplication,
        handleEventsForBackgroundURLSession identifier: String
    ) async {
        guard identifier == Self.backgroundSession else { return }
        arrived.formUnion(underway)
        underway = []
    }
}
