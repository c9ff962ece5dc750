import AppServer
import ArgumentParser
import BookModel
import Foundation
import Lesson
import TerminalUI

/// Runs a practice app.
struct AppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Run a practice app in the browser or terminal.",
    usage: """
      rxbook app
      rxbook app <app> [--chapter <chapter>] [--album <folder>] [--port <port>] [<options>]
      """,
    discussion: "Without a name, lists the apps. Press Ctrl-C to stop an app.")

  @Argument(help: ArgumentHelp("The app, such as collage.", valueName: "app"), completion: .apps)
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Run this chapter's version of the app (default: the first one).", valueName: "chapter"),
    completion: .chapters)
  var chapter: String?

  @Option(
    help: ArgumentHelp(
      "The folder for files that the app saves (default: MySolutions/Album).", valueName: "folder"),
    completion: .directory)
  var album: String?

  @Option(help: ArgumentHelp("The port (default: any free one).", valueName: "port"))
  var port: UInt16?

  @Flag(help: "Do not open a browser.")
  var noBrowser = false

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.load()
    let console = colour.output
    guard let name else {
      for app in book.apps {
        console.line("\(app.name)  \(app.summary) (\(app.chapter.identifier))")
      }
      return
    }
    let app = try book.app(named: name, in: chapter.map(book.chapter(named:)))
    let folder = album.map {
      URL(filePath: $0, directoryHint: .isDirectory, relativeTo: ThisProcess.directory).absoluteURL
    }
    let place = PracticeApp.Place(resources: app.chapter.chapter.resources, album: folder ?? book.album)
    let running: RunningApp
    switch try app.app.run(at: place) {
    case .terminal(let form):
      if port != nil || album != nil || noBrowser {
        throw ValidationError(
          "\(name) runs in the terminal and saves no files, so --port, --album and --no-browser are not allowed."
        )
      }
      try FormScreen(form, named: name, console: console).run()
    case .shared(let session): running = try RunningApp(app, session, album: place.album, port: port)
    case .eachPage(let data, let session):
      running = try RunningApp(app, data, session, album: place.album, port: port)
    }
    console.line("\(app.name) is at \(running.address.absoluteString)")
    if let data = running.data {
      console.line("Its data comes from \(data.absoluteString)")
    } else {
      console.line("It saves files in \(ThisProcess.path(of: place.album))")
    }
    console.line("Press Ctrl-C to stop.")
    if !noBrowser { Browser.open(running.address) }
    running.wait()
  }
}
