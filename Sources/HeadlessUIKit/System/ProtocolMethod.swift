import Foundation

/// A method of a delegate's protocol; the raw value is its Objective-C name.
package protocol ProtocolMethod: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension ProtocolMethod {
    var selector: Selector { Selector(rawValue) }

    /// The methods for whose selectors something is true.
    static func methods(where isTrue: (Selector) -> Bool) -> Set<Self> { Set(allCases.filter { isTrue($0.selector) }) }
}
