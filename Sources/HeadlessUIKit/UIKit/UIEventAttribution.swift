public import Foundation

/// Data about a tap on an advertisement, which goes with a URL.
@preconcurrency @MainActor open class UIEventAttribution: NSObject {
    /// Which advertisement it was, as its publisher counts.
    public let sourceIdentifier: UInt8

    /// Where the tap leads.
    public let destinationURL: URL

    /// What was tapped, for people.
    public let sourceDescription: String

    /// Who paid for it, for people.
    public let purchaser: String

    /// Creates an attribution.
    ///
    /// - Parameters:
    ///   - sourceIdentifier: Which advertisement it was, as its publisher counts.
    ///   - destinationURL: Where the tap leads.
    ///   - sourceDescription: What was tapped, for people.
    ///   - purchaser: Who paid for it, for people.
    public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
        self.sourceIdentifier = sourceIdentifier
        self.destinationURL = destinationURL
        self.sourceDescription = sourceDescription
        self.purchaser = purchaser
        super.init()
    }
}
