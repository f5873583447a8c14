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
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                append("\\")
                bytes.append(byte)
            case ..<0x20:
                append("\\u00")
                appendHex(byte >> 4)
                appendHex(byte & 0xf)
            default:
                bytes.append(byte)
            }
        }
        append("\"")
    }

    mutating func integer(_ number: some BinaryInteger) {
        separate()
        bytes.append(contentsOf: "\(number)".utf8)
    }

    /// Writes a number of thousandths.
    mutating func thousandths(_ number: Int64) {
        let (whole, rest) = number.quotientAndRemainder(dividingBy: 1_000)
        separate()
        if number < 0 { append("-") }
        bytes.append(contentsOf: "\(whole.magnitude).".utf8)
        let digits = rest.magnitude
        for digit in [digits / 100, digits / 10 % 10, digits % 10] { appendHex(UInt8(digit)) }
    }

    /// Hands over what has been written so far.
    mutating func flush(into sink: ([UInt8]) throws -> Void) rethrows {
        try sink(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func open(_ bracket: String) {
        separate()
        append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: String) {
        append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { append(",") }
        needsComma = true
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func appendHex(_ digit: UInt8) {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
}
