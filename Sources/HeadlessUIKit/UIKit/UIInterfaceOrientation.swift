/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// It is not known how.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, with the top side at the bottom.
    case portraitUpsideDown = 2
    /// On its side, the home button on the right.
    case landscapeRight = 3
    /// On its side, the home button on the left.
    case landscapeLeft = 4

    /// Whether the interface is upright, either way.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the interface is on its side, either way.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
