import HeadlessUIKit

// An application for tests to send real signals to: it prints a line for each thing it is told.
Fixture.configure(UIApplication.shared.system)
Narrator.main()
