import Foundation

extension URL {
    /// Reads a URL that an app can be asked to open, more strictly than `URL(string:)`, which mends much silently.
    ///
    /// - Parameter controlText: The URL, as a person typed it.
    /// - Throws: A `ControlError` that says what is wrong with it, and at which byte.
    package init(controlText: String) throws {
        let bytes = Array(controlText.utf8)
        if let offset = bytes.firstIndex(where: { !Self.isAllowed[Int($0)] }) {
            throw ControlError(
                .badInput,
                "byte \(offset) of the URL \(controlText.quoted) is not allowed in a URL",
                remedy: "write it as %\(String(bytes[offset], radix: 16, uppercase: true))"
            )
        }
        guard let url = URL(string: controlText), url.absoluteString == controlText else {
            throw ControlError(.badInput, "\(controlText.quoted) is no URL", remedy: Self.remedy)
        }
        guard url.scheme?.isEmpty == false else {
            throw ControlError(.badInput, "the URL \(controlText.quoted) has no scheme", remedy: Self.remedy)
        }
        self = url
    }

    /// Reads the URL of a web page, for which `NSUserActivity` raises an exception on Apple's systems unless its scheme is one of
    /// the web's.
    ///
    /// - Parameter controlWebpageText: The URL, as a person typed it.
    /// - Throws: A `ControlError` that says what is wrong with it.
    package init(controlWebpageText: String) throws {
        try self.init(controlText: controlWebpageText)
        guard ["http", "https"].contains(scheme?.lowercased()) else {
            throw ControlError(
                .badInput,
                "the URL \(controlWebpageText.quoted) is not that of a web page",
                remedy: "for example: https://example.com/parcel/7"
            )
        }
    }

    /// Whether each byte may stand in a URL.
    private static let isAllowed = (UInt8.min...UInt8.max).map { byte in
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
    }

    private static let remedy = "for example: courier://parcel/7"
}
