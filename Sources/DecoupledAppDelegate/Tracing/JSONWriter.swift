/// JSON text that grows piece by piece, since a long trace would take an encoder many times as long.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func beginObject() { open("{") }

    mutating func endObject() { close("}") }

    mutating func beginArray() { open("[") }

    mutating func endArray() { close("]") }

    /// Writes the name of the member whose value comes next.
    mutating func key(_ name: String) {
        string(name)
        append(":")
        needsComma = false
    }

    mutating func string(_ text: String) {
        separate()
        append("\"")
        if text.utf8.contains(where: Self.needsEscape) {
            for byte in text.utf8 { appendEscaped(byte) }
        } else {
            bytes.append(contentsOf: text.utf8)
        }
        append("\"")
    }

    mutating func integer(_ number: some BinaryInteger) {
        separate()
        bytes.append(contentsOf: "\(number)".utf8)
    }

    /// Writes a number of thousandths.
    mutating func thousandths(_ number: Int64) {
        let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 1_000)
        separate()
        if number < 0 { append("-") }
        bytes.append(contentsOf: "\(whole)".utf8)
        append(".")
        for digit in [rest / 100, rest / 10 % 10, rest % 10] { appendHex(UInt8(digit)) }
    }

    /// Returns the text so far, and starts over.
    mutating func flush(into sink: ([UInt8]) throws -> Void) rethrows {
        try sink(bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}

extension JSONWriter {
    private mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { append(",") }
        needsComma = true
    }

    private mutating func append(_ character: Unicode.Scalar) {
        bytes.append(UInt8(ascii: character))
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        if byte < 0x20 {
            bytes.append(contentsOf: "\\u00".utf8)
            appendHex(byte >> 4)
            appendHex(byte & 0xf)
        } else {
            if Self.needsEscape(byte) { append("\\") }
            bytes.append(byte)
        }
    }

    private mutating func appendHex(_ digit: UInt8) {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
}
