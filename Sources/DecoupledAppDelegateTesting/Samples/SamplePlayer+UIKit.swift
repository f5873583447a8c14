#if os(iOS) || os(tvOS) || os(visionOS)
import DecoupledAppDelegate

extension SamplePlayer {
    /// Not called: where nobody can make a scene, the world with scenes is left out.
    func connect(for occasion: Occasion, _ deliver: () -> Void) {}
}

extension Comparison.World {
    /// The worlds that can be played here.
    static let playable: Set = [Self.withoutScenes]
}
#endif
