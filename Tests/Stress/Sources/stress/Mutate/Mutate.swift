import Foundation
import Synchronization

/// Makes mistakes in the sources, one at a time, and sees whether the tests notice.
struct Mutate {
    enum Size {
        /// Each mutation on the list.
        case long
        /// Whether each can still be made and read, which a change of the sources ends; and of one target of tests some, by the clock.
        case short
    }

    /// What became of a mutation.
    private enum Verdict: String {
        /// A test has failed.
        case noticed = "yes"

        /// All tests have passed.
        case survived = "no"

        /// The tests have ended without saying that one has failed.
        case crashed = "by a crash"

        /// They have not ended.
        case endless = "by time"

        init(_ outcome: Tool.Outcome) {
            if outcome.output.contains(" recorded an issue") {
                self = .noticed
            } else if let status = outcome.status {
                self = status == 0 ? .survived : .crashed
            } else {
                self = .endless
            }
        }
    }

    /// How many seconds the tests of a mutation may take.
    private static let patience: TimeInterval = 90

    private let size: Size

    init(_ size: Size) {
        self.size = size
    }

    /// How many mutations the short form makes.
    private static let sampleSize = 12

    /// Prints a row for each mutation, and below the table those that no test noticed.
    ///
    /// - Returns: Whether a test has failed for each.
    func run() throws -> Bool {
        let all = try Mutation.all()
        guard size == .short else { return try run(all, in: MutatedPackage(all, testedBy: nil)) }
        try MutatedPackage.check(all)
        print("\(all.count) mutations in \(Set(all.map(\.file)).count) files can be made")
        let targets = Set(all.map(\.target)).sorted()
        let hour = Int(Date().timeIntervalSince1970 / 3_600)
        let target = targets[hour % targets.count]
        let candidates = all.filter { $0.target == target }
        let start = hour / targets.count * Self.sampleSize % candidates.count
        let sample = (candidates + candidates)[start...].prefix(min(Self.sampleSize, candidates.count))
        print("\(sample.count) of the \(candidates.count) that \(target) notices:")
        return try run(Array(sample), in: MutatedPackage(all, testedBy: target))
    }

    private func run(_ mutations: [Mutation], in package: MutatedPackage) throws -> Bool {
        try checkTestsPass(package, mutations)

        let table = Table(firstWidth: 60, "file", "mutation", "noticed", "seconds")
        let unnoticed = Mutex<[(mutation: Mutation, verdict: Verdict)]>([])
        try Self.forEach(mutations) { mutation in
            let begin = Date()
            let outcome = try package.test(mutation.tests, mutation: mutation.number, patience: Self.patience)
            let verdict = Verdict(outcome)
            table.row(
                mutation.file, "\(mutation.number)", verdict.rawValue, Date().timeIntervalSince(begin).text())
            if verdict != .noticed { unnoticed.withLock { $0.append((mutation, verdict)) } }
        }
        let others = unnoticed.withLock { $0 }
        print("a test failed for \(mutations.count - others.count) of \(mutations.count) mutations")
        for (mutation, verdict) in others {
            let change = "“\(mutation.original)” as “\(mutation.mutated)”, by \(mutation.tests)"
            print("noticed: \(verdict.rawValue): \(mutation.file): \(change)")
        }
        return others.isEmpty
    }

    /// Throws unless the tests pass with no mutation chosen, and there are some, without which none would be noticed.
    private func checkTestsPass(_ package: MutatedPackage, _ mutations: [Mutation]) throws {
        try Self.forEach(Set(mutations.map(\.tests)).sorted()) { tests in
            let outcome = try package.test(tests, mutation: 0, patience: Self.patience)
            guard outcome.status == 0 else {
                throw Failure(what: "\(tests) fails without a mutation\n\(outcome.output.suffix(4_000))")
            }
            guard outcome.output.contains(/Test run with [1-9]/) else {
                throw Failure(what: "no test is called \(tests)")
            }
        }
    }

    /// Does something with each element, with as many at once as there are processors; throws the first error.
    private static func forEach<Element: Sendable>(
        _ elements: [Element],
        _ body: @escaping @Sendable (Element) throws -> Void
    ) throws {
        let waiting = Mutex(elements[...])
        let problem = Mutex<(any Error)?>(nil)
        Threads.run(ProcessInfo.processInfo.activeProcessorCount) { _ in
            while let element = waiting.withLock({ $0.popFirst() }) {
                do {
                    try body(element)
                } catch {
                    waiting.withLock { $0 = [] }
                    problem.withLock { $0 = $0 ?? error }
                }
            }
        }
        if let problem = problem.withLock({ $0 }) {
            throw problem
        }
    }
}
