import DecoupledAppDelegate
import Testing

/// The options of a URL, under names that no lowest version deprecates.
@MainActor
@Suite struct OpenURLOptionsTests {
    @Test func theyAreThoseOfUIKitsDictionary() {
        let attribution = UIEventAttribution(
            sourceIdentifier: 1,
            destinationURL: .page,
            sourceDescription: "source",
            purchaser: "purchaser"
        )
        let options: OpenURLOptions = [
            .sourceApplication: "com.example.mail", .annotation: "note", .openInPlace: true,
            .eventAttribution: attribution,
        ]
        #expect(options.sourceApplication == "com.example.mail")
        #expect(options.annotation as? String == "note")
        #expect(options.openInPlace)
        #expect(options.eventAttribution === attribution)
    }

    @Test func whatIsNotThereIsNilOrFalse() {
        let options: OpenURLOptions = [:]
        #expect(options.sourceApplication == nil)
        #expect(options.annotation == nil)
        #expect(!options.openInPlace)
        #expect(options.eventAttribution == nil)
    }
}
