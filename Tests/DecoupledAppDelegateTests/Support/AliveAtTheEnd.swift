import DecoupledAppDelegate

#if os(Linux)
import Foundation
import Synchronization
import Testing

/// Counts the app delegates of tests that are alive when the process ends: each is to be freed with its test.
///
/// Swift Testing has no place after the last suite, so the process ends with status 1 where more than a handful are alive.
enum AliveAtTheEnd {
    private static let most = 4

    static func count(_ delegate: AppDelegate) {
        _ = check
        alive.withLock {
            $0.removeAll { $0.delegate == nil }
            $0.append(Made(delegate: delegate, test: Test.current?.id))
        }
    }

    private static let check: Void = {
        atexit {
            let made = alive.withLock { $0.filter { $0.delegate != nil } }
            guard made.count > most else { return }
            let tests = Set(made.map { $0.test.map { "\($0)" } ?? "no test" }).sorted()
            let sentence = """
                \(made.count) app delegates of tests are alive after the last suite, where at most \(most) may be: let \
                what an app holds, such as a handler's closure, capture the app as unowned.
                """
            let lines = [sentence] + tests.prefix(10).map { "made in \($0)" }
            FileHandle.standardError.write(Data(lines.map { "\($0)\n" }.joined().utf8))
            _exit(1)
        }
    }()
}

private struct Made {
    weak let delegate: AppDelegate?
    let test: Test.ID?
}

private let alive = Mutex<[Made]>([])
#else
/// On Apple's systems nothing is counted.
enum AliveAtTheEnd {
    static func count(_ delegate: AppDelegate) {}
}
#endif
