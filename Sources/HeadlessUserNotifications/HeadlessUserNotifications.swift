// What an app's `import UserNotifications` resolves to: two aliases cannot name one module, and `import UIKit` has HeadlessUIKit.
@_exported public import HeadlessUIKit
