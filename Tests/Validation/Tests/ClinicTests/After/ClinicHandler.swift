import DecoupledAppDelegate

/// A handler of the clinic's app, which leaves events to another one where a mistake or a refactoring says so.
@MainActor class ClinicHandler: RoleHandler {
    var eventsLeftToOthers: Set<AppEvent> = []

    func handles(_ event: AppEvent) -> Bool { !eventsLeftToOthers.contains(event) }
}
