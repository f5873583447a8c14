#if RemoteNotifications
import DecoupledAppDelegate

extension DeviceTokenInput: RecordedInput {
    func text(revealing: Bool) -> String {
        guard revealing else { return "\(deviceToken.count) bytes" }
        return deviceToken.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension RegistrationFailureInput: RecordedInput {
    func text(revealing: Bool) -> String { error.text(revealing: revealing) }
}

extension RemoteNotificationInput: RecordedInput {
    func text(revealing: Bool) -> String { textOfUserInfo(userInfo, revealing: revealing) }
}
#endif
