extension String {
    /// The text as logs and terminals show it: in one line, with nothing in it that they act on.
    ///
    /// Keys, arguments and class names come from apps and servers, so whatever is printed goes through this. Control
    /// and formatting characters, other than the joiners that scripts and emoji need, are written as Swift escapes
    /// them.
    package var visible: String {
        unicodeScalars.reduce(into: "") { $0 += $1.isVisible ? String($1) : $1.escaped(asASCII: true) }
    }
}

extension Unicode.Scalar {
    fileprivate var isVisible: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: (0x200C...0x200D).contains(value)
        default: true
        }
    }
}
