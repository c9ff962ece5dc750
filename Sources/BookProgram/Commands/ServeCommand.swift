import AppServer
import ArgumentParser
import Foundation
import Reactive
import Workbook

/// Serves the book's pages to whoever writes them.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Show the book in a browser while it is written.",
    discussion: """
      A save shows in the browser at once, where you were on the page, and what the proof finds wrong \
      stands at its place. Ctrl-C ends it.
      """)

  @Option(help: ArgumentHelp("The port; without it, one that is free.", valueName: "port"))
  var port: UInt16?

  @Option(
    help: ArgumentHelp(
      "An address of this machine that others reach, or 0.0.0.0 for all of them. Without it, only this "
        + "machine sees the book.", valueName: "address"))
  var host: String?

  @Flag(help: "Open the book in a browser.")
  var open = false

  @Flag(inversion: .prefixedNo, help: "Prove what has changed at each save.")
  var proof = true

  @OptionGroup var colour: ColourOptions
  @OptionGroup var book: BookOptions

  func run() throws {
    let book = try book.find()
    let host = try host.map { name throws(AppServerError) in try ServerHost(named: name) } ?? .loopback
    let live = try LiveBook(
      book, program: ThisProcess.program, commands: RxBook.commandNames, console: colour.output,
      isProven: proof)
    let server = try RunningServer(ServedApp(live.pages), host: host, port: port)
    if host.isOpenToOthers {
      colour.errors.sentences("Whoever reaches this machine can read the book. Without --host only you can.")
    }
    colour.output.line("The book is at \(server.address.absoluteString)")
    colour.output.line("Ctrl-C ends it.")
    if open { Browser.open(server.address) }
    live.run()
  }
}

extension ServedApp {
  /// A book that is written, as the server knows it.
  fileprivate init(_ pages: LivePages) {
    self.init(
      file: { words in
        let path = words.isEmpty ? Site.index : words.joined(separator: "/")
        return pages.file(at: path).map {
          ServedFile($0, named: path, policy: path.hasSuffix(".html") ? LivePages.policy : nil)
        }
      }, queue: DispatchQueue(label: "book"),
      users: .one(
        ServedSession(
          states: [.init("book", pages.states)], reports: .never(), perform: { _, _ in false })))
  }
}
