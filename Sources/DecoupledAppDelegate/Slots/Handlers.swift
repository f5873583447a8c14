// The room of what users spell: a slot's list of handlers (`Handlers`), its builder, what can be said of a handler (`Observing`,
// `Keyed`, `Weak`), and what every handler is (`RoleHandler`). It knows nothing of how events are routed.

/// The handlers of one slot, in the order in which they are asked.
///
/// A value: assigning it to a slot copies the list, and changing a copy changes no slot. An array literal makes a list of plain
/// handlers; the builder form takes ``Observing``, ``Keyed``, ``Weak``, other lists and conditions too. Handlers are retained
/// unless they are `Weak`.
///
/// ```swift
/// AppDelegate.shared.urlDelegate = [OAuthCallback(), DeepLinks()]
/// AppDelegate.shared.urlDelegate = Handlers {
///     Observing(URLLogger())
///     Keyed("oauth", OAuthCallback())
///     if isStaff { StaffLinks() }
///     DeepLinks()
/// }
/// ```
///
/// There are no priorities: the order is the list. An event goes to the handlers that were in the slot when it arrived. A handler
/// that is added during an event waits for the next one; a handler that is removed during an event is not called if its turn has
/// not come.
///
/// A list holds an object once. Adding it a second time has no effect, and is reported as a ``Fault`` when the list is put into a
/// slot; adding it with a key moves it. Two instances of one class are two handlers.
public struct Handlers<Role> {
    /// How claimable events are routed.
    public var routing: ClaimRouting {
        get { remarks?.routing ?? .untilHandled }
        set { remark { $0.routing = newValue } }
    }

    // The fast loop reads `plain` alone. As soon as anything is said of a handler or of the list, `plain` is empty and `remarks` has
    // everything.
    private(set) var plain: [Role] = []
    private(set) var remarks: Remarks?

    /// Where each object is, in a list too long to be searched.
    private var positions: [ObjectIdentifier: Int] = [:]

    /// How many entries from the first on are as the slot has given them out; nil if that is unknown.
    private var unchanged: (taking: Int, count: Int)?

    /// The keys and placements of the handlers, and the list's routing.
    struct Remarks {
        var entries: [HandlerEntry<Role>]
        var routing: ClaimRouting = .untilHandled

        /// The handlers that were added again, once for each time.
        var repeated: [HandlerEntry<Role>] = []
    }

    /// Creates an empty list.
    public init() {}

    /// Creates a list of plain handlers.
    ///
    /// - Parameter handlers: The handlers, in order.
    public init(_ handlers: [Role]) {
        append(contentsOf: handlers)
    }

    /// Creates a list from the statements of a builder.
    ///
    /// - Parameters:
    ///   - routing: Which handlers a claimable event goes to. By default that is ``ClaimRouting/everyHandler`` if one of the lists in
    ///     the builder has it, else ``ClaimRouting/untilHandled``.
    ///   - handlers: The handlers, in order.
    public init(routing: ClaimRouting? = nil, @HandlersBuilder<Role> _ handlers: () -> Handlers) {
        self = handlers()
        if let routing { self.routing = routing }
    }
}

/// How claimable events are routed: those that a handler takes by answering true.
public enum ClaimRouting: Hashable, Sendable {
    /// Handlers are asked in order until one takes the event; observers always see it.
    case untilHandled

    /// Every handler is asked, and the event counts as taken if any of them takes it.
    case everyHandler
}

extension Handlers: ExpressibleByArrayLiteral {
    /// Creates a list of plain handlers.
    ///
    /// A literal takes plain handlers. For placements and keys write `Handlers { Observing(a); b }`.
    ///
    /// - Parameter handlers: The handlers, in order.
    public init(arrayLiteral handlers: Role...) {
        self.init(handlers)
    }
}

// MARK: Entries

extension Handlers {
    /// The handlers with their keys and placements, freed weak ones included.
    var entries: [HandlerEntry<Role>] { remarks?.entries ?? plain.map { HandlerEntry($0) } }

    /// A handler with its key and placement.
    func entry(at index: Int) -> HandlerEntry<Role> { remarks?.entries[index] ?? HandlerEntry(plain[index]) }

    /// The number of entries.
    var entryCount: Int { remarks?.entries.count ?? plain.count }

    /// The handlers that were added again, once for each time.
    var repeated: [HandlerEntry<Role>] { remarks?.repeated ?? [] }

    /// Whether a handler wants an event and may take it, as an observer may not.
    func hasTaker(of event: AppEvent) -> Bool {
        guard let remarks else { return !plain.isEmpty }
        return remarks.entries.contains { !$0.isObserver && $0.object != nil && !$0.refused.contains(event) }
    }

    /// Notes that a handler was added again.
    mutating func noteRepeated(_ entry: HandlerEntry<Role>) {
        remark { $0.repeated.append(entry) }
    }

    /// Forgets which handlers were added again.
    mutating func forgetRepeated() {
        if !repeated.isEmpty { remark { $0.repeated = [] } }
    }

    /// Adds an entry at the end whose object is not in the list; costs the same however long the list is.
    mutating func appendNew(_ entry: HandlerEntry<Role>) {
        let index = entryCount
        if remarks == nil, entry.isPlain, let handler = entry.handler {
            plain.append(handler)
        } else {
            if remarks == nil {
                remarks = Remarks(entries: entries)
                plain = []
            }
            remarks?.entries.append(entry)
        }
        if !positions.isEmpty {
            positions[entry.identity] = index
        } else if index == Self.longestSearch {
            positions = Self.positions(of: entries)
        }
    }

    /// Replaces all entries.
    mutating func replaceEntries(by entries: [HandlerEntry<Role>]) {
        unchanged = nil
        positions = entries.count > Self.longestSearch ? Self.positions(of: entries) : [:]
        plain = []
        let repeated = repeated.filter { again in entries.contains { $0.identity == again.identity } }
        remarks = Remarks(entries: entries, routing: routing, repeated: repeated)
        simplify()
    }

    /// The position of an object among the entries.
    func index(of object: AnyObject) -> Int? {
        guard !positions.isEmpty else { return (0..<entryCount).first { self.object(at: $0) === object } }
        // A weak handler that has died is found under its old address.
        return positions[ObjectIdentifier(object)].flatMap { self.object(at: $0) === object ? $0 : nil }
    }

    private func object(at index: Int) -> AnyObject? {
        guard let remarks else { return plain[index] as AnyObject }
        return remarks.entries[index].object
    }

    private static var longestSearch: Int { 16 }

    private static func positions(of entries: [HandlerEntry<Role>]) -> [ObjectIdentifier: Int] {
        Dictionary(entries.enumerated().map { ($1.identity, $0) }) { _, later in later }
    }

    private mutating func remark(_ change: (inout Remarks) -> Void) {
        var remarks = remarks ?? Remarks(entries: entries)
        change(&remarks)
        plain = []
        unchanged = nil
        self.remarks = remarks
        simplify()
    }

    /// Stores the handlers for the fast loop if no key, placement or routing is left.
    private mutating func simplify() {
        guard let remarks, remarks.routing == .untilHandled, remarks.repeated.isEmpty,
            remarks.entries.allSatisfy(\.isPlain)
        else { return }
        plain = remarks.entries.compactMap(\.handler)
        self.remarks = nil
    }
}

// MARK: In and out of a slot

extension Handlers {
    /// Notes that a slot has given out the list to be changed.
    ///
    /// - Parameter taking: A number by which the slot knows the list again.
    mutating func markUnchanged(since taking: Int) {
        unchanged = (taking, entryCount)
    }

    /// Returns the entries that were added at the end since the list was given out; nil if it has changed otherwise.
    func appended(since taking: Int) -> [HandlerEntry<Role>]? {
        guard let unchanged, unchanged.taking == taking else { return nil }
        return (unchanged.count..<entryCount).map(entry)
    }
}
