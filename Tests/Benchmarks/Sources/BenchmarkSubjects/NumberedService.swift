public import DecoupledAppDelegate

/// A service of which there is a class for every number below 1,000, each of which needs some of those before it.
///
/// What a service needs is said of its class, so that many dependencies take many classes.
public final class NumberedService<Hundreds: Digit, Tens: Digit, Ones: Digit>: SharedService, ProtectedDataDelegate,
    SystemConditionsDelegate
{
    /// Creates a service that does nothing.
    public init() {}

    /// Some of the classes before this one, 2,000 for all classes together.
    public static var dependencies: [any Service.Type] {
        let number = Hundreds.value * 100 + Tens.value * 10 + Ones.value
        let count = (3...5).contains(number) ? 3 : min(number, 2)
        return (0..<count).map { NumberedServices.classes[number - 1 - $0 * max(1, number / 3)] }
    }
}

/// The services of all classes.
@MainActor
public enum NumberedServices {
    /// Creates one service of each class, the last one first, so that all have to move.
    ///
    /// - Parameter count: Of how many classes.
    /// - Returns: The services.
    public static func make(_ count: Int) -> [any Service] {
        classes.prefix(count).reversed().map { $0.init() }
    }

    static let classes: [any SharedService.Type] = {
        let digits: [any Digit.Type] = [
            Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self, Eight.self,
            Nine.self,
        ]
        return digits.flatMap { hundreds in
            digits.flatMap { tens in digits.map { ones in numbered(hundreds, tens, ones) } }
        }
    }()

    private static func numbered<Hundreds: Digit, Tens: Digit, Ones: Digit>(
        _ hundreds: Hundreds.Type,
        _ tens: Tens.Type,
        _ ones: Ones.Type
    ) -> any SharedService.Type {
        NumberedService<Hundreds, Tens, Ones>.self
    }
}
