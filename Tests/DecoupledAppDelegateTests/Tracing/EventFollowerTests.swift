import DecoupledAppDelegate
import DecoupledAppDelegateTracing
import Testing

/// What those who follow events on their way are told, as signposts are.
@MainActor
struct EventFollowerTests {
    private let app = IsolatedApp()
    private let follower = Follower()

    init() {
        app.delegate.diagnostics.add(follower)
    }

    @Test func anEventInsideTheCallOfAHandlerLiesInsideIt() {
        app.delegate.backgroundFetchDelegate = [
            FetchHandler { [unowned app] completion in
                app.delegate.applicationDidReceiveMemoryWarning(app.application)
                completion(.newData)
            }
        ]
        app.delegate.systemConditionsDelegate = [BusyHandler(0, app.clock), OtherBusyHandler(0, app.clock)]
        _ = app.fetch()
        #expect(
            follower.steps == [
                "begin 0 performFetch", "call FetchHandler", "begin 1 didReceiveMemoryWarning", "call BusyHandler",
                "return",
                "call OtherBusyHandler", "return", "end 1 done", "return", "end 0 newData",
            ]
        )
    }

    @Test func eventsThatOverlapAreToldApart() throws {
        let handler = FetchHandler()
        app.delegate.backgroundFetchDelegate = [handler]
        _ = app.fetch()
        _ = app.fetch()
        try handler.completion(0)(.failed)
        try handler.completion(1)(.newData)
        #expect(
            follower.steps == [
                "begin 0 performFetch", "call FetchHandler", "return", "begin 1 performFetch", "call FetchHandler",
                "return",
                "end 0 failed", "end 1 newData",
            ]
        )
    }

    @Test func signpostsCanBeSwitchedOnAndOff() {
        #expect(!app.delegate.emitsSignposts)
        app.delegate.emitsSignposts = true
        app.delegate.emitsSignposts = true
        #expect(app.delegate.emitsSignposts)
        app.delegate.applicationDidReceiveMemoryWarning(app.application)
        app.delegate.emitsSignposts = false
        #expect(!app.delegate.emitsSignposts)
        #expect(follower.steps == ["begin 0 didReceiveMemoryWarning", "end 0 done"])
    }
}

/// Notes what it is told; passes are numbered in the order in which they begin.
private final class Follower: EventFollower {
    private(set) var steps: [String] = []
    private var passes = 0

    func follow(_ event: AppEvent, in slot: String, with input: Any) -> Steps? {
        let pass = passes
        passes += 1
        steps.append("begin \(pass) \(event == .performFetch ? "performFetch" : "didReceiveMemoryWarning")")
        return { [unowned self] step in
            switch step {
            case .call(let call): steps.append("call \(call.callee.name)")
            case .answer, .omission: break
            case .return: steps.append("return")
            case .end(let answer): steps.append("end \(pass) \(answer is Void ? "done" : "\(answer)")")
            }
        }
    }
}
