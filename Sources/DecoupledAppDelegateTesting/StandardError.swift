import DecoupledAppDelegate

/// Tells whoever runs the tests something that is not a result.
func printOnStandardError(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
