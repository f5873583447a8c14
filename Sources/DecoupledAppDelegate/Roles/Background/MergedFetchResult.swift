/// New data if any handler has some, else failed if any failed, else no data.
struct MergedFetchResult: Combination {
    private(set) var output = UIBackgroundFetchResult.noData

    mutating func add(_ answer: UIBackgroundFetchResult) -> AnswerEffect {
        switch (output, answer) {
        case (_, .newData), (.noData, .failed): output = answer
        default: break
        }
        return .none
    }
}
