#if os(Linux) || os(macOS)
import DecoupledAppDelegate
import DecoupledAppDelegateTesting

/// Looks for what is wrong with the app's handlers, as `courier check` does.
@MainActor
enum Check {
    /// Prints the findings and ends: with status 1 if there are any, with 65 if the file is no Info.plist.
    ///
    /// - Parameter infoPlist: The path of an Info.plist; nil for that of the app for phones.
    /// - Throws: That there is no such file.
    static func run(infoPlist: String?) throws(UsageError) {
        let file = try path(of: infoPlist)
        let roles = AppDelegate.shared.roles
        guard let findings = try? roles.findings(infoPlistAt: URL(fileURLWithPath: file)) else {
            Console.remark("courier: “\(file)” is not an Info.plist: it is not a property list with a dictionary")
            exit(EX_DATAERR)
        }
        // Handlers may answer in tasks of their own, so the rest runs while the main queue does.
        Task {
            let all = findings + (await roles.findings(trying: samples, budget: 0.25))
            for finding in all { Console.print("\(finding)") }
            if all.isEmpty { Console.print("No findings.") }
            exit(all.isEmpty ? 0 : 1)
        }
        dispatchMain()
    }

    private static var samples: [Sample] {
        var samples: [Sample] = [.shortcut("scan"), .shortcut("parcels"), .fetch]
        samples += ["courier://parcel/7", "courier://oauth?code=4711"].compactMap(URL.init(string:)).map {
            Sample.url($0)
        }
        samples.append(.activity("com.example.parcel", webpageURL: URL(string: "https://example.com/parcel/7")))
        #if RemoteNotifications
        samples.append(.push(["parcel": ["id": "7", "status": "out for delivery"]]))
        #endif
        return samples
    }

    /// The Info.plist that is named, or the example's, from its own folder or that of the package.
    private static func path(of infoPlist: String?) throws(UsageError) -> String {
        let paths = infoPlist.map { [$0] } ?? ["iOS/Info.plist", "Example/iOS/Info.plist"]
        if let path = paths.first(where: FileManager.default.fileExists(atPath:)) { return path }
        throw UsageError(
            infoPlist.map { "there is no file “\($0)”" }
                ?? "there is no Info.plist in iOS or Example/iOS; pass its path, as in courier check App/Info.plist"
        )
    }
}
#endif
