#if os(iOS) || os(tvOS) || os(visionOS)
@_exported public import UIKit
@_exported public import UserNotifications
#else
@_exported public import HeadlessUIKit
#endif
@_exported public import Foundation
