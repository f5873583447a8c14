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
