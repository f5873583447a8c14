/// Checks that bytes are one JSON value in UTF-8, and says at which byte they stop to be.
///
/// Foundation's parsers tell the offset on some platforms only, and let through what is no JSON, such as a comma before
/// a closing bracket.
struct JSONSyntax {
    /// Deeper than any real payload, and shallow enough for the stack of any thread.
    private static let deepestNesting = 64

    private let bytes: [UInt8]
    private var offset = 0
    private var nesting = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Throws what is wrong with the bytes, and where.
    static func check(_ bytes: [UInt8]) throws {
        try checkEncoding(of: bytes)
        var syntax = JSONSyntax(bytes)
        try syntax.value()
        if let extra = syntax.next() {
            throw syntax.unexpected(extra, expected: "nothing after the first value")
        }
    }

    private static func checkEncoding(of bytes: [UInt8]) throws {
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let scalar): offset += scalar.count
            case .emptyInput: return
            case .error: throw ControlError(.badInput, "not UTF-8", at: "byte \(offset)", remedy: "send JSON in UTF-8")
            }
        }
    }

    // MARK: Grammar

    private mutating func value() throws {
        switch next() {
        case UInt8(ascii: "{"): try members()
        case UInt8(ascii: "["): try elements()
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "t"): try literal("true")
        case UInt8(ascii: "f"): try literal("false")
        case UInt8(ascii: "n"): try literal("null")
        case let byte? where "-0123456789".utf8.contains(byte): try number()
        case let other: throw unexpected(other, expected: "a value")
        }
    }

    private mutating func members() throws {
        try list(until: UInt8(ascii: "}")) { syntax in
            guard syntax.next() == UInt8(ascii: "\"") else {
                throw syntax.unexpected(syntax.next(), expected: "a key in double quotation marks")
            }
            try syntax.string()
            guard syntax.next() == UInt8(ascii: ":") else {
                throw syntax.unexpected(syntax.next(), expected: "“:” after the key")
            }
            syntax.offset += 1
            try syntax.value()
        }
    }

    private mutating func elements() throws {
        try list(until: UInt8(ascii: "]")) { syntax in try syntax.value() }
    }

    private mutating func list(
        until end: UInt8,
        item: (inout JSONSyntax) throws -> Void
    ) throws {
        nesting += 1
        guard nesting <= Self.deepestNesting else {
            throw error("nested too deeply", remedy: "at most \(Self.deepestNesting) levels are read")
        }
        offset += 1
        if next() != end {
            try item(&self)
            while next() == UInt8(ascii: ",") {
                offset += 1
                try item(&self)
            }
            guard next() == end else {
                throw unexpected(next(), expected: "“,” or “\(Unicode.Scalar(end))”")
            }
        }
        offset += 1
        nesting -= 1
    }

    private mutating func string() throws {
        offset += 1
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                offset += 1
                return
            case UInt8(ascii: "\\"):
                try escape()
            case 0..<0x20:
                throw error("a control character inside a string", remedy: "write it as an escape such as \\n")
            default:
                offset += 1
            }
        }
        throw unexpected(nil, expected: "a closing quotation mark")
    }

    private mutating func escape() throws {
        guard offset + 1 < bytes.count else {
            throw error("an escape that is cut off")
        }
        if bytes[offset + 1] != UInt8(ascii: "u") {
            guard #""\/bfnrt"#.utf8.contains(bytes[offset + 1]) else {
                throw error("an unknown escape", remedy: #"JSON knows \" \\ \/ \b \f \n \r \t and \u"#)
            }
            offset += 2
            return
        }
        let unit = try codeUnit(at: offset)
        guard !UTF16.isTrailSurrogate(unit) else {
            throw error("the second half of a surrogate pair without the first")
        }
        guard UTF16.isLeadSurrogate(unit) else {
            offset += 6
            return
        }
        guard let second = try? codeUnit(at: offset + 6), UTF16.isTrailSurrogate(second) else {
            throw error("the first half of a surrogate pair without the second")
        }
        offset += 12
    }

    private func codeUnit(at start: Int) throws -> UInt16 {
        let digits = bytes.dropFirst(start + 2).prefix(4)
        // The radix initialiser alone would take a sign too.
        guard bytes.dropFirst(start).starts(with: #"\u"#.utf8), digits.count == 4,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else {
            throw error("an escape without four hexadecimal digits", remedy: #"write it as \u00e9"#)
        }
        return unit
    }

    private mutating func number() throws {
        let start = offset
        skip("-")
        var isWellFormed = skip("0") || skipDigits()
        if skip(".") {
            isWellFormed = skipDigits() && isWellFormed
        }
        if skip("e") || skip("E") {
            _ = skip("+") || skip("-")
            isWellFormed = skipDigits() && isWellFormed
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard isWellFormed, Double(text)?.isFinite == true else {
            offset = start
            throw error("\(text.quoted) is no number", remedy: "write it as 1, -2.5 or 1e9")
        }
    }

    private mutating func literal(_ word: String) throws {
        guard bytes[offset...].starts(with: word.utf8) else {
            throw unexpected(bytes[offset], expected: "“\(word)”")
        }
        offset += word.utf8.count
    }

    // MARK: Reading

    @discardableResult
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else {
            return false
        }
        offset += 1
        return true
    }

    /// Passes the digits that follow; false if there is none.
    private mutating func skipDigits() -> Bool {
        let digits = bytes[offset...].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        offset += digits.count
        return !digits.isEmpty
    }

    /// The next byte that is not white space, without passing it.
    private mutating func next() -> UInt8? {
        while offset < bytes.count {
            guard " \t\n\r".utf8.contains(bytes[offset]) else {
                return bytes[offset]
            }
            offset += 1
        }
        return nil
    }

    private func unexpected(_ byte: UInt8?, expected: String) -> ControlError {
        guard byte != nil else {
            return error("the JSON ends too early", remedy: "expected \(expected)")
        }
        let character = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).prefix(1)
        return error("unexpected “\(character)”", remedy: "expected \(expected)")
    }

    private func error(_ problem: String, remedy: String? = nil) -> ControlError {
        ControlError(.badInput, problem, at: "byte \(offset)", remedy: remedy)
    }
}
