import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// A line that no app understands, and where and what it is told is wrong with it.
struct MalformedLine: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let place: String?
    let problem: String
    var remedy = ""

    init(_ text: String, at place: String?, _ problem: String, remedy: String = "") {
        self.init(Array(text.utf8), at: place, problem, remedy: remedy)
    }

    init(_ bytes: [UInt8], at place: String?, _ problem: String, remedy: String = "") {
        self.bytes = bytes
        self.place = place
        self.problem = problem
        self.remedy = remedy
    }

    var testDescription: String {
        String(decoding: bytes.prefix(50), as: UTF8.self)
    }

    static let all = [
        MalformedLine("", at: nil, "not JSON", remedy: #"{"verb":"status"}"#),
        MalformedLine("hello", at: nil, "not JSON"),
        MalformedLine(#"{"verb":""#.utf8 + [0xC3, 0x28] + #""}"#.utf8, at: nil, "not JSON"),
        MalformedLine([0xFF, 0xFE, 0x00, 0x80], at: nil, "not JSON"),
        MalformedLine(#"{"verb":"status""#, at: nil, "not JSON"),
        MalformedLine(#"{"verb" "status"}"#, at: nil, "not JSON"),
        MalformedLine(#"{"verb":"status"} {}"#, at: nil, "not JSON"),
        MalformedLine(#"{"verb":tru}"#, at: nil, "not JSON"),
        MalformedLine(#"{"verb":-}"#, at: nil, "not JSON"),
        MalformedLine(#"{"verb":"\x"}"#, at: nil, "not JSON"),
        MalformedLine(#"{"verb":"\ud800"}"#, at: nil, "not JSON"),
        MalformedLine(nested(10_000), at: nil, "not JSON"),
        MalformedLine(String(repeating: "[", count: 10_000), at: nil, "not JSON"),
        MalformedLine(push(of: nested(10_000)), at: nil, "not JSON"),
        MalformedLine("[]", at: nil, "not the right kind", remedy: #"{"verb":"status"}"#),
        MalformedLine("3", at: nil, "not the right kind"),
        MalformedLine("{}", at: nil, "“verb” is missing"),
        MalformedLine(#"{"verb":3}"#, at: "verb", "not the right kind"),
        MalformedLine(#"{"verb":"opn-url"}"#, at: "verb", "no verb “opn-url”", remedy: "“open-url”"),
        MalformedLine(#"{"verb":"fly"}"#, at: "verb", "no verb “fly”", remedy: "one of open-url, push"),
        MalformedLine(#"{"verb":"open-url"}"#, at: nil, "“url” is missing", remedy: #""url":"courier://parcel/7""#),
        MalformedLine(#"{"verb":"open-url","url":7}"#, at: "url", "not the right kind", remedy: #""url":"courier:"#),
        MalformedLine(#"{"verb":"open-url","url":"a b"}"#, at: "url", "“a b” is no URL", remedy: "a%20b"),
        MalformedLine(#"{"verb":"open-url","url":"parcel"}"#, at: "url", "no scheme", remedy: "courier://"),
        MalformedLine(#"{"verb":"open-url","url":"http://[::1"}"#, at: "url", "no URL", remedy: "courier://"),
        MalformedLine(#"{"verb":"open-url","url":"a:/%zz"}"#, at: "url", "“a:/%zz” is no URL", remedy: "a:/%25zz"),
        MalformedLine(#"{"verb":"open-url","url":"courier:/]/7"}"#, at: "url", "“courier:/]/7” is no URL"),
        MalformedLine(#"{"verb":"activity","type":""}"#, at: "type", "is empty", remedy: "com.example"),
        MalformedLine(#"{"verb":"activity","type":"a","url":"a:b"}"#, at: "url", "“a:b” is not that of a web page"),
        MalformedLine(#"{"verb":"open-url","ulr":"a:b"}"#, at: nil, "“url” is missing", remedy: "url"),
        MalformedLine(#"{"verb":"push","payload":{}}"#, at: "payload", "no object “aps”", remedy: #"{"aps":"#),
        MalformedLine(#"{"verb":"push","payload":{"aps":""}}"#, at: "payload", "no object “aps”", remedy: "aps"),
        MalformedLine(#"{"verb":"push","payload":[]}"#, at: "payload", "not the right kind", remedy: "aps"),
        MalformedLine(#"{"verb":"open-url","url":null}"#, at: nil, "“url” is missing", remedy: "courier:"),
        MalformedLine(#"{"verb":"watch","after":"7"}"#, at: "after", "not the right kind", remedy: #""after":7"#),
        MalformedLine(#"{"verb":"watch","after":1.5}"#, at: "after", "not the right kind", remedy: #""after":7"#),
        MalformedLine(push(ofBytes: 4_097), at: "payload", "4097 bytes", remedy: "4096"),
        MalformedLine(#"{"verb":"shortcut","title":"Scan"}"#, at: nil, "“type” is missing", remedy: "scan"),
        MalformedLine(#"{"verb":"orientation","name":"sideways"}"#, at: "name", "sideways", remedy: "portrait,"),
        MalformedLine(#"{"verb":"orientation","name":"Portrait"}"#, at: "name", "Portrait", remedy: "“portrait”"),
    ]

    static func nested(_ depth: Int) -> String {
        String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }

    static func push(of value: String) -> String { #"{"verb":"push","payload":{"aps":{},"text":"# + value + "}}" }

    static func push(ofBytes count: Int) -> String {
        let empty = #"{"aps":{},"text":""}"#
        let payload = #"{"aps":{},"text":""# + String(repeating: "x", count: count - empty.utf8.count) + #""}"#
        return #"{"verb":"push","payload":"# + payload + "}"
    }
}

@Suite(.net, .inTurn) @MainActor struct ControlWireTests {
    private struct Response: Decodable {
        let error: ControlError
    }

    @Test(arguments: MalformedLine.all)
    func malformedLineIsAnsweredWithWhatIsWrongAndWhere(_ line: MalformedLine) async throws {
        try await ControlledApp.serving { app in
            let client = try app.connect()
            try client.send(line.bytes + [UInt8(ascii: "\n")])
            let answer = try #require(try await client.line())
            let error = try JSONDecoder().decode(Response.self, from: Data(answer.utf8)).error
            #expect(error.code == .badInput)
            #expect(error.place == line.place)
            #expect(error.problem.contains(line.problem), "\(error.problem)")
            #expect(line.remedy.isEmpty || error.remedy?.contains(line.remedy) == true, "\(error.remedy ?? "")")
            // The connection, and the app, live on.
            #expect(try await client.ask(#"{"verb":"status"}"#)?.contains(#""handled":true"#) == true)
        }
    }

    @Test func payloadOfAsManyBytesAsAPushMayHaveIsDelivered() async throws {
        try await ControlledApp.serving { app in
            let answer = try await app.connect().ask(MalformedLine.push(ofBytes: 4_096))
            #expect(answer == #"{"answer":"newData","handled":true}"#)
        }
    }

    @Test func payloadThatIsNestedAsDeeplyAsFoundationReadsIsDelivered() async throws {
        try await ControlledApp.serving { app in
            let answer = try await app.connect().ask(MalformedLine.push(of: MalformedLine.nested(500)))
            #expect(answer == #"{"answer":"newData","handled":true}"#)
        }
    }

    private static func request(_ json: Data) throws -> ControlRequest {
        try JSONDecoder().decode(ControlRequest.self, from: json)
    }

    @Test(arguments: ControlRequest.Verb.allCases)
    func everyVerbHasAnExampleThatIsUnderstood(_ verb: ControlRequest.Verb) throws {
        #expect(try Self.request(Data(verb.example.utf8)).verb == verb)
    }

    @Test(arguments: ControlRequest.Verb.allCases)
    func everyRequestSurvivesTheWire(_ verb: ControlRequest.Verb) throws {
        let request = try Self.request(Data(verb.example.utf8))
        #expect(try Self.request(request.encoded()) == request)
    }

    @Test func carriageReturnBeforeTheEndOfALineIsWhiteSpace() async throws {
        try await ControlledApp.serving { app in
            let answer = try await app.connect().ask("{\"verb\":\"memory-warning\"}\r")
            #expect(answer == #"{"answer":"notified","handled":true}"#)
        }
    }
}
