#if os(iOS)
import CourierKit
import DecoupledAppDelegate
import DecoupledAppDelegateStatus

/// The parcels of the day, and on top of them whatever screen the courier has come to.
final class ParcelList: UITableViewController {
    private let courier: Courier
    private let refresh: BackgroundRefresh
    private var parcels: [Parcel] { courier.parcels.values.sorted { $0.id < $1.id } }

    init(of courier: Courier) {
        self.courier = courier
        refresh = BackgroundRefresh(for: courier)
        super.init(style: .plain)
        title = "Parcels"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "parcel")
        refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.fetch() })
        NotificationCenter.default.addObserver(
            self,
            selector: #selector(courierDidChange),
            name: Courier.didChange,
            object: courier
        )
        courierDidChange()
        fetch()
    }

    /// Asks the handler of background fetches, which knows how: a handler is an object like any other.
    private func fetch() {
        Task {
            _ = await refresh.applicationPerformFetch(.shared)
            refreshControl?.endRefreshing()
        }
    }

    /// Opens what a sign-in page would answer.
    private func signIn() {
        guard let answer = URL(string: "courier://oauth?code=4711") else { return }
        UIApplication.shared.open(answer)
    }

    @objc
    private func courierDidChange() {
        tableView.reloadData()
        navigationItem.rightBarButtonItem =
            courier.isSignedIn
            ? nil
            : UIBarButtonItem(title: "Sign In", primaryAction: UIAction { [weak self] _ in self?.signIn() })
        guard courier.screen != .parcels else {
            navigationController?.popToViewController(self, animated: true)
            return
        }
        guard (navigationController?.topViewController as? DetailScreen)?.screen != courier.screen else { return }
        navigationController?.setViewControllers([self, DetailScreen(courier.screen, of: courier)], animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        parcels.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "parcel", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Parcel \(parcels[indexPath.row].id)"
        content.secondaryText = parcels[indexPath.row].status
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        courier.screen = .parcel(parcels[indexPath.row].id)
    }
}
#endif
