/// Writes JSON so that reading it gives the same value again: in UTF-8 and without white space.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    let sortsKeys: Bool

    mutating func write(_ value: JSONValue) throws {
        switch value {
        case .null: append("null")
        case .bool(let value): append("\(value)")
        case .integer(let value): append("\(value)")
        case .number(let value): try write(value)
        case .string(let value): write(value)
        case .array(let values): try writeList("[", values, "]") { try $0.write($1) }
        case .object(let values):
            let members = sortsKeys ? values.sorted { $0.key < $1.key } : Array(values)
            try writeList("{", members, "}") { writer, member in
                writer.write(member.key)
                writer.append(":")
                try writer.write(member.value)
            }
        }
    }

    private mutating func writeList<Element>(
        _ opening: String, _ elements: [Element], _ closing: String,
        _ body: (inout JSONWriter, Element) throws -> Void
    ) throws {
        append(opening)
        for (index, element) in elements.enumerated() {
            if index > 0 { append(",") }
            try body(&self, element)
        }
        append(closing)
    }

    private mutating func write(_ number: Double) throws {
        guard number.isFinite else { throw ControlError(.badInput, "there is a number that JSON cannot write") }
        append("\(number)")
    }

    private mutating func write(_ text: String) {
        append("\"")
        for byte in text.utf8 {
            switch Unicode.Scalar(byte) {
            case "\"": append(#"\""#)
            case "\\": append(#"\\"#)
            case "\n": append(#"\n"#)
            case "\r": append(#"\r"#)
            case "\t": append(#"\t"#)
            case "\0"..<"\u{10}": append(#"\u000"# + String(byte, radix: 16))
            case "\u{10}"..<" ": append(#"\u00"# + String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        append("\"")
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
