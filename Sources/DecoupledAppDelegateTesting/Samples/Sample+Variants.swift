import DecoupledAppDelegate

// What an app does the second time, and with arguments that are almost those of a sample: where an app delegate's code most often differs
// from what takes its place, and hardly anybody has a sample.

@MainActor extension Sample {
    /// The same sample again in the life of the app: one after the other, and work in the background before the first is done, which may be
    /// work of another kind.
    var repetitions: [Sample] {
        guard isRepeatable else { return [] }
        let others = makeVariants().map(\.sample)
        switch occasion {
        case .several: return [twice]
        case .backgroundWork:
            return [.several("\(name), several at once and again", on(.together([self, self] + others)), self)]
        case .url, .activity: return [twice, inSecondWindow] #if !os(tvOS)
        case .shortcut: return [twice, inSecondWindow]
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

    private var twice: Sample { .several("\(name), twice", self, self) }

    /// The same event with other arguments; of made-up arguments there are no others.
    ///
    /// - Parameter actions: Which actions the app has declared for the notifications of a category.
    /// - Returns: The samples.
    func variants(actions: [String: [String]]) -> [Sample] {
        guard !isMadeUp else { return [] }
        switch occasion {
        case .url(let url, let options):
            let others = options.others
            return [Sample.url(url, options: others.options).named("\(name), \(others.name)")]
                + url.unknown.map { .url($0, options: options) }
        case .activity(let make): return variants(of: make) #if !os(tvOS)
        case .shortcut(let make): return variants(of: make)
        case .response(let make): return variants(of: make, actions: actions)
        #endif
        case .several, .step: return []
        default: return makeVariants().map { $0.sample.named("\(name), \($0.name)") }
        }
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

    private var inSecondWindow: Sample {
        .several("\(name), and in a second window", self, on(.inSecondWindow(self)))
    }

    private func variants(of make: @escaping @MainActor () -> NSUserActivity) -> [Sample] {
        if let page = make().webpageURL {
            return (page.pagesOfOtherSites + page.withUnknownPath).map { page in
                .activity {
                    let activity = make()
                    activity.webpageURL = page
                    return activity
                }
            }
        }
        let other = Sample.activity {
            let (activity, original) = (NSUserActivity(activityType: make().activityType.lookalike), make())
            activity.userInfo = original.userInfo
            return activity
        }
        let names = (make().userInfo ?? [:]).variants.map(\.name)
        return [other]
            + names.indices.map { index in
                Sample.activity {
                    let activity = make()
                    activity.userInfo = (activity.userInfo ?? [:]).variants[index].userInfo
                    return activity
                }.named("\(name), \(names[index])")
            }
    }

    #if !os(tvOS)
    private func variants(of make: @escaping @MainActor () -> UIApplicationShortcutItem) -> [Sample] {
        let other = Sample.shortcut {
            let item = make()
            return UIApplicationShortcutItem(
                type: item.type.lookalike, localizedTitle: item.localizedTitle, localizedSubtitle: nil, icon: nil,
                userInfo: item.userInfo)
        }
        guard make().userInfo?.isEmpty == false else { return [other] }
        let bare = Sample.shortcut {
            let item = make()
            return UIApplicationShortcutItem(type: item.type, localizedTitle: item.localizedTitle)
        }
        return [other, bare.named("\(name), without its values")]
    }
    #endif
}

extension OpenURLOptions {
    /// Options with everything that there can be, or, if that is there, without.
    fileprivate var others: (name: String, options: OpenURLOptions) {
        guard self[.sourceApplication] == nil || self[.openInPlace] as? Bool != true else {
            return ("without options", [.openInPlace: false])
        }
        let options: OpenURLOptions = [.openInPlace: true, .sourceApplication: "com.example.other"]
        return ("opened in place for another app", merging(options) { $1 })
    }
}

extension URL {
    /// Where nobody's code leads: the URL with another host, a web link with another path, too, and one without a host with that alone.
    fileprivate var unknown: [URL] {
        guard host?.isEmpty == false else { return withUnknownPath }
        return changing { $0.host = "nobody-knows" } + (scheme?.hasPrefix("http") == true ? withUnknownPath : [])
    }

    fileprivate var withUnknownPath: [URL] {
        changing { $0.path = $0.host == nil && !$0.path.hasPrefix("/") ? "nobody-knows" : "/nobody-knows" }
    }

    /// The same page with and without `www`, and of another site whose name ends alike.
    fileprivate var pagesOfOtherSites: [URL] {
        guard let host else { return [] }
        let sibling = host.hasPrefix("www.") ? String(host.dropFirst(4)) : "www.\(host)"
        return [sibling, "other\(host)"].flatMap { host in changing { $0.host = host } }
    }
}
