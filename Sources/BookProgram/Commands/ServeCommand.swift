import ArgumentParser

/// Serves a live preview of the book.
package struct ServeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve a live preview of the book.",
    discussion: """
      On every save, the page is updated without losing its scroll position, and the changed chapters \
      are proven, that is, verified. Problems appear next to the text that causes them. Press Ctrl-C \
      to stop.
      """)

  @Option(help: ArgumentHelp("The port (default: any free one).", valueName: "port"))
  package var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "The address of a network interface, or 0.0.0.0 for all, so that other machines can open the book (default: "
        + "only this machine can).", valueName: "address"))
  package var host: String?

  @Flag(help: "Open the book in a browser.")
  package var open = false

  @Flag(inversion: .prefixedNo, help: "Prove changed chapters on every save.")
  package var proof = true

  @OptionGroup package var colour: ColourOptions
  @OptionGroup package var book: BookOptions

  package init() {}

  package func run() throws { try BookProgram.authorCommands(for: Self.self).serve(self) }
}
