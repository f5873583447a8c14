import Foundation
import Synchronization

/// Makes mistakes in the sources, one at a time, and sees whether the tests notice.
struct Mutate {
    enum Size {
        /// Each mutation on the list.
        case long
        /// Only whether each can still be made and read, which a change of the sources ends.
        case short
    }

    /// How many seconds the tests of a mutation may take; one that keeps them from ending is noticed too.
    private static let patience: TimeInterval = 60

    private let size: Size

    init(_ size: Size) {
        self.size = size
    }

    /// Prints a row for each file, with how many mutations of it the tests noticed, and below the table those that survived.
    ///
    /// - Returns: Whether none did.
    func run() throws -> Bool {
        let mutations = try Mutation.all()
        guard size == .long else {
            try MutatedPackage.check(mutations)
            print("\(mutations.count) mutations in \(Set(mutations.map(\.file)).count) files can be made")
            return true
        }
        let package = try MutatedPackage(mutations)
        try checkTestsPass(package, mutations)

        let table = Table(firstWidth: 60, "file", "mutation", "noticed", "seconds")
        let survivors = Mutex<[Mutation]>([])
        try Self.forEach(mutations) { mutation in
            let begin = Date()
            let outcome = try package.test(mutation.tests, mutation: mutation.number, patience: Self.patience)
            let isNoticed = outcome.status != 0
            table.row(
                mutation.file,
                "\(mutation.number)",
                outcome.status == nil ? "by time" : isNoticed ? "yes" : "no",
                Date().timeIntervalSince(begin).text()
            )
            if !isNoticed {
                survivors.withLock { $0.append(mutation) }
            }
        }
        let survived = survivors.withLock { $0 }
        print("\(mutations.count - survived.count) of \(mutations.count) mutations were noticed")
        for mutation in survived {
            print("survived: \(mutation.file): “\(mutation.original)” as “\(mutation.mutated)”, by \(mutation.tests)")
        }
        return survived.isEmpty
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
