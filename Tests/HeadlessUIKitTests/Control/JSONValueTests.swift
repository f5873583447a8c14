import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// JSON as it is read and written over the control socket.
struct JSONValueTests {
    private func value(of text: String) throws -> JSONValue {
        try JSONValue(json: Data(text.utf8))
    }

    @Test(
        arguments: [
            ("null", .null), ("true", .bool(true)), (" false\r\n", .bool(false)),
            ("7", .integer(7)), ("-7", .integer(-7)), ("0", .integer(0)), ("9223372036854775807", .integer(.max)),
            ("1.5", .number(1.5)), ("1e3", .number(1_000)), ("-2E-2", .number(-0.02)), ("7.0", .number(7)),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)),
            (#""""#, .string("")), (#""é😀""#, .string("é😀")),
            (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{c}\n\r\t")),
            (#""a\u00e9b\ud83d\ude00c\u0000""#, .string("aéb😀c\0")),
            ("[]", .array([])), ("{}", .object([:])),
            (
                #"[1, [true, null], {"a": {"b": []}}]"#,
                .array([.integer(1), .array([.bool(true), .null]), .object(["a": .object(["b": .array([])])])])
            ),
        ] as [(String, JSONValue)]
    )
    func valueIsReadAsItIsWritten(_ text: String, _ expected: JSONValue) throws {
        #expect(try value(of: text) == expected)
        #expect(try JSONValue(json: expected.json) == expected)
    }

    @Test func valueIsWrittenInOneLineWithItsKeysInOrder() throws {
        let value = try value(of: "{ \"b\": [1, 2.5],\n \"a\": \"x/\\u0001\\u001f\\n\\\"\" }")
        #expect(try String(decoding: value.json, as: UTF8.self) == #"{"a":"x/\u0001\u001f\n\"","b":[1,2.5]}"#)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func numberThatJSONCannotWriteIsAnError(_ number: Double) throws {
        let error = #expect(throws: ControlError.self) { try JSONValue.array([.number(number)]).json }
        #expect(error?.problem == "there is a number that JSON cannot write")
        #expect(throws: ControlError.self) { try PushPayload(["aps": .object([:]), "a": .number(number)]) }
    }

    @Test func nestingEndsAt64Levels() throws {
        #expect(throws: Never.self) {
            try value(of: String(repeating: "[", count: 64) + String(repeating: "]", count: 64))
        }
        let error = #expect(throws: ControlError.self) {
            try value(of: String(repeating: #"{"a":"#, count: 65) + "1" + String(repeating: "}", count: 65))
        }
        #expect(error?.problem == "nested too deeply")
    }

    @Test(arguments: [#"""# + "\\", #""\u12"#, #""\ud83d"#])
    func escapeThatIsCutOffIsAnError(_ text: String) {
        #expect(throws: ControlError.self) { try value(of: text) }
    }

    @Test func listsSideBySideAreNotNested() throws {
        let lists = Array(repeating: "[]", count: 1_000).joined(separator: ",")
        #expect(try value(of: "[\(lists)]") == .array(Array(repeating: .array([]), count: 1_000)))
    }

    @Test(arguments: [#"{"a":1,"b":2,"a":3}"#, #"{"é":1,"e\#u{301}":2}"#, #"[{"":{},"":{}}]"#])
    func keyThatStandsTwiceIsAnError(_ text: String) throws {
        let error = #expect(throws: ControlError.self) { try value(of: text) }
        #expect(error?.problem.contains("occurs twice") == true)
    }

    @Test func characterMayHaveAsManyMarksAsAnyScriptNeeds() throws {
        let marks = String(repeating: "\u{301}\u{316}", count: 15)
        #expect(try value(of: "[\"e\(marks)e\(marks)\"]") == .array([.string("e\(marks)e\(marks)")]))
        #expect(throws: ControlError.self) { try value(of: "{\"e\(marks)\u{301}\":1}") }
    }

    /// Whatever is accepted here is JSON to Foundation too, and means the same there.
    @Test func nothingIsAcceptedThatFoundationRefuses() throws {
        let seed = #"{"a":[1,-2.5e3,true,null,"\u00e9\n"],"b":{"c":"","d":[[],{}]}}"#
        let alphabet = Array(#"{}[]:,"\/ue01.9-+Etfnrl "#.utf8) + [0x00, 0x1F, 0x7F, 0xC3, 0xA9, 0xFF]
        var generator = SplitMix64(seed: 7)
        for _ in 0..<5_000 {
            var bytes = Array(seed.utf8)
            for _ in 0...Int.random(in: 0...2, using: &generator) {
                let index = bytes.indices.randomElement(using: &generator) ?? 0
                let byte = alphabet.randomElement(using: &generator) ?? 0
                switch Int.random(in: 0...2, using: &generator) {
                case 0: bytes[index] = byte
                case 1: bytes.insert(byte, at: index)
                default: bytes.remove(at: index)
                }
            }
            guard let value = try? JSONValue(json: Data(bytes)) else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            let object = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            #expect((object as? NSObject)?.isEqual(value.foundationObject) == true, "\(text)")
        }
    }
}
