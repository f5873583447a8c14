import Foundation

extension URL {
    /// Reads a URL that an app can be asked to open, more strictly than `URL(string:)`, which mends much silently.
    ///
    /// - Parameter controlText: The URL, as a person typed it.
    /// - Throws: A `ControlError` that says what is wrong with it, and at which byte.
    package init(controlText: String) throws {
        let bytes = Array(controlText.utf8)
        if let offset = bytes.firstIndex(where: { !Self.allowed.contains($0) }) {
            throw ControlError(
                .badInput,
                "byte \(offset) of the URL \(controlText.quoted) may not stand in a URL",
                remedy: "write it as %\(String(bytes[offset], radix: 16, uppercase: true))"
            )
        }
        guard let url = URL(string: controlText) else {
            throw ControlError(.badInput, "\(controlText.quoted) is no URL", remedy: Self.remedy)
        }
        guard url.scheme?.isEmpty == false else {
            throw ControlError(.badInput, "the URL \(controlText.quoted) has no scheme", remedy: Self.remedy)
        }
        self = url
    }

    private static let allowed = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;=%".utf8
    )

    private static let remedy = "a URL is as courier://parcel/7"
}
