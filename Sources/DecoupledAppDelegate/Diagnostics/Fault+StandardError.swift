#if !canImport(os)
extension Fault {
    /// Writes the fault to standard error, as long as `onFault` is not set.
    func log() { StandardStreams.complain("DecoupledAppDelegate: \(self)") }
}
#endif
