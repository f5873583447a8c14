/// A digit as a type, of which the compiler makes the classes of numbers.
public protocol Digit {
    /// The digit.
    static var value: Int { get }
}

enum Zero: Digit { static let value = 0 }
enum One: Digit { static let value = 1 }
enum Two: Digit { static let value = 2 }
enum Three: Digit { static let value = 3 }
enum Four: Digit { static let value = 4 }
enum Five: Digit { static let value = 5 }
enum Six: Digit { static let value = 6 }
enum Seven: Digit { static let value = 7 }
enum Eight: Digit { static let value = 8 }
enum Nine: Digit { static let value = 9 }
