// swift-format-ignore-file
import Capacitor
import DecoupledAppDelegate

@MainActor
func addCapacitor(to handlers: AppDelegate) {
    handlers.roles.append(ExistingSceneDelegate(wrapping: SceneDelegateProxy.shared))
}
