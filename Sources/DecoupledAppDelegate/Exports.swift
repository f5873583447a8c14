#if canImport(UIKit)
@_exported public import UIKit
@_exported public import UserNotifications
#if CloudKit
@_exported public import CloudKit
#endif
#if Intents
@_exported public import Intents
#endif
#else
@_exported public import HeadlessUIKit
#endif
@_exported public import Foundation
