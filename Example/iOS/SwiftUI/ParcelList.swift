#if os(iOS)
import CourierKit
import DecoupledAppDelegate
import DecoupledAppDelegateStatus
import SwiftUI

/// The parcels of the day, and on top of them whatever screen the courier has come to.
@MainActor
struct ParcelList: View {
    let courier: Courier

    @State private var parcels: [Parcel] = []
    @State private var detail: Detail?
    @State private var isSignedIn = false
    @State private var filter = ""

    var body: some View {
        NavigationView {
            List(parcels.filter { filter.isEmpty || $0.status.contains(filter) }) { parcel in
                Button {
                    courier.screen = .parcel(parcel.id)
                } label: {
                    VStack(alignment: .leading) {
                        Text("Parcel \(parcel.id)")
                        Text(parcel.status).font(.footnote)
                    }
                }
            }
            .navigationTitle("Parcels")
            .toolbar { if !isSignedIn { Button("Sign In", action: signIn) } }
            .searchable(text: $filter)
            .refreshable { await refresh() }
        }
        .navigationViewStyle(.stack)
        .sheet(item: $detail, onDismiss: { courier.screen = .parcels }, content: \.content)
        .task { await refresh() }
        .onAppear { update() }
        .onReceive(NotificationCenter.default.publisher(for: Courier.didChange, object: courier)) { _ in update() }
        // The filter is the view's own, so its URL is as well: courier://filter/depot.
        .onOpenURL { url in
            guard url.scheme == "courier", url.host == "filter" else { return }
            filter = url.pathComponents.dropFirst().first ?? ""
        }
    }

    /// Asks the handler of background fetches, which knows how: a handler is an object like any other.
    private func refresh() async {
        _ = await BackgroundRefresh(for: courier).applicationPerformFetch(.shared)
    }

    /// Opens what a sign-in page would answer.
    private func signIn() {
        guard let answer = URL(string: "courier://oauth?code=4711") else { return }
        UIApplication.shared.open(answer)
    }

    private func update() {
        isSignedIn = courier.isSignedIn
        parcels = courier.parcels.values.sorted { $0.id < $1.id }
        detail = courier.screen == .parcels ? nil : Detail(screen: courier.screen, courier: courier)
    }
}

/// One parcel, or the scanner.
private struct Detail: Identifiable {
    let screen: Screen
    let courier: Courier
    var id: Screen { screen }

    @MainActor var content: Text {
        switch screen {
        case .parcels: Text("Parcels")
        case .parcel(let id): Text("Parcel \(id)\n\(courier.parcels[id]?.status ?? "not one of today's")")
        case .scanner: Text("Hold the label in front of the camera.")
        }
    }
}
#endif
