/// Who is asked about an event, named only once a record or a fault needs the name.
enum Asked {
    case handler(any Any.Type)
    case observer(any Any.Type)
    case interception(key: String)

    /// A handler's type name, or an interception's key.
    var name: String {
        switch self {
        case .handler(let type), .observer(let type): String(describing: type)
        case .interception(let key): key
        }
    }

    var kind: EventRecord.Ask.Kind {
        switch self {
        case .handler: .handler
        case .observer: .observer
        case .interception: .interception
        }
    }
}
