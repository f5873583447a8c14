import Foundation
import TestSupport

extension Process {
    /// `appctl` as it was built, which looks for apps in a runtime directory.
    static func appctl(_ arguments: [String], in runtimeDirectory: String = "/nonexistent") -> Process {
        Process([ChildApp.executable(of: "appctl")] + arguments, environment: ["XDG_RUNTIME_DIR": runtimeDirectory])
    }

    /// `appctl` that waits however long a busy machine keeps an app from answering, with arguments that have no space in them.
    static func patientAppctl(_ line: String, in runtimeDirectory: String) -> Process {
        appctl("--timeout 600 \(line)".split(separator: " ").map(String.init), in: runtimeDirectory)
    }
}
