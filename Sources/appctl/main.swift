import Foundation
import HeadlessUIKit

StandardStreams.makeHarmless()
exit(Appctl.run(Array(ProcessInfo.processInfo.arguments.dropFirst())).rawValue)
