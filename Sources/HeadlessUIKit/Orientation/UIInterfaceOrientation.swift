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

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// One bit for each orientation, at the place of its own raw value.
    public let rawValue: UInt

    /// Creates a set.
    ///
    /// - Parameter rawValue: One bit for each orientation, at the place of its own raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }

    /// Upright.
    public static let portrait = Self(.portrait)
    /// On its side, the home button on the left.
    public static let landscapeLeft = Self(.landscapeLeft)
    /// On its side, the home button on the right.
    public static let landscapeRight = Self(.landscapeRight)
    /// Upright, with the top side at the bottom.
    public static let portraitUpsideDown = Self(.portraitUpsideDown)
    /// On its side, either way.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// Every orientation.
    public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
    /// Every orientation that a phone has.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}
