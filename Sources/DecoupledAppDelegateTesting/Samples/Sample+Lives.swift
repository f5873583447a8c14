import DecoupledAppDelegate

// What an app has saved shows in a later life of it: the same app shows what it no longer saves, an updated one what it no longer finds.

extension Sample {
    /// Lives of an app after one with every sample, with each sample by itself, and with the first of several.
    ///
    /// What one sample saves another may remove, or save again: so each has a life by itself, and all come in both orders. The second of two
    /// launches shows what the first one leaves.
    static func laterLives(with samples: [Sample]) -> [Sample] {
        let launch = Array(samples.filter(\.isLaunch).prefix(1))
        let launches = samples.filter { !$0.isLaunch && $0.occasion.starts.contains(.cold) }
        let repeatable = samples.filter(\.isRepeatable)
        let orders: [(life: String, inOrder: ([Sample]) -> [Sample])] = [
            ("a life with every sample", { $0 }), ("a life with every sample in the opposite order", { $0.reversed() }),
        ]
        let days = orders.flatMap { name, inOrder in
            let day = inOrder(repeatable)
            let two = twoLaunches(launch, with: day)
            return lives("two launches and every sample", two, after: name, day + .end)
                + lives(
                    "two launches and every sample", two, after: "\(name) that ended without notice", day + .suspension)
        }
        let again = repeatable.flatMap { sample in
            lives(
                "two launches and the same", twoLaunches(launch, with: [sample]), after: sample.name,
                [sample] + .suspension)
        }
        let once = samples.filter { !$0.isRepeatable && $0.parts.count > 1 }.flatMap { sample in
            lives("two launches", launch + launch, after: sample.name, [sample] + .suspension)
        }
        let each = orders.flatMap { name, inOrder in
            lives(
                "each launch", inOrder(launches).flatMap { [$0] + launch }, after: name, inOrder(repeatable) + .end)
        }
        return days + again + once + each + samples.flatMap(\.interruptions)
    }

    /// The rest of several samples in a later life, which begins before each of their events but the first: the system has ended the app in
    /// the background, as they have left it, and the user taps its icon or does what comes next.
    private var interruptions: [Sample] {
        let events = parts.indices.filter { !parts[$0].isStep }
        return zip(events, events.dropFirst()).flatMap { last, next in
            let played = parts[...last]
            let rest = Array(parts[(last + 1)...])
            let starts = parts[next].occasion.starts
            let lives = (starts.contains(.cold) ? [rest] : []) + (starts == [.cold] ? [] : [[.launch] + rest])
            return lives.flatMap { life in
                Self.lives(
                    life.map(\.name).listed, [.several("", life)], after: played.map(\.name).listed,
                    played + [.leaving])
            }
        }
    }

    /// Two launches, after the second of which some samples come.
    private static func twoLaunches(_ launch: [Sample], with samples: [Sample]) -> [Sample] {
        let second = launch.map { Sample.several("", [$0] + samples) }
        return launch + second
    }

    /// Lives of the same app after an earlier one, and of the updated app.
    private static func lives(
        _ name: String, _ samples: [Sample], after nameOfLife: String, _ life: [Sample]
    ) -> [Sample] {
        guard let first = samples.first else { return [] }
        return [false, true].map { isUpdate in
            first.on(.lives(samples)).after(life, andUpdate: isUpdate)
                .named(self.name(name, after: nameOfLife, andUpdate: isUpdate))
        }
    }

    /// The name of what is played after an earlier life.
    static func name(_ name: String, after nameOfLife: String, andUpdate isUpdate: Bool) -> String {
        "\(name), \(isUpdate ? "updated after" : "after") \(nameOfLife)"
    }
}

@MainActor extension [Sample] {
    /// The app ends from the front: what is saved in the background is saved before.
    fileprivate static var end: [Sample] { [.roundTrip, .termination] }

    /// The system suspends the app, after it has disconnected the scene, and may end it then without notice.
    fileprivate static var suspension: [Sample] { [.roundTrip, .reconnection, .leaving] }
}
