import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import DecoupledAppDelegateTesting
import Testing

@MainActor
struct DiagramTests {
    @Test func thePictureShowsTheSlotsThatHaveHandlersInOrder() {
        let recorder = RecordingHandler()
        var roles = Roles()
        roles.urlDelegate = Handlers {
            Handling(.openURL) { _ in true }
            recorder
        }
        roles.systemConditionsDelegate = Handlers { Observing(recorder) }
        #expect(
            roles.shape.mermaidFlowchart == """
                flowchart LR
                    app([AppDelegate])
                    app --> urlDelegate
                    urlDelegate -- 1 --> handler1["Handling"]
                    urlDelegate -- 2 --> handler2["RecordingHandler"]
                    app --> systemConditionsDelegate
                    systemConditionsDelegate -. observer .-> handler2
                """
        )
    }

    @Test func anEmptySetIsTheAppDelegateAlone() {
        #expect(Roles().shape.mermaidFlowchart == "flowchart LR\n    app([AppDelegate])")
    }

    @Test func theNameOfAGenericClassIsShownAsItIs() {
        var roles = Roles()
        roles.systemConditionsDelegate = [Box<Int>()]
        #expect(roles.shape.mermaidFlowchart.contains(#"["Box#lt;Int#gt;"]"#))
    }

    @Test func aNameInBackticksIsNotMermaidsMarkdown() {
        var roles = Roles()
        roles.systemConditionsDelegate = [`Memory warnings`()]
        #expect(roles.shape.mermaidFlowchart.contains(##"["#96;Memory\##u{A0}warnings#96;"]"##))
    }

    private final class `Memory warnings`: SystemConditionsDelegate {}

    private final class Box<Value>: SystemConditionsDelegate {}
}
