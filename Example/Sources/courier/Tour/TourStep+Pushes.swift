#if RemoteNotifications && (os(Linux) || os(macOS))
import CourierKit
import DecoupledAppDelegate

extension TourStep {
    /// Remote notifications, with a parcel, without one, and with a malformed one.
    static func pushes() throws -> [TourStep] {
        try [
            push(
                "push: parcel 7 is near", ["id": .string("7"), "status": .string("out for delivery")], "newData",
                "PushService newData", "DeliveryPrefetch newData"
            ),
            push("push: no parcel", nil, "noData", "PushService noData", "DeliveryPrefetch noData"),
            push(
                "push: parcel 7, no status", ["id": .string("7")], "failed",
                "PushService failed", "DeliveryPrefetch noData"
            ),
        ]
    }

    private static func push(
        _ input: String,
        _ parcel: [String: JSONValue]?,
        _ answer: String,
        _ asked: String...
    ) throws -> TourStep {
        var values: [String: JSONValue] = ["aps": .object(["content-available": .integer(1)])]
        values["parcel"] = parcel.map(JSONValue.object)
        return TourStep(
            input, .request(.push(try PushPayload(values))), answer,
            AnsweredEvent(.didReceiveRemoteNotification, asked, answer)
        )
    }
}
#elseif os(Linux) || os(macOS)
extension TourStep {
    /// Nothing: this app has no remote notifications.
    static func pushes() throws -> [TourStep] { [] }
}
#endif
