/// What learns of each reading of the status, to tell whoever read something when it changes.
@MainActor
protocol StatusReadTracking: AnyObject {
    /// Takes that a property is read.
    func read<Value: Equatable>(_ property: KeyPath<AppStatus.Snapshot, Value>, of status: AppStatus)
}
