import DecoupledAppDelegate

extension URL {
    /// Other hosts and a path that nobody knows; then the URL with each of its parts changed by itself: the scheme, the host and the path in
    /// capitals, the path, the query and the fragment.
    var variations: [URL] {
        (unknown + spellings + paths + queries + fragments).withoutRepetitions.filter { $0 != self }
    }

    /// The URL with another host, and one that begins alike; a web link also with a host that ends alike, and with another path, and one without
    /// a host with that alone.
    private var unknown: [URL] {
        let path = changing { $0.path = $0.host == nil && !$0.path.hasPrefix("/") ? "nobody-knows" : "/nobody-knows" }
        guard let host, !host.isEmpty else { return path }
        guard scheme?.hasPrefix("http") == true else {
            return ["nobody-knows", "\(host)other"].flatMap { host in changing { $0.host = host } }
        }
        let sibling = host.hasPrefix("www.") ? String(host.dropFirst(4)) : "www.\(host)"
        return ["nobody-knows", sibling, "other\(host)", host.lookalike].flatMap { host in changing { $0.host = host } }
            + path
    }

    /// The URL with its parts in capitals.
    private var spellings: [URL] {
        [
            changing { $0.scheme = $0.scheme?.uppercased() },
            changing { components in
                if components.host?.isEmpty == false { components.host = components.host?.uppercased() }
            },
            changing { $0.path = $0.path.uppercased() },
        ].flatMap(\.self)
    }

    /// The URL without either end of its path, with another end and with another beginning, which may begin alike.
    private var paths: [URL] {
        let steps = pathComponents.filter { $0 != "/" }
        guard path.isEmpty || path.hasPrefix("/") else { return [] }
        let others = [
            steps + ["nobody-knows"], ["nobody-knows"] + steps, Array(steps.dropLast()), Array(steps.dropFirst()),
            steps.dropLast() + ["nobody knows 100%25"],
            steps.prefix(1).map { "\($0)other" } + steps.dropFirst(),
        ]
        return others.flatMap { steps in changing { $0.path = steps.isEmpty ? "" : "/" + steps.joined(separator: "/") }
        }
    }

    /// The URL with each item of its query left out, or another, also one whose name begins alike, and without a query, or with one.
    private var queries: [URL] {
        guard !isFileURL else { return [] }
        let items = URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let changed = items.indices.flatMap { index -> [[URLQueryItem]] in
            let value = items[index].value ?? ""
            // What is decoded twice, or not at all, shows in signs that a URL cannot have as they are.
            let others =
                (["\(value) & 100%25"] + value.capitals.map(\.value)).map {
                    URLQueryItem(name: items[index].name, value: $0)
                } + [URLQueryItem(name: "\(items[index].name)other", value: items[index].value)]
            return [items.enumerated().filter { $0.offset != index }.map(\.element)]
                + others.map { other in items.enumerated().map { $0.offset == index ? other : $0.element } }
        }
        return (changed + [items + [URLQueryItem(name: "nobody", value: "knows")], []]).flatMap { items in
            changing { $0.queryItems = items.isEmpty ? nil : items }
        }
    }

    /// The URL without the part of the page that it leads to, with another, and with one where there is none.
    private var fragments: [URL] {
        guard !isFileURL else { return [] }
        return [nil, "nobody-knows"].flatMap { fragment in changing { $0.fragment = fragment } }
    }

    /// Returns the URL with a change; nothing where that is no URL.
    private func changing(_ change: (inout URLComponents) -> Void) -> [URL] {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return [] }
        change(&components)
        return [components.url].compactMap(\.self)
    }
}

extension OpenURLOptions {
    /// The options with everything that there can be, or, if that is there, without, with each of them left out or another by itself, and with
    /// each that there can be; UIKit always says whether a URL may be opened in place.
    var variations: [Variation<OpenURLOptions>] {
        let isInPlace = self[.openInPlace] as? Bool == true
        let everything: OpenURLOptions = [.openInPlace: true, .sourceApplication: "com.example.other"]
        let whole =
            self[.sourceApplication] == nil || !isInPlace
            ? Variation("opened in place for another app", merging(everything) { $1 })
            : Variation("without options", [.openInPlace: false])
        let present = keys.filter { $0 != .openInPlace }.sorted { $0.rawValue < $1.rawValue }.map { key in
            Variation("without \(key.rawValue)", filter { $0.key != key })
        }
        let alike = (self[.sourceApplication] as? String).map { source in
            Variation("for an app that begins alike", setting(.sourceApplication, to: source.lookalike))
        }
        let others: [Variation<OpenURLOptions>] =
            [
                Variation(
                    isInPlace ? "not opened in place" : "opened in place",
                    setting(.openInPlace, to: !isInPlace)),
                Variation("for another app", setting(.sourceApplication, to: "com.example.other")),
            ] + [alike].compactMap(\.self)
        return [whole] + present + others
    }

    private func setting(_ key: UIApplication.OpenURLOptionsKey, to value: Any) -> OpenURLOptions {
        merging([key: value]) { $1 }
    }
}
