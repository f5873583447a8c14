import DecoupledAppDelegate

#if os(tvOS)
extension Roles {
    var orientationFindings: [Finding] { [] }
}
#else
extension Roles {
    /// Whether the handlers' orientations leave nothing, for which the handlers are asked.
    ///
    /// UIKit raises on an empty mask:
    /// https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:)
    var orientationFindings: [Finding] {
        guard !self.orientationDelegate.isEmpty else { return [] }
        var roles = Roles()
        roles.orientationDelegate = self.orientationDelegate
        let app = TestApp(roles: roles)
        _ = app.supportedInterfaceOrientations()
        return app.faults.filter { $0.reason == .noCommonOrientation }.map { fault in
            Finding(
                .noCommonOrientation,
                in: fault.slot,
                "\(fault.handler) supports no orientation that the handlers before it support. Have them agree on one."
            )
        }
    }
}
#endif
