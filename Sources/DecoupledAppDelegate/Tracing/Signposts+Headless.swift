#if !canImport(os)
/// Stands in where there are no signposts: shows nobody anything.
final class Signposts: PassFollower {
    func passDidEnd(_ pass: Int, _ record: EventRecord) {}
}
#endif
