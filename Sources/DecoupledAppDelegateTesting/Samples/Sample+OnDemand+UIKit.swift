#if canImport(UIKit)
import DecoupledAppDelegate

@MainActor extension [Sample] {
    /// Nothing: a test can make neither notifications nor scenes.
    static var ofPlatform: [Sample] { [] }

    /// Nothing: a test cannot make scenes.
    static func configurations(for samples: [Sample]) -> [Sample] { [] }
}
#endif
