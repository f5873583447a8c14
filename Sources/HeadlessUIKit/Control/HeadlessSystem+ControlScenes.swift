/// What is done to scenes from outside.
extension HeadlessSystem {
    func answerToNewScene() -> ControlAnswer {
        guard let scene = connectScene() else {
            let words = isSceneBased ? "the app shows one scene only" : "the app has no scenes"
            return ControlAnswer(isHandled: false, words: words)
        }
        return ControlAnswer(isHandled: true, words: scene.session.persistentIdentifier)
    }

    func answerToClosing(_ identifier: String) throws(ControlError) -> ControlAnswer {
        guard let scene = application.connectedScenes.first(where: { $0.session.persistentIdentifier == identifier })
        else { throw .noSuch("scene", identifier, among: status.scenes.map(\.identifier)) }
        close(scene)
        return ControlAnswer(isHandled: true, words: "closed")
    }
}
