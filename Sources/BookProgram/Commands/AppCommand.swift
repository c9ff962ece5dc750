import ArgumentParser

/// Runs a practice app.
package struct AppCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Run a practice app in the browser or terminal.",
    usage: """
      rxbook app
      rxbook app <app> [--chapter <chapter>] [--album <folder>] [--port <port>] [<options>]
      """,
    discussion: "Without a name, lists the apps. Press Ctrl-C to stop an app.")

  @Argument(help: ArgumentHelp("The app, such as collage.", valueName: "app"), completion: .apps)
  package var name: String?

  @Option(
    help: ArgumentHelp(
      "Run this chapter's version of the app (default: the first one).", valueName: "chapter"),
    completion: .chapters)
  package var chapter: String?

  @Option(
    help: ArgumentHelp(
      "The folder for files that the app saves (default: MySolutions/Album).", valueName: "folder"),
    completion: .directory)
  package var album: String?

  @Option(help: ArgumentHelp("The port (default: any free one).", valueName: "port"))
  package var port: UInt16?

  @Flag(help: "Do not open a browser.")
  package var noBrowser = false

  @OptionGroup package var colour: ColourOptions
  @OptionGroup package var book: BookOptions

  package init() {}

  package func run() throws { try BookProgram.authorCommands(for: Self.self).start(self) }
}
