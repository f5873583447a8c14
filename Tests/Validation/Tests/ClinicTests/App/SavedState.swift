import HeadlessUIKit

/// What the app saves of itself.
@MainActor enum SavedState {
    /// The version that the app can read.
    static let version = 3

    /// Writes the state.
    static func encode(with coder: NSCoder) {
        Journal.note("state saved")
        guard let archiver = coder as? NSKeyedArchiver else { return }
        archiver.encode(version, forKey: "version")
        archiver.encode((Messages.openChat ?? "") as NSString, forKey: "chat")
    }

    /// Reads the state.
    static func decode(with coder: NSCoder) {
        var chat = ""
        if let decoder = coder as? NSKeyedUnarchiver, decoder.containsValue(forKey: "chat") {
            chat = decoder.decodeObject(of: NSString.self, forKey: "chat").map { "\($0)" } ?? ""
        }
        Messages.openChat = chat.isEmpty ? nil : chat
        Journal.note("state restored: \(chat)")
    }

    /// Returns whether the app can read a state.
    static func isReadable(in coder: NSCoder) -> Bool {
        (coder as? NSKeyedUnarchiver)?.decodeInteger(forKey: "version") == version
    }
}

/// Runs what needs the main thread: at once there, else on its next turn.
func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated(body)
    } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
}
