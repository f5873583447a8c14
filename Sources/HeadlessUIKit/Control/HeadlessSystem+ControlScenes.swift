/// What is done to scenes from outside.
extension HeadlessSystem {
    func answerToNewScene() -> ControlAnswer {
        guard let scene = connectScene() else {
            let words = isSceneBased ? "the app shows one scene only" : "the app has no scenes"
            return ControlAnswer(isHandled: false, words: words)
        }
        return ControlAnswer(isHandled: true, words: scene.session.persistentIdentifier)
    }

    func closeScene(
        _ identifier: String,
        completion: @escaping @MainActor (ControlAnswer) -> Void
    ) throws(ControlError) {
        guard let scene = application.connectedScenes.first(where: { $0.session.persistentIdentifier == identifier })
        else { throw .noSuch("scene", identifier, among: status.scenes.map(\.identifier)) }
        // Answered first, since nothing comes after the last one.
        completion(ControlAnswer(isHandled: true, words: "closed"))
        close(scene)
    }
}
