import Foundation

// A process that has ended can no longer be asked; that is an answer, no reason to end too.
signal(SIGPIPE, SIG_IGN)

// A script, or nohup, has what it starts ignore some, and so would the apps here.
for terminating in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { signal(terminating, SIG_DFL) }

guard let command = Command(arguments: Array(ProcessInfo.processInfo.arguments.dropFirst())) else {
    try? FileHandle.standardError.write(contentsOf: Data((Command.usage + "\n").utf8))
    exit(64)
}
do {
    exit(try command.perform() ? 0 : 1)
} catch {
    try? FileHandle.standardError.write(contentsOf: Data("stress: \(error)\n".utf8))
    exit(1)
}
