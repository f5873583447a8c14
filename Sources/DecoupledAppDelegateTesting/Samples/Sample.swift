public import DecoupledAppDelegate
import DecoupledAppDelegateTracing

// This folder is samples: events with arguments, which a check delivers to one app and a comparison plays to two. `Sample` has what is
// delivered, `Occasion` what causes it, and `Simulation` is the table of when that can happen and what is done then, which `SamplePlayer`
// follows.

/// An event with arguments, for a check or a comparison.
@preconcurrency @MainActor public struct Sample {
    enum Windows {
        case one, several
    }

    let event: AppEvent

    /// Delivers the event; returns the reply if it is answered later.
    let deliver: @MainActor (AppDelegate, UIApplication) -> (any AnyReply)?

    /// What happens outside the app for UIKit to send the event.
    var occasion: Occasion

    /// What happens in an earlier life of the app, which leaves what the app has saved; empty for no such life.
    private(set) var earlierLife: [Sample] = []

    /// Whether no life of the app comes before it.
    var isOfFirstLife: Bool { earlierLife.isEmpty }

    /// Whether the app is updated after its earlier life, which is one of the app before the change.
    private(set) var isAfterUpdate = false

    /// Whether the arguments are made up from what the app declares, for want of real ones.
    var isMadeUp = false

    /// Whether it is played only to an app that has a method or a handler for the event.
    var isOnDemand = false

    /// How many windows the app can have, as far as it declares that.
    var windows = Windows.several

    let makeVariations: @MainActor () -> [Variation<Sample>]

    /// What a reader sees beside the arguments; nil for the event's method.
    private var title: String?

    /// What a reader sees in place of whatever else there is to say; nil for that.
    private var givenName: String?

    let input: @MainActor () -> Any

    /// Creates a sample of an event without a completion handler.
    ///
    /// One of a state of the app, such as `.didEnterBackground`, is what the user does to bring the app there, with every
    /// event that UIKit sends for it.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Returns the arguments.
    public init<Input, Output>(_ event: Event<Input, Output>, _ input: @escaping @MainActor () -> Input) {
        self.init(event, input, variedBy: { Sample(event, $0) }) { delegate, application in
            _ = delegate.deliver(event, input(), from: application)
            return nil
        }
    }

    /// Creates a sample of an awaited event.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - input: Returns the arguments.
    public init<Input, Output>(_ event: Event<Input, Reply<Output>>, _ input: @escaping @MainActor () -> Input) {
        self.init(event, input, variedBy: { Sample(event, $0) }) { delegate, application in
            delegate.deliver(event, input(), from: application)
        }
    }

    private init<Input>(
        _ event: AppEvent, _ input: @escaping @MainActor () -> Input,
        variedBy makeSample: @escaping @MainActor (@escaping @MainActor () -> Input) -> Sample,
        _ deliver: @escaping @MainActor (AppDelegate, UIApplication) -> (any AnyReply)?
    ) {
        self.event = event
        self.input = input
        self.deliver = deliver
        occasion = Occasion(of: event, input)
        makeVariations = { Self.variations(of: input, makeSample) }
    }

    /// Creates a step of the test's own code, which sends nothing.
    init(step name: String, _ body: @escaping @MainActor () async -> Void) {
        event = AppEvent(rawValue: "the step “\(name)”")
        input = {}
        makeVariations = { [] }
        deliver = { _, _ in nil }
        occasion = .step(name, body)
    }

    /// Whether it is the test's own code, and no event.
    var isStep: Bool {
        if case .step = occasion { true } else { false }
    }

    /// Whether somebody taps the app's icon, and nothing more.
    var isLaunch: Bool {
        if case .launch = occasion { true } else { false }
    }

    /// Whether an app that does not run is launched into the background for it.
    var isWorkInBackground: Bool { if case .backgroundWork = occasion { true } else { false } }

    /// Whether the user leaves the app and comes back, and nothing more.
    var isRoundTrip: Bool {
        if case .roundTrip = occasion { true } else { false }
    }

    /// What happens and the arguments, for readers.
    var name: String {
        givenName ?? occasion.name
            ?? [title ?? event.swiftName, InputText().text(of: input(), at: event)].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    func on(_ occasion: Occasion, as title: String? = nil) -> Sample {
        with {
            $0.occasion = occasion
            $0.title = title
            $0.givenName = nil
        }
    }

    func after(_ earlierLife: [Sample], andUpdate isAfterUpdate: Bool) -> Sample {
        with {
            $0.earlierLife = earlierLife
            $0.isAfterUpdate = isAfterUpdate
        }
    }

    func named(_ name: String) -> Sample { with { $0.givenName = name } }

    func with(_ change: (inout Sample) -> Void) -> Sample {
        var sample = self
        change(&sample)
        return sample
    }

    private static func variations<Input>(
        of input: @escaping @MainActor () -> Input, _ sample: (@escaping @MainActor () -> Input) -> Sample
    ) -> [Variation<Sample>] {
        DecoupledAppDelegateTesting.variations(of: input()).enumerated().map { index, other in
            let sample = sample {
                // Other arguments may have fewer variations.
                let input = input()
                return DecoupledAppDelegateTesting.variations(of: input).dropFirst(index).first?.value ?? input
            }
            return Variation(other.name, sample)
        }
    }
}
