import Foundation

extension URL {
    /// Reads a URL that an app can be asked to open, more strictly than `URL(string:)`, which mends much silently.
    ///
    /// - Parameter controlText: The URL, as a person typed it.
    /// - Throws: A `ControlError` that says what is wrong with it.
    package init(controlText: String) throws {
        let url = URL(string: controlText)
        guard let url, url.absoluteString == controlText else {
            let remedy = url.map { "write it as \($0.absoluteString.quoted)" } ?? Self.remedy
            throw ControlError(.badInput, "\(controlText.quoted) is no URL", remedy: remedy)
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
        self = try Self.controllable.find("orientation", named: name, by: \.name)
    }

    /// The name of the orientation, as it is spelt in code.
    package var name: String { String(describing: self) }
}

extension ControlRequest {
    /// Reads an argument that the verb cannot do without.
    ///
    /// - Parameters:
    ///   - key: The argument's key.
    ///   - meaning: What the argument means; nil if it is of the wrong kind.
    /// - Returns: The meaning.
    /// - Throws: A `ControlError` that says what is wrong with the argument.
    func argument<Value>(_ key: String, _ meaning: (JSONValue) throws -> Value?) throws -> Value {
        guard let value = try argumentIfPresent(key, meaning) else {
            throw ControlError(.badInput, "\(key.quoted) is missing", remedy: remedy)
        }
        return value
    }

    /// Reads an argument, as `argument(_:_:)` does; without it there is none.
    func argumentIfPresent<Value>(_ key: String, _ meaning: (JSONValue) throws -> Value?) throws -> Value? {
        guard let argument = arguments[key] else { return nil }
        do {
            guard let value = try meaning(argument) else {
                throw ControlError(.badInput, "not the right kind of value", remedy: remedy)
            }
            return value
        } catch var error as ControlError {
            error.place = key
            throw error
        }
    }

    private var remedy: String { "for example: \(verb.example)" }

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
