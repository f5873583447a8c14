import HeadlessUIKit
import Testing

/// What becomes of text from outside before a person sees it.
struct ShownTextTests {
    @Test(
        arguments: [
            ("parcel 7", "parcel 7"), ("Zürich 東京", "Zürich 東京"), ("\"a\\b'", "\"a\\b'"),
            ("\u{1b}[31mred", "\\u{1B}[31mred"),
            ("a\nb\r\tc\0", "a\\nb\\r\\tc\\0"), ("\u{7f}\u{9b}2J", "\\u{7F}\\u{009B}2J"),
            ("\u{202e}txt.exe", "\\u{202E}txt.exe"), ("a\u{2028}b\u{feff}", "a\\u{2028}b\\u{FEFF}"),
            ("👩‍👩‍👧 می‌خواهم", "👩‍👩‍👧 می‌خواهم"),
        ]
    )
    func whatATerminalActsOnIsMadeVisible(_ text: String, _ shown: String) {
        #expect(text.shown() == shown)
        #expect(shown.shown() == shown)
    }

    @Test func textIsCutByItsBytes() {
        #expect("abcdef".shown(upTo: 6) == "abcdef")
        #expect("abcdefg".shown(upTo: 6) == "abcdef…")
        #expect("ééé".shown(upTo: 5) == "éé…")
        #expect("\u{1b}\u{1b}".shown(upTo: 11) == "\\u{1B}…")
    }

    @Test func characterOfAnyLengthIsCut() {
        let letter = "e" + String(repeating: "\u{301}", count: 30_000)
        #expect(letter.count == 1)
        #expect(letter.quoted.utf8.count < 80)
        #expect(["status"].suggestion(for: letter) == "it is one of status")
    }

    @Test func errorIsALineWhateverIsInIt() {
        let error = ControlError(
            .badInput,
            "wrong\u{1b}[2J",
            at: "a\nb",
            remedy: String(repeating: "x", count: 100_000)
        )
        #expect(error.description.hasPrefix("a\\nb: wrong\\u{1B}[2J; xxx"))
        #expect(error.description.utf8.count < 1_010)
    }
}
