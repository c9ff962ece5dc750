import AppServer
import ArgumentParser
import BookModel
import BookProgram
import Foundation
import Lesson
import TerminalUI

extension AppCommand {
  /// Runs the app until the program is interrupted, or lists the apps.
  func start() throws {
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
