import DecoupledAppDelegate

extension Comparison {
    /// Handlers that are left out of the app after the change, to see whether the comparison notices.
    public struct Loss: Hashable, Codable, Sendable {
        /// The slot that they are left out of.
        public let slot: String

        /// The class name of the one handler that is left out; nil for all of the slot.
        public let handler: String?

        /// Where the handler is in its slot.
        let index: Int?
    }

    /// Empties each slot of the app after the change and leaves out each of its handlers in turn, and returns what it does not notice.
    ///
    /// A loss that no difference shows is one that a mistake can bring about unseen: add a sample that calls the handler, or an effect that
    /// shows what it does.
    ///
    /// ```swift
    /// #expect(await comparison.unnoticedLosses(samples) == [])
    /// ```
    ///
    /// - Parameters:
    ///   - samples: The samples, as for ``run(_:in:knowing:)``.
    ///   - worlds: Whether the app has scenes after the change; without and with them unless given.
    ///   - report: The report of the same samples in the same worlds, if there is one: it is not made again.
    /// - Returns: The losses, in the order of the slots.
    public func unnoticedLosses(
        _ samples: [Sample], in worlds: Set<World> = Set(World.allCases), knowing report: ComparisonReport? = nil
    ) async -> [Loss] {
        let report = if let report { report } else { await run(samples, in: worlds) }
        var comparison = self
        comparison.earlier = EarlierReport(report)
        var unnoticed: [Loss] = []
        for loss in await losses() where await !comparison.notices(loss, samples, in: worlds) { unnoticed.append(loss) }
        return unnoticed
    }

    private func losses() async -> [Loss] {
        let slots = await OneLife.exclusively {
            reset()
            return after.make().roles.inspection
        }
        return slots.flatMap { slot -> [Loss] in
            guard !slot.handlers.isEmpty else { return [] }
            let all = Loss(slot: slot.name, handler: nil, index: nil)
            guard slot.handlers.count > 1 else { return [all] }
            return [all]
                + slot.handlers.indices.map { Loss(slot: slot.name, handler: slot.handlers[$0].name, index: $0) }
        }
    }

    /// Whether there is a difference without the handlers that there is not with them; samples of their events come first.
    private func notices(_ loss: Loss, _ samples: [Sample], in worlds: Set<World>) async -> Bool {
        var comparison = self
        comparison.after.make = { [after] in
            var (roles, plainDelegate) = after.make()
            roles.remove(at: loss.index, from: loss.slot)
            return (roles, plainDelegate)
        }
        let isNear = { (sample: Sample) in sample.events.contains { $0.slot == loss.slot } }
        for samples in [samples.filter(isNear), samples.filter { !isNear($0) }] where !samples.isEmpty {
            let rows = await comparison.run(samples, in: worlds).rows.filter { !$0.isAccepted }
            if rows.contains(where: { !$0.difference.rule.isOfComparison && earlier?.contains($0) != true }) {
                return true
            }
        }
        return false
    }
}

extension Comparison.Loss: CustomStringConvertible {
    /// The handler and its slot.
    public var description: String { handler.map { "\($0) in \(slot)" } ?? "all of \(slot)" }
}
