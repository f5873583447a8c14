// swift-format-ignore-file
import DecoupledAppDelegate
import ExpoModulesCore

final class MyHandlers: AppDelegate, ExpoAppDelegateSubscriberProtocol {}

public final class MySubscriber: ExpoAppDelegateSubscriber {
    public func subscriberDidRegister() {
        ExpoAppDelegateSubscriberRepository.registerSubscriber(MyHandlers())
    }
}
