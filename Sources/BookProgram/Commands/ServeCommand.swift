import AppServer
import ArgumentParser
import Foundation
import Preview
import Reactive
import SiteGenerator
import TerminalUI

/// Serves a live preview of the book.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve a live preview of the book.",
    discussion: """
      On every save, the page is updated without losing its scroll position, and the changed chapters \
      are proven, that is, verified. Problems appear next to the text that causes them. Press Ctrl-C \
      to stop.
      """)

  @Option(help: ArgumentHelp("The port (default: any free one).", valueName: "port"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "The address of a network interface, or 0.0.0.0 for all, so that other machines can open the book (default: "
        + "only this machine can).", valueName: "address"))
  var host: String?

  @Flag(help: "Open the book in a browser.")
  var open = false

  @Flag(inversion: .prefixedNo, help: "Prove changed chapters on every save.")
  var proof = true

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
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
