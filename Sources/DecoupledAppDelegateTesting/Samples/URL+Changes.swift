import DecoupledAppDelegate

extension URL {
    /// The URL with each of its parts changed by itself, in its order: the scheme, the host, the path, the query and the fragment.
    var changes: [URL] {
        let changes = spellings + paths + queries + fragments
        return changes.withoutRepetitions.filter { $0 != self }
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

    /// The URL without either end of its path, with another end and with another beginning.
    private var paths: [URL] {
        let steps = pathComponents.filter { $0 != "/" }
        guard path.isEmpty || path.hasPrefix("/") else { return [] }
        let others = [
            steps + ["nobody-knows"], ["nobody-knows"] + steps, Array(steps.dropLast()), Array(steps.dropFirst()),
            steps.dropLast() + ["nobody knows 100%25"],
        ]
        return others.flatMap { steps in changing { $0.path = steps.isEmpty ? "" : "/" + steps.joined(separator: "/") }
        }
    }

    /// The URL with each item of its query left out, or another, and without a query, or with one.
    private var queries: [URL] {
        guard !isFileURL else { return [] }
        let items = URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems ?? []
        let changed = items.indices.flatMap { index -> [[URLQueryItem]] in
            let value = items[index].value ?? ""
            // What is decoded twice, or not at all, shows in signs that a URL cannot have as they are.
            let others = (["\(value) & 100%25"] + value.spellings.map(\.value)).map {
                URLQueryItem(name: items[index].name, value: $0)
            }
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
    func changing(_ change: (inout URLComponents) -> Void) -> [URL] {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return [] }
        change(&components)
        return [components.url].compactMap(\.self)
    }
}

extension OpenURLOptions {
    /// The options with each of them left out or another by itself, and with each that there can be; UIKit always says whether a URL may be
    /// opened in place.
    var changes: [Change<OpenURLOptions>] {
        let isInPlace = self[.openInPlace] as? Bool == true
        let present = keys.filter { $0 != .openInPlace }.sorted { $0.rawValue < $1.rawValue }.map { key in
            Change(name: "without \(key.rawValue)", value: filter { $0.key != key })
        }
        let others: [Change<OpenURLOptions>] = [
            Change(
                name: isInPlace ? "not opened in place" : "opened in place",
                value: setting(.openInPlace, to: !isInPlace)),
            Change(name: "for another app", value: setting(.sourceApplication, to: "com.example.other")),
        ]
        return present + others
    }

    private func setting(_ key: UIApplication.OpenURLOptionsKey, to value: Any) -> OpenURLOptions {
        merging([key: value]) { $1 }
    }
}
