import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

/// What is printed is one line, whatever keys, arguments and class names hold.
@MainActor
struct PrintedLineTests {
    /// Line feeds of all kinds, what a terminal acts on, and what turns the direction of text around.
    nonisolated static let scalars: [Unicode.Scalar] = [
        "\n", "\r", "\0", "\u{1B}", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}",
    ]

    private let app = IsolatedApp()

    @Test(arguments: scalars.map(\.value))
    func aRecordIsOneLine(_ scalar: UInt32) throws {
        let (text, shown) = try texts(scalar)
        var records: [EventRecord] = []
        app.delegate.onRecord = { records.append($0) }
        app.delegate.intercept(.willContinueUserActivity, key: text) { $0.next() }
        _ = app.delegate.application(app.application, willContinueUserActivityWithType: text)
        let event = ".willContinueUserActivity"
        #expect(
            records.map(\.description) == ["\(event) \(shown)  \(shown) (interception): false → false  (0.00 ms)"]
        )
        #expect(records.first?.asked.map(\.description) == ["\(shown) (interception): false"])
    }

    @Test(arguments: scalars.map(\.value))
    func aFaultIsOneLine(_ scalar: UInt32) throws {
        let (text, shown) = try texts(scalar)
        let fault = Fault(slot: "urlDelegate", handler: text, reason: .deprecated(replacement: text))
        let sentence = "implements this deprecated method, which is no longer called. Use \(shown) instead."
        #expect("\(fault)" == "\(shown) in urlDelegate: \(sentence)")
        #expect("\(ServiceError.missing(dependency: text, of: text))".hasPrefix("\(shown) needs \(shown), "))
    }

    @Test(arguments: scalars.map(\.value))
    func eachSlotOfAShapeIsOneLine(_ scalar: UInt32) throws {
        let (text, shown) = try texts(scalar)
        var roles = Roles()
        roles.urlDelegate = Handlers { Keyed(text, RecordingHandler()) }
        let handler = #"RecordingHandler (key "\#(shown)")"#
        #expect(roles.shape.difference(from: Roles().shape) == ["+ urlDelegate: \(handler)"])
        #expect("\(roles.shape)".hasPrefix("urlDelegate  \(handler)\nempty"))
    }

    /// Its name has a space of no width.
    private final class `Zero​width`: Service, URLDelegate {
        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            true
        }
    }

    @Test func theNameOfAClassIsShownAsItIsWritten() throws {
        var roles = Roles()
        try roles.register(`Zero​width`())
        let name = #"Zero\u{200B}width"#
        let shape = roles.shape
        #expect("\(shape)".hasPrefix("urlDelegate  \(name)\nservices     \(name)"))
        #expect(shape.difference(from: Roles().shape) == ["+ urlDelegate: \(name)", "+ services: \(name)"])
    }

    @Test func theNameOfAClassThatIsNotCalledIsShownAsItIsWritten() throws {
        app.delegate.urlDelegate = [`Zero​width`(), `Zero​width`()]
        var record: EventRecord?
        app.delegate.onRecord = { record = $0 }
        app.open()
        #expect(record?.notAsked.map { "\($0)" } == [#"Zero\u{200B}width not called: already handled"#])
    }

    @Test(arguments: scalars.map(\.value))
    func aHandlerIsOneLineOfALaunchReport(_ scalar: UInt32) throws {
        let (text, shown) = try texts(scalar)
        let trace = app.delegate.startTracing()
        app.delegate.intercept(.didFinishLaunching, key: text) { [clock = app.clock] call in
            clock.advance(by: 1)
            return call.next()
        }
        app.launch()
        let report = try #require(LaunchReport(trace.records))
        let lines = report.description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        #expect(lines.count == 5)
        #expect(lines.dropFirst(3).first?.hasPrefix("\(shown) ") == true)
    }

    @Test(arguments: ["Grüße", "👩‍👩‍👧 ❤️", "می‌خواهم", #"C:\new"#, "🏴"])
    func whatIsInOneLineStaysAsItIs(_ text: String) {
        let fault = Fault(slot: "urlDelegate", handler: text, reason: .late)
        #expect("\(fault)".hasPrefix("\(text) in urlDelegate: called"))
    }

    /// A text with a scalar inside, and how it is shown.
    private func texts(_ scalar: UInt32) throws -> (String, String) {
        let scalar = try #require(Unicode.Scalar(scalar))
        return ("a\(scalar)b", "a\(scalar.escaped(asASCII: true))b")
    }
}
