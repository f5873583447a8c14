// What an app's `import CloudKit` resolves to: two aliases cannot name one module, and `import UIKit` has HeadlessUIKit.
@_exported public import HeadlessUIKit
