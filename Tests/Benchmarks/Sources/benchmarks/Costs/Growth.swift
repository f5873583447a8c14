import BenchmarkSubjects
import DecoupledAppDelegate

/// What takes longer the more there is, in a straight line, or should take no longer.
enum Growth: String, CaseIterable {
    /// A list that is filled one by one.
    case list

    /// One more handler in a slot that has some.
    case append

    /// URLs that a scene opens in one turn of the main queue, all different.
    case urls

    /// An app's life, from the launch to the background, beside other app delegates.
    case life

    /// Two sizes, of which the greater one is what is held against the other.
    var sizes: [Int] {
        switch self {
        case .list, .append: [500, 4_000]
        case .urls: [100, 800]
        case .life: [1, 1_000]
        }
    }

    /// What the table calls it.
    func title(_ size: Int) -> String {
        switch self {
        case .list: "a list of \(size) handlers"
        case .append: "one more handler to \(size)"
        case .urls: "\(size) URLs in one turn"
        case .life: "an app's life beside \(size) app delegates"
        }
    }

    /// Counts the instructions with each size.
    static func instructions(with valgrind: Valgrind) throws -> [Growth: [Double]] {
        var counts: [Growth: [Double]] = [:]
        for growth in allCases {
            Progress.say("counting instructions: \(growth.sizes.map(growth.title).joined(separator: ", "))")
            counts[growth] = try growth.sizes.map { try valgrind.instructions(of: growth, $0) }
        }
        return counts
    }

    /// How often it is done before it counts, and how often while it does.
    static let times = 2

    /// Does it, for valgrind to watch.
    @MainActor
    func grow(_ size: Int) {
        let play = play(size)
        // What happens only once happens here.
        play.play(Self.times, in: .rehearsal)
        play.play(Self.times, in: .collected)
    }

    @MainActor
    private func play(_ size: Int) -> Play {
        switch self {
        case .list: Play(bring: Self.lists(of: size))
        case .append: Play(bring: Self.additions(to: size))
        case .urls: .scene(KindSetup(kind: .scenes, shape: .package, handlers: 1), urls: size)
        case .life: Play(bring: Self.lives(beside: size))
        }
    }
}

@MainActor
extension Growth {
    private static func lists(of size: Int) -> (Int, Window) -> Void {
        let listeners = (0..<size).map { _ in Listener() }
        return { times, window in
            for _ in 0..<times {
                var handlers: Handlers<any SystemConditionsDelegate> = []
                window.count { for listener in listeners { handlers.append(listener) } }
                precondition(handlers.count == size, "Some handler is not in the list.")
            }
        }
    }

    private static func additions(to size: Int) -> (Int, Window) -> Void {
        let handlers = Handlers<any SystemConditionsDelegate>((0..<size).map { _ in Listener() })
        let listener = Listener()
        return { times, window in
            for _ in 0..<times {
                // One for each time: a slot that grows would be another one at the end.
                let delegate = AppDelegate(roles: Roles())
                delegate.systemConditionsDelegate = handlers
                window.count { delegate.systemConditionsDelegate.append(listener) }
            }
        }
    }

    private static func lives(beside size: Int) -> (Int, Window) -> Void {
        let others = (0..<size).map { _ in AppDelegate(roles: Roles()) }
        return { times, window in
            for _ in 0..<times {
                window.count {
                    let application = UIApplication()
                    let delegate = AppDelegate(roles: Roles())
                    unsafe application.delegate = delegate
                    application.system.launch()
                    application.system.enterBackground()
                }
                Turn.end()
            }
            withExtendedLifetime(others) {}
        }
    }
}
