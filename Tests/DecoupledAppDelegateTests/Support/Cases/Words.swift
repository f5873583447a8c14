import DecoupledAppDelegate

/// An argument or an answer in words: an object by its identity, everything else by its description.
func words(_ value: Any?) -> String {
    guard let value else { return "nil" }
    switch value {
    case let data as Data: return data.base64EncodedString()
    case let list as [Any]: return "[\(list.map(words).joined(separator: ", "))]"
    default: return type(of: value) is AnyClass ? "\(ObjectIdentifier(value as AnyObject))" : "\(value)"
    }
}
