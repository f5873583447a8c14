import DecoupledAppDelegate
import DecoupledAppDelegateTesting
import Testing

/// What a rule says of a difference, whatever the app's own texts are.
@MainActor
@Suite(.net)
struct RuleTests {
    private let effects = Effects()

    private func report(before: @escaping @MainActor () -> Void, after: @escaping @MainActor () -> Void) async
        -> ComparisonReport
    {
        let effects = effects
        var comparison = Comparison(
            before: { roles { $0.systemConditionsDelegate = [Handling(.significantTimeChange) { _ in before() }] } },
            after: { roles { $0.systemConditionsDelegate = [Handling(.significantTimeChange) { _ in after() }] } },
            effects: { effects.take() }
        )
        comparison.triesVariants = false
        return await comparison.run([Sample(.significantTimeChange) {}])
    }

    @Test func anEffectThatReadsLikeAnotherDifferenceIsAdvisedAsAnEffect() async {
        let effects = effects
        let report = await report {
            effects.note("saved")
        } after: {
            effects.note("saved, after the result")
        }
        #expect(report.differences.map(\.kind) == [.effects], "\(report)")
        #expect(
            report.differences.first?.advice == "Something else is done. Compare the code of both sides.", "\(report)")
    }

    @Test func theAdviceForAnEffectSaysWhetherItIsGoneOrNew() async {
        let effects = effects
        let gone = await report {
            effects.note("a")
        } after: {
        }
        let new = await report {
        } after: {
            effects.note("a")
        }
        let goneAdvice =
            "Nothing does it any more. Move the code that did it to a handler of this event; if the code is there already, see why it does not run."
        #expect(gone.differences.map(\.advice) == [goneAdvice])
        let newAdvice = "It is done newly, or once more. Remove the code that does it, or accept it."
        #expect(new.differences.map(\.advice) == [newAdvice])
    }

    @Test func whatIsDoneOnceMoreOrOnceLessIsSaidSo() async {
        let effects = effects
        let twice = await report {
            effects.note("a")
        } after: {
            effects.note("a")
            effects.note("a")
        }
        #expect(twice.differences.map(\.after) == ["a (once more)"])
        let once = await report {
            effects.note("a")
            effects.note("a")
        } after: {
            effects.note("a")
        }
        #expect(once.differences.map(\.before) == ["a (once less)"])
    }

    @Test func anEffectThatReadsLikeNoneIsNotTakenForALoss() async {
        let effects = effects
        let kept = await report {
            effects.note("a")
        } after: {
            effects.note("nothing")
        }
        let lost = await report {
            effects.note("a")
        } after: {
        }
        #expect(kept.differences.map(\.after) == lost.differences.map(\.after))
        #expect(kept.differences != lost.differences)
    }
}
