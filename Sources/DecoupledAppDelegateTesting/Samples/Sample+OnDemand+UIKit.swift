#if canImport(UIKit)
import DecoupledAppDelegate

extension Sample {
    /// Nothing: the device is the host app's.
    static var launchBeforeUnlocking: [Sample] { [] }
}

@MainActor extension [Sample] {
    /// Nothing: a test can make neither notifications nor scenes.
    static var ofPlatform: [Sample] { [] }

    /// Nothing: a test cannot make scenes.
    static func configurations(for samples: [Sample]) -> [Sample] { [] }
}
#endif
