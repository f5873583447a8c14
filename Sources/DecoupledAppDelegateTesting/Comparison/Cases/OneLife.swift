/// Lets one life of an app be played at a time in the process: two would mix what both apps keep in statics.
@MainActor enum OneLife {
    /// Those who wait for the life that is being played; nil while there is none.
    private static var waiting: [CheckedContinuation<Void, Never>]?

    /// Plays a life, or does something else that makes objects of an app, when the others are over.
    static func exclusively<Result>(_ body: () async -> Result) async -> Result {
        if waiting == nil { waiting = [] } else { await withCheckedContinuation { waiting?.append($0) } }
        let result = await body()
        if waiting?.isEmpty == true { waiting = nil } else { waiting?.removeFirst().resume() }
        return result
    }
}
