import Foundation

/// How many minutes a test may take that waits for what never comes.
///
/// `TEST_MINUTES` in the environment is for a mistake that has a test wait.
package let testMinutes = ProcessInfo.processInfo.environment["TEST_MINUTES"].flatMap { Int($0) } ?? 15
