#if os(Linux)
import Foundation
import TestSupport
import Glibc

/// A process that writes more than it may have in memory over and over, so that it waits for memory most of the time.
final class MemoryHog {
    /// Where this process can limit another's memory; nil where it cannot, or where the kernel does not tell of waiting.
    static let hierarchy: String? = {
        let isKept = FileManager.default.fileExists(atPath: "/proc/pressure/memory")
        let writable = ["/sys/fs/cgroup/memory", "/sys/fs/cgroup"].first { (try? Group(in: $0)) != nil }
        return isKept ? writable : nil
    }()

    private let group: Group
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("hog-\(UUID().uuidString)")
    private let end: AsyncStream<Int32>

    /// - Parameter hierarchy: Where to limit the process's memory.
    /// - Throws: What keeps the process from starting.
    init(in hierarchy: String) throws {
        group = try Group(in: hierarchy)
        try Data().write(to: file)
        // It writes as long as the file is there, and the process that wants it written.
        let process = Process([
            "/bin/sh", "-c",
            """
            echo $$ > "$1" || exit 1
            while [ -e "$2" ] && kill -0 $PPID; do
                dd if=/dev/zero of="$2" bs=1M count=64 conv=nocreat 2> /dev/null
            done
            """,
            "hog", "\(group.path)/cgroup.procs", file.path,
        ])
        end = process.endings()
        try process.run()
    }

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    /// Ends the process, so that its control group can go.
    func stop() async {
        try? FileManager.default.removeItem(at: file)
        for await _ in end {}
    }

    /// A control group that limits the memory of the processes in it to 16 MiB.
    private final class Group {
        let path: String

        init(in hierarchy: String) throws {
            path = "\(hierarchy)/headless-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            let names = ["memory.limit_in_bytes", "memory.max"]
            let limit = names.map { "\(path)/\($0)" }.first(where: FileManager.default.fileExists)
            guard let handle = limit.flatMap(FileHandle.init(forWritingAtPath:)) else {
                throw CocoaError(.fileNoSuchFile)
            }
            try handle.write(contentsOf: Data("16777216".utf8))
        }

        deinit {
            unsafe rmdir(path)
        }
    }
}
#endif
