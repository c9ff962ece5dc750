import AppServer
import ArgumentParser
import Foundation
import Lesson
import Workbook

/// Runs a practice app.
struct AppCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Run a practice app, whose page opens in your browser, or at this terminal.",
    usage: """
      rxbook app
      rxbook app <app> [--chapter <chapter>] [--album <folder>] [--port <port>] [<options>]
      """,
    discussion: "Without a name it lists them. Ctrl-C ends it.")

  @Argument(help: ArgumentHelp("The app, as in collage.", valueName: "app"), completion: .apps)
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The chapter whose version to run; without it, the first.", valueName: "chapter"),
    completion: .chapters)
  var chapter: String?

  @Option(
    help: ArgumentHelp(
      "The folder that the app may write to; without it, MySolutions/Album.", valueName: "folder"),
    completion: .directory)
  var album: String?

  @Option(help: ArgumentHelp("The port; without it, one that is free.", valueName: "port"))
  var port: UInt16?

  @Flag(help: "Do not open a browser.")
  var noBrowser = false

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
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
    let place = PracticeApp.Place(resources: app.chapter.resources, album: folder ?? book.album)
    let running: RunningApp
    switch try app.app.run(at: place) {
    case .terminal(let form):
      if port != nil || album != nil || noBrowser {
        throw ValidationError(
          "\(name) has no page and no files; leave --port, --album, and --no-browser out.")
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
      console.line("It saves into \(ThisProcess.path(of: place.album))")
    }
    console.line("Ctrl-C ends it.")
    if !noBrowser { Browser.open(running.address) }
    running.wait()
  }
}
