import Foundation

extension URL {
    /// Reads a URL that an app can be asked to open, more strictly than `URL(string:)`, which mends much silently.
    ///
    /// - Parameter controlText: The URL, as a person typed it.
    /// - Throws: A `ControlError` that says what is wrong with it.
    package init(controlText: String) throws {
        guard let url = URL(string: controlText) else {
            throw ControlError(.badInput, "\(controlText.quoted) is no URL", remedy: Self.remedy)
        }
        guard url.absoluteString == controlText else {
            throw ControlError(
                .badInput, "\(controlText.quoted) is no URL", remedy: "write it as \(url.absoluteString.quoted)")
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

    private static let remedy = "for example: courier://parcel/7"
}

extension UIInterfaceOrientation {
    /// The orientations that an interface can be turned to.
    package static let controllable: [UIInterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    /// Finds the orientation of a name, or says which name was meant.
    ///
    /// - Parameter name: The name, as a person typed it.
    /// - Throws: A `ControlError` that names the orientations there are.
    package init(named name: String) throws {
        guard let orientation = Self.controllable.first(where: { $0.name == name }) else {
            let names = Self.controllable.map(\.name)
            throw ControlError(.badInput, "there is no orientation \(name.quoted)", remedy: names.suggestion(for: name))
        }
        self = orientation
    }

    /// The name of the orientation, as it is spelt in code.
    package var name: String { String(describing: self) }
}

extension ControlRequest {
    /// The type of an activity, which says something.
    ///
    /// - Parameter text: The type, as a person typed it.
    /// - Returns: The type.
    /// - Throws: A `ControlError` if it is empty.
    package static func activityType(_ text: String) throws -> String {
        guard !text.isEmpty else {
            throw ControlError(
                .badInput, "the type of the activity is empty", remedy: "for example: com.example.parcel")
        }
        return text
    }
}
