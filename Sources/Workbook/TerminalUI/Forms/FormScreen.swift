import Dispatch
import Foundation
import Lesson
import Reactive
import SystemSupport

/// Draws a form in the terminal, and forwards key presses to it until the user leaves.
///
/// It must be created and used on the main queue.
package final class FormScreen {
  private let form: TerminalForm
  private let terminal: Terminal
  private let console: Console
  private var keys = FormKeys()
  private var lines: [TerminalForm.Line] = []
  private var sources: [any DispatchSourceRead] = []
  private let subscription = SerialDisposable()

  /// - Parameter name: The name under which the reader started the app.
  package init(_ form: TerminalForm, named name: String, console: Console) throws {
    terminal = Terminal()
    guard terminal.hasKeys, terminal.isScreen else { throw NoTerminal(name: name) }
    self.form = form
    self.console = console
  }

  /// Draws the form until the user leaves, and then ends the program.
  package func run() -> Never {
    if let changes = terminal.take() { read(changes) { $0.draw() } }
    read(terminal.keys) { screen, bytes in screen.receive(bytes) }
    console.write("\u{1B}[2J")
    subscription.disposable = form.lines.subscribe(onNext: { [weak self] lines in
      self?.lines = lines
      self?.draw()
    })
    dispatchMain()
  }

  private func read(_ descriptor: Int32, _ body: @escaping (FormScreen) -> Void) {
    read(descriptor) { screen, _ in body(screen) }
  }

  /// Calls `body` with the bytes that arrive at `descriptor`, and with none at the end of the input.
  private func read(_ descriptor: Int32, _ body: @escaping (FormScreen, [UInt8]) -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      var block = [UInt8](repeating: 0, count: 256)
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR || errno == EAGAIN { return }
      if let self { body(self, Array(block[..<max(0, count)])) }
    }
    source.activate()
    sources.append(source)
  }

  private func receive(_ bytes: [UInt8]) {
    if bytes.isEmpty { leave() }
    for input in keys.read(bytes) {
      switch input {
      case .key(let key): form.press(key)
      case .leave: leave()
      }
    }
  }

  private func leave() -> Never {
    subscription.dispose()
    terminal.release()
    exit(0)
  }

  private func draw() {
    guard terminal.isInForeground() else { return }
    let size = terminal.size
    let fitting = LineFitting(columns: size.columns, rows: size.rows)
    let rows = lines.flatMap { line in fitting.fit(paint(line)) }.prefix(size.rows - 1)
    // Each row is cleared before it is written. After a full row, the cursor is still on the last character, so
    // clearing the rest of the row would remove that character.
    console.write("\u{1B}[H\(rows.map { "\u{1B}[K\($0)\n" }.joined())\u{1B}[J")
  }

  private func paint(_ line: TerminalForm.Line) -> String {
    switch line.look {
    case .plain: line.text
    case .strong: console.paint(line.text, .strong)
    case .faint: console.paint(line.text, .faint)
    }
  }
}

/// The error that a form requires a terminal.
struct NoTerminal: UserError {
  let name: String

  var description: String {
    "\(name) runs in a terminal, so its standard input and output cannot be redirected."
  }
}
