import Foundation

extension TimeInterval {
    /// Returns the digits with a point for developers to read, whatever the user's language.
    func text(_ precision: NumberFormatStyleConfiguration.Precision) -> String {
        formatted(.number.precision(precision).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
    }
}
