/// Who asks the app to open a URL, and how the URL may be used: the dictionary that UIKit's method has.
///
/// UIKit has deprecated the type of its keys for apps whose lowest version is iOS 26, since scenes have other options. Under this
/// name a handler's method compiles in such an app without a warning.
public typealias OpenURLOptions = [UIApplication.OpenURLOptionsKey: Any]
