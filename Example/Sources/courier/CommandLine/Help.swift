#if os(Linux) || os(macOS)
/// The command's help.
enum Help {
    static let usage = """
        usage: courier [URL] [--log text|json] [--trace FILE]
               courier tour
               courier roles
               courier check [INFO.PLIST]
               courier compare [--lose NAME | --self-test]
               courier help
        """

    static let text = """
        A headless courier app that shows what its app delegate does.

        \(usage)

          courier              run the app until a signal ends it, and print every event
          courier URL          the same, launched by a URL such as courier://parcel/7
          courier tour         start the app, simulate system events, and check the results
          courier roles        print the handlers of each slot in this build configuration
          courier check        check the handlers against the iOS app's Info.plist; exit with status 1 if
                               there are findings
          courier compare      replay the same events against a shop's app delegate and the handlers that it
                               was split into, and print what differs; exit with status 1 if anything does;
                               with --lose NAME, leave out links, token or another handler first;
                               with --self-test, leave out one handler after the other, print the losses that
                               the comparison does not notice, and exit with status 1 if there are any

          --log text|json      print events as text, or as one JSON object per line
          --trace FILE         when the app ends, print what its launch cost, and write a trace to FILE; open
                               it at https://ui.perfetto.dev

        \(introduction)
        """

    static let introduction = """
        Send events to courier from another terminal, in the root of the repository:

          swift run appctl courier open-url courier://parcel/7
          swift run appctl courier open-url 'courier://oauth?code=4711'
          swift run appctl courier push Example/parcel.apns
          swift run appctl courier shortcut scan
          swift run appctl courier activity com.example.parcel https://example.com/parcel/7
          swift run appctl courier orientation landscapeLeft
          swift run appctl courier memory-warning
          swift run appctl courier fetch
          swift run appctl courier notify Example/parcel.apns
          swift run appctl courier tap-notification 1
          swift run appctl courier new-scene
          swift run appctl courier close-scene 2
          swift run appctl courier background
          swift run appctl courier watch
          swift run appctl help

        Control-Z puts it into the background and stops it, fg brings it back, Control-C ends it.
        """
}
#endif
