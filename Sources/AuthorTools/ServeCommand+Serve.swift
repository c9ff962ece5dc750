import AppServer
import BookProgram
import Foundation
import Preview
import Reactive
import SiteGenerator
import TerminalUI

extension ServeCommand {
  /// Serves the preview until the program is interrupted.
  func serve() throws {
    let book = try book.load()
    let host = try host.map { name throws(AppServerError) in try ServerHost(named: name) } ?? .loopback
    let preview = BookPreview(
      book, program: ThisProcess.program, console: colour.output, isProven: proof)
    let server = try RunningServer(ServedApp(preview.pages), host: host, port: port)
    if host.isOpenToOthers {
      colour.errors.sentences(
        "Anyone who can connect to this machine can read the book. Without --host, only this machine can open it."
      )
    }
    colour.output.line("The book is at \(server.address.absoluteString)")
    colour.output.line("Press Ctrl-C to stop.")
    if open { Browser.open(server.address) }
    preview.run()
  }
}

extension ServedApp {
  /// Adapts the preview's pages to the server's interface.
  fileprivate init(_ pages: PreviewPages) {
    self.init(
      file: { words in
        let path = words.isEmpty ? Site.index : words.joined(separator: "/")
        return pages.file(at: path).map {
          ServedFile($0, named: path, policy: path.hasSuffix(".html") ? PreviewPages.policy : nil)
        }
      }, queue: DispatchQueue(label: "book"),
      sessions: .shared(
        ServedSession(
          states: [.init("book", pages.states)], reports: .never(), perform: { _, _ in false })))
  }
}
