import Foundation
import DecoupledAppDelegate

/// The app that is stormed: it listens to signals alone, and answers what it is asked on standard input.
enum StormedApp {
    /// What it is asked, and answers in turn, a byte each.
    enum Word: UInt8 {
        /// That it runs.
        case alive = 0x61
        /// That its main thread waits for the next word and does nothing else.
        case held = 0x68
        /// That it terminates.
        case terminates = 0x74
    }

    /// Runs it until a signal ends it.
    @MainActor
    static func run() -> Never {
        let application = UIApplication.shared
        application.system.configuration.sceneManifest = nil
        application.system.configuration.sources = [SignalSource()]
        let delegate = Delegate()
        unsafe application.delegate = delegate
        let questions = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        questions.setEventHandler(handler: answer)
        questions.activate()
        withExtendedLifetime((delegate, questions)) {
            application.system.run()
        }
    }

    private static func answer() {
        let question = nextWord()
        say(question)
        if question == .held {
            say(nextWord())
        }
    }

    private static func nextWord() -> Word {
        let word = FileHandle.standardInput.readData(ofLength: 1).first.flatMap(Word.init)
        guard let word else { exit(1) }
        return word
    }

    static func say(_ word: Word) {
        try? FileHandle.standardOutput.write(contentsOf: Data([word.rawValue]))
    }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
    func applicationWillTerminate(_ application: UIApplication) {
        StormedApp.say(.terminates)
    }
}
