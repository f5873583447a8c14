import Foundation

/// Reads one JSON value in UTF-8, and says at which byte the bytes stop to be one.
///
/// Foundation's parsers tell the offset on some platforms only, let through what is no JSON, such as a comma before a closing
/// bracket, and keep one of two values that have the same key.
struct JSONParser {
    /// Deeper than any real payload, and shallow enough for the stack of any thread.
    private static let deepestNesting = 64

    private let bytes: [UInt8]
    private var offset = 0
    private var nesting = 0

    /// The value that the bytes are; throws what is wrong with them, and where.
    static func value(of bytes: [UInt8]) throws -> JSONValue {
        var parser = JSONParser(bytes: bytes)
        try parser.checkEncoding()
        let value = try parser.value()
        guard parser.next() == nil else { throw parser.unexpected(expected: "nothing after the first value") }
        return value
    }

    private mutating func checkEncoding() throws {
        // Finds nothing wrong much faster than it could be found out where.
        guard String(bytes: bytes, encoding: .utf8) == nil else { return }
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        while case .valid(let scalar) = parser.parseScalar(from: &iterator) { offset += scalar.count }
        throw error("not UTF-8", remedy: "send JSON in UTF-8")
    }

    // MARK: Grammar

    private mutating func value() throws -> JSONValue {
        switch next() {
        case "{": return .object(try object())
        case "[": return .array(try array())
        case "\"": return .string(try string())
        case "t": return try literal("true", .bool(true))
        case "f": return try literal("false", .bool(false))
        case "n": return try literal("null", .null)
        case "-", ("0"..."9")?: return try number()
        default: throw unexpected(expected: "a value")
        }
    }

    private mutating func object() throws -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        try beginList()
        while try hasItem(isFirst: members.isEmpty, until: "}") {
            guard next() == "\"" else { throw unexpected(expected: "a key in double quotation marks") }
            let start = offset
            let key = try string()
            guard next() == ":" else { throw unexpected(expected: "“:” after the key") }
            offset += 1
            guard try members.updateValue(value(), forKey: key) == nil else {
                offset = start
                throw error("the key \(key.quoted) occurs twice", remedy: "leave one of them out")
            }
        }
        return members
    }

    private mutating func array() throws -> [JSONValue] {
        var elements: [JSONValue] = []
        try beginList()
        while try hasItem(isFirst: elements.isEmpty, until: "]") { elements.append(try value()) }
        return elements
    }

    private mutating func beginList() throws {
        nesting += 1
        guard nesting <= Self.deepestNesting else {
            throw error("nested too deeply", remedy: "at most \(Self.deepestNesting) levels are read")
        }
        offset += 1
    }

    /// Whether there is another item; passes the comma before it, or the bracket after the last one.
    private mutating func hasItem(isFirst: Bool, until end: Unicode.Scalar) throws -> Bool {
        switch next() {
        case end:
            offset += 1
            nesting -= 1
            return false
        case _ where isFirst: return true
        case ",":
            offset += 1
            return true
        default: throw unexpected(expected: "“,” or “\(end)”")
        }
    }

    private mutating func string() throws -> String {
        let opening = offset
        var text = ""
        var start = offset + 1
        offset = start
        while offset < bytes.count {
            switch Unicode.Scalar(bytes[offset]) {
            case "\"":
                text += String(decoding: bytes[start..<offset], as: UTF8.self)
                offset += 1
                try check(text, at: opening)
                return text
            case "\\":
                text += String(decoding: bytes[start..<offset], as: UTF8.self)
                text.unicodeScalars.append(try escape())
                start = offset
            case "\0"..<" ":
                throw error("a control character inside a string", remedy: "write it as an escape such as \\n")
            default: offset += 1
            }
        }
        throw unexpected(expected: "a closing quotation mark")
    }

    /// Refuses a character that no script has, since comparing texts takes time that grows with the square of its length.
    private mutating func check(_ text: String, at start: Int) throws {
        guard !text.isStreamSafe else { return }
        offset = start
        throw error(
            "a character with more than \(String.mostCombiningMarks) combining marks", remedy: "leave some of them out")
    }

    private mutating func escape() throws -> Unicode.Scalar {
        guard offset + 1 < bytes.count else { throw error("an escape that is cut off") }
        let letter = Unicode.Scalar(bytes[offset + 1])
        if letter == "u" { return try unicodeEscape() }
        guard let scalar = Self.scalar(of: letter) else {
            throw error("an unknown escape", remedy: #"JSON knows \" \\ \/ \b \f \n \r \t and \u"#)
        }
        offset += 2
        return scalar
    }

    /// What a letter after a backslash stands for.
    private static func scalar(of letter: Unicode.Scalar) -> Unicode.Scalar? {
        switch letter {
        case "\"", "\\", "/": letter
        case "b": "\u{8}"
        case "f": "\u{c}"
        case "n": "\n"
        case "r": "\r"
        case "t": "\t"
        default: nil
        }
    }

    private mutating func unicodeEscape() throws -> Unicode.Scalar {
        let unit = try codeUnit(at: offset)
        if let scalar = Unicode.Scalar(unit) {
            offset += 6
            return scalar
        }
        guard UTF16.isLeadSurrogate(unit) else { throw error("the second half of a surrogate pair without the first") }
        guard let second = try? codeUnit(at: offset + 6), UTF16.isTrailSurrogate(second) else {
            throw error("the first half of a surrogate pair without the second")
        }
        offset += 12
        return UTF16.decode(UTF16.EncodedScalar([unit, second]))
    }

    private func codeUnit(at start: Int) throws -> UInt16 {
        let digits = bytes.dropFirst(start + 2).prefix(4)
        // The radix initialiser alone would take a sign too.
        guard bytes.dropFirst(start).starts(with: #"\u"#.utf8), digits.count == 4,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw error("an escape without four hexadecimal digits", remedy: #"write it as \u00e9"#) }
        return unit
    }

    private mutating func number() throws -> JSONValue {
        let start = offset
        skip("-")
        var isWellFormed = skip("0") || skipDigits()
        var isWhole = true
        if skip(".") {
            isWhole = false
            isWellFormed = skipDigits() && isWellFormed
        }
        if skip("e") || skip("E") {
            isWhole = false
            _ = skip("+") || skip("-")
            isWellFormed = skipDigits() && isWellFormed
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if isWellFormed, isWhole, let integer = Int(text) { return .integer(integer) }
        guard isWellFormed, let number = Double(text), number.isFinite else {
            offset = start
            throw error("\(text.quoted) is not a number", remedy: "write it as 1, -2.5 or 1e9")
        }
        return .number(number)
    }

    private mutating func literal(_ word: String, _ value: JSONValue) throws -> JSONValue {
        guard bytes[offset...].starts(with: word.utf8) else { throw unexpected(expected: "“\(word)”") }
        offset += word.utf8.count
        return value
    }

    // MARK: Reading

    @discardableResult
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, Unicode.Scalar(bytes[offset]) == character else {
            return false
        }
        offset += 1
        return true
    }

    /// Passes the digits that follow; false if there is none.
    private mutating func skipDigits() -> Bool {
        let start = offset
        while offset < bytes.count, "0"..."9" ~= Unicode.Scalar(bytes[offset]) { offset += 1 }
        return offset > start
    }

    /// The next byte that is not white space, without passing it.
    private mutating func next() -> Unicode.Scalar? {
        while offset < bytes.count {
            switch Unicode.Scalar(bytes[offset]) {
            case " ", "\t", "\n", "\r": offset += 1
            case let character: return character
            }
        }
        return nil
    }

    /// What is wrong with the next byte, which is not white space, or with the end of the bytes.
    private func unexpected(expected: String) -> ControlError {
        guard offset < bytes.count else { return error("the JSON ends too early", remedy: "expected \(expected)") }
        let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.prefix(1)
        return error("unexpected \(String(character).quoted)", remedy: "expected \(expected)")
    }

    private func error(_ problem: String, remedy: String? = nil) -> ControlError {
        ControlError(.badInput, problem, at: "byte \(offset)", remedy: remedy)
    }
}
