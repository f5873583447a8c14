import DecoupledAppDelegate

extension Sample {
    /// The same event with other arguments; of several samples the last one, after the others.
    ///
    /// - Parameter actions: Which actions the app has declared for the notifications of a category.
    /// - Returns: The samples.
    func variations(actions: [String: [String]]) -> [Sample] {
        switch occasion {
        case .url(let url, let options):
            options.variations.map { named(.url(url, options: $0.value), $0.name) }
                + url.variations.map { .url($0, options: options) }
        case .activity(let make): make().variations.map { named(.activity($0.value), $0.name) }
        #if !os(tvOS)
        case .shortcut(let make): make().variations.map { other in named(.shortcut { other.value }, other.name) }
        case .response(let make):
            make().variations(actions: actions, isMadeUp: isMadeUp).map { other in
                named(.response { other.value }, other.name)
            }
        #endif
        case .several:
            parts.lastIndex { !$0.isStep }.map { index in replacing(index) { $0.variations(actions: actions) } } ?? []
        case .lives, .step: []
        default: makeVariations().map { named($0.value, $0.name) }
        }
    }

    /// Several samples with others in place of one.
    func replacing(_ index: Int, _ others: (Sample) -> [Sample]) -> [Sample] {
        others(parts[index]).map { other in
            .several("\(name): \(other.name)", parts[..<index] + [other] + parts[(index + 1)...])
        }
    }

    private func named(_ other: Sample, _ difference: String) -> Sample { other.named("\(name), \(difference)") }
}

#if !os(tvOS)
extension Sample {
    /// A response to a notification, which is made when it is sent.
    static func response(_ response: @escaping @MainActor () -> UNNotificationResponse) -> Sample {
        Sample(.didReceiveNotificationResponse, response).on(.response(response), as: "response to notification")
    }
}
#endif
