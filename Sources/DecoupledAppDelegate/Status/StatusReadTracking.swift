/// Tracks reads of the status, to invalidate the readers when it changes.
@MainActor
protocol StatusReadTracking: AnyObject {
    /// Notes that a property is read.
    func read<Value: Equatable>(_ property: KeyPath<AppStatus.Snapshot, Value>, of status: AppStatus)
}
