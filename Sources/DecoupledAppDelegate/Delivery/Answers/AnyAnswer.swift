/// The answer of an event, without its type.
class AnyAnswer {}

/// The answer of an event.
final class GivenAnswer<Output>: AnyAnswer {
    let output: Output

    init(_ output: Output) { self.output = output }
}
