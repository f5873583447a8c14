import DecoupledAppDelegate

// What an app does the second time is where an app delegate most often differs from what takes its place, and hardly any test has a sample
// of it.

extension Sample {
    /// The same sample again in the life of the app: one after the other, and work in the background before the first is done, which may be
    /// work of another kind.
    var repetitions: [Sample] {
        if case .several = occasion {
            return (isRepeatable ? [twice] : []) + partsOfOneName.flatMap { replacing($0, \.repetitions) }
        }
        guard isRepeatable, !isStep else { return [] }
        let others = makeVariations().prefix(2).map(\.value)
        switch occasion {
        case .backgroundWork:
            var samples = [
                Sample.several("\(name), several at once and again", on(.together([self, self] + others)), self)
            ]
            #if RemoteNotifications
            if event == .didReceiveRemoteNotification {
                samples.append(.several("\(name), while the app is inactive", [.covered, self, .uncovered]))
            }
            #endif
            return samples
        case .url(let url, let options):
            let others = url.variations.map { Sample.url($0, options: options) }
            return [twice, .several("\(name), then other URLs, and again", [self] + others + [self])] + inOtherWindows
        case .activity, .share: return [twice] + inOtherWindows #if !os(tvOS)
        case .shortcut, .response: return [twice] + inOtherWindows
        #endif
        default: break
        }
        #if RemoteNotifications
        if event == .didRegisterForRemoteNotifications {
            let failure = Sample(.didFailToRegisterForRemoteNotifications) {
                CancellationError()
            }
            let tokens = [self, failure, self] + others
            return [.several("\(name), again after a failure, and another", tokens)]
        }
        #endif
        return [twice]
    }

    /// The first of its parts of each name.
    private var partsOfOneName: [Int] {
        parts.indices.filter { index in !parts[..<index].contains { $0.name == parts[index].name } }
    }

    private var twice: Sample { .several("\(name), twice", self, self) }

    private var inOtherWindows: [Sample] {
        if windows == .one { return [] }
        return [
            .several("\(name), and in a second window", self, on(.inLastWindow(self, of: [.secondWindow]))),
            .several(
                "\(name), when the first of two windows is gone",
                on(.inLastWindow(self, of: [.secondWindow, .endOfFirstWindow]))),
        ]
    }

    /// Whether it can come again in one life of the app.
    var isRepeatable: Bool {
        guard occasion.starts.contains(.foreground) else { return false }
        switch occasion {
        case .several(_, let samples): return samples.allSatisfy { $0.isStep || $0.isRepeatable }
        case .termination, .secondWindow: return false
        default: return true
        }
    }
}
