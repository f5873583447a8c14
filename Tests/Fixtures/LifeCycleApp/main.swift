import HeadlessUIKit

// An application for tests to send real signals to: it prints a line for each call it receives.
Fixture.configure(UIApplication.shared.system)
Fixture.stopElsewhere(UIApplication.shared.system)
Narrator.main()
