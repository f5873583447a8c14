import DecoupledAppDelegate

/// Returns arguments that an app is given one day with other contents, of which it may be wrong, and which no sample has.
///
/// - Parameter input: The arguments of an event.
/// - Returns: The same arguments with other contents, each with what is different.
@MainActor func otherContents<Input>(of input: Input) -> [(name: String, input: Input)] {
    otherContents(of: input, as: Input.self).compactMap { other in (other.input as? Input).map { (other.name, $0) } }
}

/// Returns other arguments of a type, which is optional where there may be none.
///
/// Specialized for an optional class, a cast of what is not there would end the process.
@MainActor private func otherContents(of input: Any, as type: Any.Type) -> [(name: String, input: Any)] {
    switch input {
    case let identifier as String: [("another that begins alike", identifier.lookalike)]
    case let identifier as UIApplication.ExtensionPointIdentifier:
        [("another", UIApplication.ExtensionPointIdentifier(rawValue: identifier.rawValue.lookalike))]
    case let token as Data: [("another", Data(token.reversed()) + [8])]
    case let userInfo as [AnyHashable: Any] where type == [AnyHashable: Any].self:
        userInfo.variants.map { ($0.name, $0.userInfo) }
    default: otherNotifications(of: input, as: type)
    }
}
