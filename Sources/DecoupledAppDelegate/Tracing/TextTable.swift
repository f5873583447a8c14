/// Texts by number, each of them once, and one behind the other, which takes up half of what they would take up each by itself.
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

    /// Forgets what only new texts need.
    mutating func close() {
        numbers = [:]
        characters.trim()
        ends.trim()
    }
}

extension Array {
    /// Gives back the room for more elements.
    mutating func trim() {
        var trimmed: Self = []
        trimmed.reserveCapacity(count)
        trimmed += self
        self = trimmed
    }
}
