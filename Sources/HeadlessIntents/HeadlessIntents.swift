// What an app's `import Intents` resolves to: two aliases cannot name one module, and `import UIKit` has HeadlessUIKit.
@_exported public import HeadlessUIKit
