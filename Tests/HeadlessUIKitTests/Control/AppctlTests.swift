import Foundation
import HeadlessUIKit
import Testing
import TestSupport

/// The command as its users know it: a process with arguments, two outputs and an exit status.
@Suite(.net, .inTurn) @MainActor struct AppctlTests {
    /// A command line that goes wrong, how it ends, and what it tells.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let status: Int32
        let tells: [String]

        init(_ line: String, _ status: Int32, _ tells: String...) {
            arguments = line.split(separator: " ").map(String.init)
            self.status = status
            self.tells = tells
        }

        var testDescription: String {
            arguments.joined(separator: " ")
        }

        static let all = [
            Mistake("", 64, "nothing to do", "usage: appctl APP VERB"),
            Mistake("--verbose", 64, "no option --verbose", "usage"),
            Mistake("-x status", 64, "no option -x", "usage", "an app of that name: appctl -- -x status"),
            Mistake("--", 64, "nothing to do", "usage"),
            Mistake("courier status --timeout", 64, "--timeout takes a number of seconds", "usage"),
            Mistake("courier status --timeout soon", 64, "--timeout takes a number of seconds", "usage"),
            Mistake("courier status --timeout -1", 64, "--timeout takes a number of seconds", "usage"),
            Mistake(
                "courier", 64, "no verb for courier", "usage: appctl APP VERB", "\n  open-url URL  ", "\n  terminate  "),
            Mistake("courier opne-url a:b", 64, "no verb “opne-url”", "did you mean “open-url”?"),
            Mistake("courier fly", 64, "no verb “fly”", "\n  open-url URL  ", "\n  push FILE  "),
            Mistake("open-url a:b", 64, "the name of the app comes first", "usage: appctl APP open-url URL"),
            Mistake("courier open-url", 64, "too few arguments for open-url", "usage: appctl APP open-url URL"),
            Mistake("courier open-url a:b c:d", 64, "too many arguments for open-url"),
            Mistake("courier push", 64, "too few arguments for push", "usage: appctl APP push FILE"),
            Mistake("courier shortcut", 64, "too few arguments for shortcut"),
            Mistake("courier activity", 64, "too few arguments", "usage: appctl APP activity TYPE [URL]"),
            Mistake("courier activity a a:b c", 64, "too many arguments for activity"),
            Mistake("courier background now", 64, "too many arguments for background"),
            Mistake("courier orientation", 64, "too few arguments for orientation"),
            Mistake("status terminate", 64, "the name of the app comes first", "appctl -- status terminate"),
            Mistake("list all", 64, "list takes no arguments"),
            Mistake("list status", 64, "list takes no arguments", "an app of that name: appctl -- list status"),
            Mistake("help opn-url", 64, "no verb “opn-url”", "did you mean “open-url”?"),
            Mistake("help nope", 64, "there is no verb “nope”\n", "\n  open-url URL  ", "\n  terminate  "),
            Mistake("help push status", 64, "help is about one verb"),
            Mistake("courier open-url parcel/7", 65, "“parcel/7” has no scheme", "courier://parcel/7"),
            Mistake("courier open-url courier:///é", 65, "is no URL", "write it as “courier:///%C3%A9”"),
            Mistake("courier open-url http://[::1", 65, "“http://[::1” is no URL"),
            Mistake("courier open-url a:/%zz", 65, "“a:/%zz” is no URL"),
            Mistake("courier activity parcel seven", 65, "“seven” has no scheme"),
            Mistake("courier activity parcel a:b", 65, "“a:b” is not that of a web page", "https://"),
            Mistake("courier orientation landscapeleft", 65, "did you mean “landscapeLeft”?"),
            Mistake("courier orientation sideways", 65, "one of portrait, portraitUpsideDown, landscapeLeft"),
            Mistake("courier push /nonexistent.apns", 65, "/nonexistent.apns: there is no such file"),
            Mistake("courier push /", 65, "/: cannot be read"),
            Mistake("courier push /dev/zero", 65, "/dev/zero: too long", "65536"),
            Mistake("courier push -", 65, "standard input: not JSON"),
            Mistake("courier status", 69, "no app “courier” is running", "none is running"),
            Mistake("../courier status", 69, "“../courier” cannot be the name of an app", "no “/”"),
        ]
    }

    @Test(arguments: Mistake.all)
    func mistakeIsToldWithWhatWouldBeRight(_ mistake: Mistake) async throws {
        let outcome = try await Process.appctl(mistake.arguments).outcome()
        #expect(outcome.status == mistake.status)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("appctl: "))
        for words in mistake.tells {
            #expect(outcome.errors.contains(words), "\(outcome.errors)")
        }
    }

    @Test(arguments: ["--help", "-h", "help"])
    func helpNamesEveryVerbAndExitStatus(_ option: String) async throws {
        let outcome = try await Process.appctl([option]).outcome()
        #expect(outcome.status == 0)
        let commands = ["list", "appctl -- list status"]
        let statuses = ["0 ", "3 ", "64", "65", "69"]
        for word in ControlRequest.Verb.allCases.map(\.rawValue) + commands + statuses {
            #expect(outcome.output.contains(word))
        }
    }

    @Test(arguments: ControlRequest.Verb.allCases)
    func everyVerbHasHelpUnderBothNames(_ verb: ControlRequest.Verb) async throws {
        let help = try await Process.appctl(["help", verb.rawValue]).outcome()
        let option = try await Process.appctl(["courier", verb.rawValue, "--help"]).outcome()
        #expect(help.status == 0)
        #expect(help.output.hasPrefix("usage: appctl APP \(verb.rawValue)"))
        #expect(help.output.contains("example: appctl courier \(verb.rawValue)"))
        #expect(option.output == help.output)
    }

    @Test func answerOfTheHandlersIsPrinted() async throws {
        try await ControlledApp.serving { app in
            app.delegate.opens = { $0.host == "parcel" }
            let file = app.runtimeDirectory + "/parcel.apns"
            let payload = #"{ "Simulator Target Bundle": "com.example.courier", "aps": {}, "parcel": 7 }"#
            try Data(payload.utf8).write(to: URL(fileURLWithPath: file))
            let expected: [(line: String, output: String, status: Int32)] = [
                ("open-url courier://parcel/7", "true\n", 0),
                ("open-url courier://nowhere", "false\n", 3),
                ("push \(file)", "newData\n", 0),
                ("shortcut scan", "true\n", 0),
                ("activity parcel", "true\n", 0),
                ("activity parcel https://example.com/7", "true\n", 0),
                ("background", "background\n", 0),
                ("background", "background\n", 3),
                ("foreground", "active\n", 0),
                ("orientation landscapeRight", "landscapeRight\n", 0),
                ("orientation portrait", "landscapeRight\n", 3),
                ("memory-warning", "notified\n", 0),
                ("time-change", "notified\n", 0),
                ("lock", "protected data unavailable\n", 0),
                ("lock", "protected data unavailable\n", 3),
                ("unlock", "protected data available\n", 0),
                ("background --json", "{\"answer\":\"background\",\"handled\":true}\n", 0),
                ("list --json", "[\"courier\"]\n", 0),
            ]
            for (line, output, status) in expected {
                let outcome = try await app.appctl(line.hasPrefix("list") ? line : "courier \(line)")
                #expect(outcome.output == output, "\(line)")
                #expect(outcome.status == status, "\(line)")
                #expect(outcome.errors.isEmpty, "\(line)")
            }
            #expect(app.delegate.urls.map(\.absoluteString) == ["courier://parcel/7", "courier://nowhere"])
            #expect(Set(app.delegate.userInfo.keys) == ["aps", "parcel"])
        }
    }

    @Test(arguments: ["list", "help", "status", "-x", "--help", "--"])
    func appIsAddressedWhateverItsName(_ name: String) async throws {
        try await ControlledApp.serving(name: name) { app in
            let status = try await app.appctl("-- \(name) status")
            #expect(status.output.hasPrefix("name: \(name)\n"))
            let list = try await app.appctl("list")
            #expect(list.output == "\(name)\n")
        }
    }

    @Test func afterTwoHyphensNothingIsAnOption() async throws {
        try await ControlledApp.serving { app in
            let outcome = try await app.appctl("courier shortcut -- --help")
            #expect(outcome.output == "true\n")
            #expect(app.delegate.shortcutItems.map(\.type) == ["--help"])
        }
    }

    @Test func pushReadsStandardInput() async throws {
        try await ControlledApp.serving { app in
            let outcome = try await app.appctl("courier push -", input: #"{"aps":{"alert":"Hello"}}"#)
            #expect(outcome.output == "newData\n")
            #expect((app.delegate.userInfo["aps"] as? [String: Any])?["alert"] as? String == "Hello")
        }
    }

    @Test func payloadOfOneByteTooManyIsRefusedWhateverItsWhiteSpace() async throws {
        try await ControlledApp.serving { app in
            for (count, status) in [(4_096, Int32(0)), (4_097, 65)] {
                let text = String(repeating: "x", count: count - #"{"aps":{},"text":""}"#.utf8.count)
                let payload = "{\n  \"aps\" : {},\n  \"text\" : \"\(text)\"\n}\n"
                let outcome = try await app.appctl("courier push -", input: payload)
                #expect(outcome.status == status)
            }
        }
    }

    @Test func malformedFileIsToldWithItsNameAndThePlaceInIt() async throws {
        try await TemporaryDirectory.with { directory in
            let file = directory.path + "/parcel.apns"
            try Data(#"{"aps":{"alert":}}"#.utf8).write(to: URL(fileURLWithPath: file))
            let outcome = try await Process.appctl(["courier", "push", file]).outcome()
            #expect(outcome.status == 65)
            #expect(outcome.errors.hasPrefix("appctl: \(file): not JSON"))
            #expect(outcome.errors.hasSuffix("; for example: {\"aps\":{\"alert\":\"Hello\"}}\n"))
        }
    }

    @Test func statusIsPrintedLineByLine() async throws {
        try await ControlledApp.serving { app in
            let outcome = try await app.appctl("courier status")
            #expect(outcome.status == 0)
            #expect(
                outcome.output == """
                    name: courier
                    process: \(ProcessInfo.processInfo.processIdentifier)
                    state: active
                    orientation: portrait
                    protected data: available
                    remote notifications: not registered

                    """
            )
        }
    }

    @Test func listNamesTheAppsThatRun() async throws {
        try await ControlledApp.serving { app in
            // What a dead app leaves behind is no app.
            try Data().write(to: URL(fileURLWithPath: app.directory.path + "/dead.sock"))
            #expect(try await app.appctl("list").output == "courier\n")
            app.system.stop()
            let outcome = try await app.appctl("list")
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors == "appctl: no app is running in \(app.directory.path)\n")
            #expect(outcome.status == 0)
        }
    }

    @Test func nameThatIsNearlyRightIsSuggested() async throws {
        try await ControlledApp.serving { app in
            let outcome = try await app.appctl("curier status")
            #expect(outcome.status == 69)
            #expect(outcome.errors == "appctl: no app “curier” is running; did you mean “courier”?\n")
        }
    }

    @Test(arguments: ["terminate", "swipe-away"]) func eitherVerbEndsTheApp(verb: String) async throws {
        try await ControlledApp.serving { app in
            let outcome = try await app.appctl("courier \(verb)")
            #expect(outcome.output == "terminating\n")
            #expect(outcome.status == 0)
            #expect(app.directory.runningApps().isEmpty)
        }
    }
}
