public import Foundation

/// The circumstances that an interface adapts to; without a screen there are none.
open class UITraitCollection: NSObject {}
