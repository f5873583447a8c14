/// The arguments of an event, and the application that it came from.
@dynamicMemberLookup
package struct Sent<Input> {
    package var input: Input
    package let application: UIApplication

    @inline(__always)
    package init(_ input: Input, from application: UIApplication) {
        self.input = input
        self.application = application
    }

    @inline(__always)
    package subscript<Value>(dynamicMember property: KeyPath<Input, Value>) -> Value { input[keyPath: property] }
}
