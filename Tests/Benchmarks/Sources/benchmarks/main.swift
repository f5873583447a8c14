import Foundation

guard let command = Command(arguments: Array(ProcessInfo.processInfo.arguments.dropFirst())) else {
    FileHandle.standardError.write(Data((Command.usage + "\n").utf8))
    exit(64)
}
do {
    exit(try command.perform())
} catch {
    FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
    exit(1)
}
