import Foundation

/// The toolchain's `sourcekit-lsp`, which is asked about Swift files of one module.
///
/// The questions are those of sourcekitd, all in one go: it reads each file once.
struct SourceKit {
  enum Question {
    /// What stands at so many bytes from the beginning of a file.
    case name(in: URL, at: Int)
    /// What types the expressions of a file have.
    case types(in: URL)
  }

  private let program: URL
  private let options: [String]

  /// The seconds that it may take for all its answers.
  private static let patience = 300.0

  private static let name = "sourcekit-lsp"

  /// Whether there is one to ask.
  static func isThere(in toolchain: Toolchain) -> Bool { toolchain.tool(name) != nil }

  /// - Parameters:
  ///   - files: All of the module's.
  ///   - options: Those with which the compiler is called for them.
  init(_ toolchain: Toolchain, files: [URL], options: [String]) throws(NamesError) {
    guard let program = toolchain.tool(Self.name) else { throw .missing }
    self.program = program
    self.options = options + files.map(\.plainPath)
  }

  /// What it says to each of `questions`, in their order.
  func answers(to questions: [Question]) throws(NamesError) -> [SourceKitAnswer] {
    let outcome: Command.Outcome
    do {
      let folder = try ScratchFolder()
      var arguments = ["debug", "run-sourcekitd-request"]
      for (number, question) in questions.enumerated() {
        let file = folder.url.appending(path: "\(number)")
        try Data(request(question).utf8).write(to: file)
        arguments += ["--request-file", file.plainPath]
      }
      outcome = try Command(program: program, arguments: arguments, isHeardComplaining: false)
        .run(atMost: Self.patience)
    } catch {
      throw .failed("\(error)")
    }
    let answers = SourceKitReading.answers(in: outcome.bytes)
    guard outcome.status == 0, answers.count == questions.count else {
      throw .failed("It gave \(answers.count) answers to \(questions.count) questions.")
    }
    return answers
  }

  /// The words of a question, as sourcekitd reads them.
  private func request(_ question: Question) -> String {
    switch question {
    case .name(let file, let offset):
      "{key.request: source.request.cursorinfo, key.offset: \(offset), \(place(file))}"
    case .types(let file):
      "{key.request: source.request.expression.type, key.canonicalize_type: 1, key.expectedtypes: [], \(place(file))}"
    }
  }

  private func place(_ file: URL) -> String {
    let options = options.map(Self.quoted).joined(separator: ", ")
    return "key.sourcefile: \(Self.quoted(file.plainPath)), key.compilerargs: [\(options)]"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

/// Why nothing is known of the names in the book's code.
public enum NamesError: UserError, Equatable {
  /// The toolchain has no tool that knows.
  case missing
  /// Where the modules should lie that chapters import; asking without them takes minutes, and nothing comes of it.
  case noModules(String)
  /// What went wrong with it.
  case failed(String)

  public var description: String {
    switch self {
    case .missing:
      "Pages do not say what names in the code stand for: there is no sourcekit-lsp. A toolchain of swift.org has it."
    case .noModules(let folder):
      """
      Pages do not say what names in the code stand for: there is no \(folder), where the modules lie that chapters \
      import. Run the program where it was built.
      """
    case .failed(let reason): "Pages do not say what names in the code stand for: \(reason)"
    }
  }
}
