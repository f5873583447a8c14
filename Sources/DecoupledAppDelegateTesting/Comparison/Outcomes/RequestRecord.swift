/// What an app has asked of the system by the end of each sample of a case.
struct RequestRecord {
    private var seen: [String] = []

    private var last: [String] = []

    /// Notes what the app asks of the system at the end of a sample.
    mutating func note(_ requests: [String]) {
        seen += requests.without(seen)
        last = requests
    }

    /// What it asks in the end, and what it has asked with an earlier sample and taken back.
    var all: [String] { last + seen.without(last).map { "\($0), taken back" } }
}
