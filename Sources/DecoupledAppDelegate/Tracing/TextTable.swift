/// Interned texts in one buffer, which takes half the memory of single strings.
struct TextTable: Sendable {
    private static let longest = 1_024

    private var characters: [UInt8] = []
    private var ends: [UInt32] = []
    private var numbers: [String: UInt32] = [:]

    subscript(number: UInt32) -> String {
        let start = number == 0 ? 0 : ends[Int(number) - 1]
        return String(decoding: characters[Int(start)..<Int(ends[Int(number)])], as: UTF8.self)
    }

    mutating func number(of text: String) -> UInt32 {
        if let number = numbers[text] { return number }
        let number = UInt32(ends.count)
        numbers[text] = number
        characters += (text.utf8.count > Self.longest ? text.prefix(Self.longest) + "…" : text).utf8
        ends.append(UInt32(characters.count))
        return number
    }

    /// Releases the index, which only new texts need.
    mutating func close() {
        numbers = [:]
        characters.trim()
        ends.trim()
    }
}

extension Array {
    /// Releases unused capacity.
    mutating func trim() {
        var trimmed: Self = []
        trimmed.reserveCapacity(count)
        trimmed += self
        self = trimmed
    }
}
