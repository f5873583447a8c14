#if os(iOS)
import CourierKit
import DecoupledAppDelegate

/// One parcel, or the scanner.
final class DetailScreen: UIViewController {
    let screen: Screen
    private let courier: Courier

    init(_ screen: Screen, of courier: Courier) {
        self.screen = screen
        self.courier = courier
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let label = UILabel()
        label.backgroundColor = .systemBackground
        label.textAlignment = .center
        label.numberOfLines = 0
        label.text = text
        view = label
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // The user went back; another screen in this one's place is none of its business.
        if isMovingFromParent, courier.screen == screen { courier.screen = .parcels }
    }

    private var text: String {
        switch screen {
        case .parcels: "Parcels"
        case .parcel(let id): "Parcel \(id)\n\(courier.parcels[id]?.status ?? "not one of today's")"
        case .scanner: "Hold the label in front of the camera."
        }
    }
}
#endif
