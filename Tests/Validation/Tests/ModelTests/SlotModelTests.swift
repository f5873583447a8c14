import Testing
import TestSupport

@MainActor
struct SlotModelTests {
    /// Known ones, and one that is new in each run; it stands in the report of the test case.
    nonisolated static let seeds: [UInt64] = [1, 2, 3, .random(in: .min ... .max)]

    @Test(arguments: seeds)
    func slotsDoWhatAPlainModelDoes(seed: UInt64) throws {
        var generator = SlotStepGenerator(seed: seed)
        var model = SlotModel()
        let subject = SlotSubject()
        for number in 1...3_000 {
            let step = generator.next()
            model.perform(step)
            subject.perform(step)
            let expected = model.view(of: SlotStepGenerator.keys)
            let actual = subject.view(of: SlotStepGenerator.keys)
            try #require(actual == expected, "seed \(seed), step \(number): \(step)")
        }
    }
}
