import Foundation
import Synchronization

/// Does something with each item, with as many at once as there are processors.
///
/// - Parameters:
///   - items: The items.
///   - body: What to do with one; it may run on any thread.
/// - Returns: What has come of each.
/// - Throws: What has gone wrong with one of them.
func inParallel<Item: Hashable & Sendable, Result: Sendable>(
    _ items: [Item], _ body: @Sendable (Item) throws -> Result
) throws -> [Item: Result] {
    let results = Mutex<[Item: Swift.Result<Result, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
        let item = items[index]
        let result = Swift.Result { try body(item) }
        results.withLock { $0[item] = result }
    }
    return try results.withLock { $0 }.mapValues { try $0.get() }
}
