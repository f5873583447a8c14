import Foundation

exit(Appctl.run(Array(ProcessInfo.processInfo.arguments.dropFirst())))
