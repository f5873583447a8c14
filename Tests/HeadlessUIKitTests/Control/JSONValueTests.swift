import Foundation
import HeadlessUIKit
import Testing

/// JSON as it is read and written over the control socket.
struct JSONValueTests {
    private func value(of text: String) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    @Test func keysAreLeftAsTheyAreWhateverAnEncoderDoesWithOthers() throws {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        let value = JSONValue.object(["parcelNumber": .object(["innerKey": .integer(7)])])
        let json = String(decoding: try encoder.encode(value), as: UTF8.self)
        #expect(json == #"{"parcelNumber":{"innerKey":7}}"#)
    }

    @Test(
        arguments: [
            ("null", .null), ("true", .bool(true)), (" false\r\n", .bool(false)),
            ("7", .integer(7)), ("-7", .integer(-7)), ("0", .integer(0)), ("9223372036854775807", .integer(.max)),
            ("1.5", .number(1.5)), ("-2E-2", .number(-0.02)),
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
        #expect(try JSONDecoder().decode(JSONValue.self, from: expected.encoded()) == expected)
    }

    @Test func valueIsWrittenInOneLineWithItsKeysInOrder() throws {
        let value = try value(of: "{ \"b\": [1, 2.5],\n \"a\": \"x/\\u0001\\u001f\\n\\\"\" }")
        #expect(try String(decoding: value.encoded(), as: UTF8.self) == #"{"a":"x/\u0001\u001f\n\"","b":[1,2.5]}"#)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func numberThatJSONCannotWriteIsAnError(_ number: Double) throws {
        let request = ControlRequest.shortcut(type: "scan", userInfo: ["a": .array([.number(number)])])
        let error = #expect(throws: ControlError.self) { try request.encoded() }
        #expect(error?.problem == "there is a number that JSON cannot write")
        #expect(throws: ControlError.self) { try PushPayload(["aps": .object([:]), "a": .number(number)]) }
    }

    @Test func listsSideBySideAreNotNested() throws {
        let lists = Array(repeating: "[]", count: 1_000).joined(separator: ",")
        #expect(try value(of: "[\(lists)]") == .array(Array(repeating: .array([]), count: 1_000)))
    }
}
