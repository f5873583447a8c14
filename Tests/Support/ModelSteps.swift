import Foundation

/// How many random steps a test takes beside a model, or how many cases of a long list.
package enum ModelSteps {
    private static let isComplete = ProcessInfo.processInfo.environment["ALL_MODEL_STEPS"] == "1"

    /// All where the environment variable `ALL_MODEL_STEPS` is 1, else a tenth: they keep the main actor, on which most
    /// tests wait for their turn.
    package static func count(of all: Int) -> Int {
        isComplete ? all : all / 10
    }
}
