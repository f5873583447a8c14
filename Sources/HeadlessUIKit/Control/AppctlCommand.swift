/// What `appctl` does by itself: the first words of its command line that are not the name of an app.
package enum AppctlCommand: String {
    /// Tell what the command can do.
    case help
    /// Name the apps that run.
    case list
}

extension String {
    /// The name of an app as it follows `appctl` in a shell, where “--” keeps it from being taken for anything else.
    var appctlOperand: String {
        let isTakenForAName =
            AppctlCommand(rawValue: self) == nil && ControlRequest.Verb(rawValue: self) == nil && !hasPrefix("-")
        return isTakenForAName ? shellWord : "-- \(shellWord)"
    }

    private var shellWord: String {
        let plain = "0123456789-_.".unicodeScalars
        guard !unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || plain.contains($0) }) else { return self }
        return "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
    }
}
