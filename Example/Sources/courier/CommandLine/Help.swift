#if os(Linux) || os(macOS)
/// What the command tells about itself.
enum Help {
    static let usage = """
        usage: courier [URL] [--log text|json] [--trace FILE]
               courier tour
               courier roles [--diagram]
               courier check [INFO.PLIST]
               courier help
        """

    static let text = """
        A parcel courier's app without a screen, which shows what its app delegate does.

        \(usage)

          courier              run the app until a signal ends it, and print each event
          courier URL          the same, launched by a URL such as courier://parcel/7
          courier tour         start the app, play the outside world to it, and check its answers
          courier roles        print which handlers the app has in which slot, in this build configuration;
                               with --diagram, as a Mermaid flowchart
          courier check        print what is wrong with them and the Info.plist of the app for phones, if
                               anything is, and end with status 1 then

          --log text|json      print events for people, or as a JSON object a line
          --trace FILE         when the app ends, print what its launch cost, and write a trace to FILE; open
                               it at https://ui.perfetto.dev

        \(introduction)
        """

    static let introduction = """
        To poke courier, type in another terminal, from the root of the repository:

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
