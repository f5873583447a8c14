public import DecoupledAppDelegate

extension Roles {
    /// Returns what is wrong with the set, without sending an event.
    ///
    /// ```swift
    /// @Test func theCompositionIsSound() throws {
    ///     #expect(try Roles.release.findings(infoPlistAt: infoPlist).isEmpty)
    /// }
    /// ```
    ///
    /// It finds filled slots for which Info.plist lacks a key, or has one that stops their events; declarations that no handler handles; scene
    /// delegates that forward nothing; an empty list of scene configurations; two handlers of one class; slots that need a handler but have
    /// only observers; services out of order; and handlers with no orientation in common, which are called for this. Where
    /// there is an Objective-C runtime, it also finds methods that look like misspelled delegate methods.
    ///
    /// - Parameters:
    ///   - infoPlist: The app's Info.plist: `Bundle.main.infoDictionary` in a test bundle with a host app. Without a host app that is empty
    ///     or the test runner's, which is a finding itself if anything has to be declared.
    ///   - entitlements: The app's entitlements; nil, the default, finds no missing one. Pass them if universal links are the only
    ///     activities that the app continues, since Info.plist does not declare those.
    /// - Returns: The findings, those of a slot together, in the order of the slots.
    public func findings(infoPlist: [String: Any], entitlements: [String: Any]? = nil) -> [Finding] {
        let declaration = AppDeclaration(infoPlist: infoPlist, entitlements: entitlements)
        let findings =
            demands(declaration) + inspection.flatMap { slot in slot.findings + misspellings(in: slot) }
            + unusedDeclarations(declaration) + emptySceneConfigurations(declaration)
            + foreignSceneDelegates(declaration) + orientationFindings
        let order = inspection.map(\.name)
        let ranks = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        return findings.enumerated()
            .sorted { (ranks[$0.element.slot] ?? 0, $0.offset) < (ranks[$1.element.slot] ?? 0, $1.offset) }
            .map(\.element)
    }

    /// Returns what is wrong with the set, without sending an event.
    ///
    /// - Parameters:
    ///   - url: Where the app's Info.plist is; settings of a build that it names, such as `$(PRODUCT_NAME)`, may be open.
    ///   - entitlements: The app's entitlements, as for ``findings(infoPlist:entitlements:)``.
    /// - Returns: The findings, those of a slot together, in the order of the slots.
    /// - Throws: Why the file cannot be read.
    public func findings(infoPlistAt url: URL, entitlements: [String: Any]? = nil) throws -> [Finding] {
        let contents = try unsafe PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil)
        guard let infoPlist = contents as? [String: Any] else { throw CocoaError(.propertyListReadCorrupt) }
        return findings(infoPlist: infoPlist, entitlements: entitlements)
    }

    private func demands(_ declaration: AppDeclaration) -> [Finding] {
        let findings = inspection.flatMap { slot in
            Demand.all.filter { demand in demand.events.contains(where: slot.hasTaker) && !demand.isMet(declaration) }
                .map { Finding($0.kind, in: slot.name, $0.remedy) }
        }
        guard declaration.infoPlist.isEmpty, let missing = findings.first(where: { $0.kind == .missingDeclaration })
        else { return findings }
        return [
            Finding(
                .missingDeclaration, in: missing.slot,
                "Info.plist is empty or the test runner's, as in a test bundle without a host app, so what it has to declare is not "
                    + "checked. Give the bundle a host app, or pass the app's own to findings(infoPlistAt:).")
        ] + findings.filter { $0.kind != .missingDeclaration }
    }

    private func unusedDeclarations(_ declaration: AppDeclaration) -> [Finding] {
        var declared: [(users: [AppEvent], names: [String], what: String)] = [
            ([.openURL], declaration.urlSchemes, "URL schemes"),
            // Activities that scenes are saved as, or that the app opens scenes for, have declared types as well.
            (
                [
                    .continueUserActivity, .sceneStateRestorationActivity, .sceneRestoreInteractionState,
                    .configurationForConnectingScene, .sceneWillConnect,
                ], declaration.activityTypes, "activity types"
            ),
        ]
        #if !os(tvOS)
        declared.append(([.performShortcutAction], declaration.shortcutTypes, "quick actions"))
        #endif
        return declared.compactMap { users, names, what in
            let slots = inspection
            guard !names.isEmpty, !slots.contains(where: { users.contains(where: $0.hasTaker) }),
                let slot = slots.first(where: { $0.events.contains(users[0]) })
            else { return nil }
            return Finding(
                .unusedDeclaration, in: slot.name,
                "Info.plist declares \(what) (\(names.joined(separator: ", "))) that no handler handles. Fill the slot, or remove "
                    + "them.")
        }
    }

    // https://github.com/DefinedNet/mobile_nebula/pull/405
    private func emptySceneConfigurations(_ declaration: AppDeclaration) -> [Finding] {
        guard declaration.sceneConfigurations?.isEmpty == true else { return [] }
        return [
            Finding(
                .conflictingDeclaration, in: "sceneSessionDelegate",
                "UISceneConfigurations in Info.plist is empty, which ends the launch of a UIKit app built with the iOS 27 SDK. Add a "
                    + "configuration for UIWindowSceneSessionRoleApplication; in a SwiftUI app, remove the key.")
        ]
    }

    private func foreignSceneDelegates(_ declaration: AppDeclaration) -> [Finding] {
        declaration.sceneDelegateClasses.compactMap { name in
            let isMissing = name.hasPrefix("DecoupledAppDelegate.") && NSClassFromString(name) == nil
            let isForeign = NSClassFromString(name).map { !($0 is SceneDelegate.Type) } ?? false
            guard isMissing || isForeign else { return nil }
            return Finding(
                .foreignSceneDelegate, in: "sceneSessionDelegate",
                "the scene delegate \(name) that Info.plist names forwards nothing to the handlers. Name "
                    + "DecoupledAppDelegate.SceneDelegate as UISceneDelegateClassName, or a class that inherits from it."
            )
        }
    }
}

@MainActor extension InspectedSlot {
    /// Whether a handler wants an event and may take it, as an observer may not.
    func hasTaker(_ event: AppEvent) -> Bool {
        events.contains(event) && handlers.contains { !$0.isObserver && $0.roleHandler?.handles(event) == true }
    }

    /// What is wrong with the slot by itself.
    var findings: [Finding] { sameClasses + observersAlone + serviceOrder }

    private var sameClasses: [Finding] {
        let handlers = handlers.filter { $0.key == nil }
        return handlers.indices
            .filter { index in handlers[..<index].filter { $0.name == handlers[index].name }.count == 1 }
            .map {
                Finding(
                    .sameClass,
                    in: name,
                    "two handlers are of the class \(handlers[$0].name). Remove one; if you need both, give each a key."
                )
            }
    }

    private var observersAlone: [Finding] {
        guard !handlers.isEmpty, handlers.allSatisfy(\.isObserver), let event = events.first(where: \.isForHandlers)
        else {
            return []
        }
        return [
            Finding(
                .observersAlone, in: name,
                "only observers receive \(event), and their results are ignored, so UIKit gets the result of an empty slot. Add a "
                    + "handler, or make an observer one.")
        ]
    }

    private var serviceOrder: [Finding] {
        let services = handlers.compactMap { $0.roleHandler as? any Service }
        return services.indices.flatMap { index in
            type(of: services[index]).dependencies.compactMap { dependency in
                guard services[(index + 1)...].contains(where: { type(of: $0) == dependency }) else { return nil }
                return Finding(
                    .serviceOrder, in: name,
                    "\(type(of: services[index])) comes before \(dependency), on which it depends. Add services with "
                        + "register(_:), which orders them.")
            }
        }
    }
}
