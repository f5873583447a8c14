import DecoupledAppDelegate

// All samples in one life of the app, in several orders: what one leaves behind shows with another.

@MainActor extension [Sample] {
    /// Days on which several things happen in one life of an app: in their order and back, so that each comes after each other one and again,
    /// in the opposite order and back, each when the user has left the app, and while the device is locked.
    static func days(of samples: [Sample]) -> [Sample] {
        [
            .several("every sample, one after the other and back", samples + samples.reversed().dropFirst()),
            .several("every sample, in the opposite order and back", samples.reversed() + samples.dropFirst()),
            .several(
                "every sample, one after the other and back, each when the app has been left",
                (samples + samples.reversed()).flatMap { [.leaving, $0] }),
            .several("every sample, while the device is locked", [.lock] + samples + [.unlock, .roundTrip]),
        ]
    }

    /// Days on which each sample comes right before and right after each other one.
    static func pairs(of samples: [Sample]) -> [Sample] {
        samples.indices.dropLast().map { index in
            let sample = samples[index]
            let others = samples[(index + 1)...].flatMap { [$0, sample] }
            return .several("\(sample.name), in turn with each later sample", [sample] + others)
        }
    }
}
