#if os(iOS)
import UIKit

// An app without the package, in which UIKit shows what it does on its own. The tests beside it read its diary.
Diary.shared.observe(UIApplication.didBecomeActiveNotification)
Witness.main()
#endif
