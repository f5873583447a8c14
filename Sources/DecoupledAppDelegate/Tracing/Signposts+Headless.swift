#if !canImport(os)
/// Does nothing: there are no signposts.
final class Signposts: PassFollower {
    func passDidEnd(_ pass: Int, _ record: EventRecord) {}
}
#endif
