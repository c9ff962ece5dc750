import Foundation
import Runner
import SystemSupport

/// Asks the toolchain's `sourcekit-lsp` about the Swift files of one module.
///
/// The requests have the format of sourcekitd, and all of them are sent at once. All files of the module are joined
/// into one, because sourcekitd loads the imported modules again for each file, which takes longer than its type
/// check.
struct SourceKit {
  /// A file of the module.
  struct Source {
    let path: String
    let text: String
    /// The byte offsets of the identifiers to look up.
    let names: [Int]
  }

  /// The answers about a file.
  struct Answer {
    /// The symbols of the identifiers, in their order.
    let names: [SourceKitResponse.Name?]
    /// The types of all expressions.
    let expressions: [SourceKitResponse.Expression]
  }

  private let program: URL
  private let options: [String]

  /// The time limit for all requests, in seconds.
  private static let timeLimit = 300.0

  private static let name = "sourcekit-lsp"

  /// The key that makes sourcekitd look an identifier up in the cached result of the type check.
  ///
  /// Without a length, it type-checks the function around the identifier again.
  private static let length = "key.length: 1, "

  /// Whether the toolchain has `sourcekit-lsp`.
  static func isThere(in toolchain: Toolchain) -> Bool { toolchain.tool(name) != nil }

  /// - Parameter options: The options with which the module is compiled.
  init(_ toolchain: Toolchain, options: [String]) throws(SymbolIndexError) {
    guard let program = toolchain.tool(Self.name) else { throw .missing }
    (self.program, self.options) = (program, options)
  }

  /// Returns the answers about all files of the module, in the same order.
  func answers(about sources: [Source]) throws(SymbolIndexError) -> [Answer] {
    let (answers, haveErrors) = try answers(about: [JoinedSources(sources)])
    // Files with private declarations of the same name can't be joined.
    guard haveErrors, sources.count > 1 else { return answers }
    return try self.answers(about: sources.map { JoinedSources([$0]) }).answers
  }

  private func answers(
    about files: [JoinedSources]
  ) throws(SymbolIndexError) -> (answers: [Answer], haveErrors: Bool) {
    do {
      let folder = try ScratchFolder()
      let place = folder.url.resolvingSymlinksInPath()
      let paths = files.indices.map { place.appending(path: "\($0).swift").plainPath }
      for (path, file) in zip(paths, files) { try Data(file.text.utf8).write(to: URL(filePath: path)) }
      let requests = zip(paths, files).flatMap { path, file in
        self.requests(file, at: path, of: paths)
      }
      var responses = try self.responses(to: requests, in: place)
      // Some names, such as arguments after a parameter pack, are missing in the type-checked file.
      let open = responses.indices.filter { responses[$0] == .unresolved }
      let again = open.map { requests[$0].replacing(Self.length, with: "") }
      for (index, response) in try zip(open, self.responses(to: again, in: place)) {
        responses[index] = response
      }
      var rest = responses[...]
      let answers = files.flatMap { file in
        file.answers(taking: &rest) { path, line in
          paths.firstIndex(of: path).map { files[$0].place(ofLine: line) } ?? (path, line)
        }
      }
      return withExtendedLifetime(folder) { (answers, responses.contains(.errors)) }
    } catch let error as SymbolIndexError {
      throw error
    } catch {
      throw .failed("\(error)")
    }
  }

  /// Returns the responses to `requests`, in the same order.
  private func responses(to requests: [String], in folder: URL) throws -> [SourceKitResponse] {
    if requests.isEmpty { return [] }
    var arguments = ["debug", "run-sourcekitd-request"]
    for (number, request) in requests.enumerated() {
      let file = folder.appending(path: "\(number)")
      try Data(request.utf8).write(to: file)
      arguments += ["--request-file", file.plainPath]
    }
    let outcome = try Command(program: program, arguments: arguments, capturesStandardError: false)
      .run(atMost: Self.timeLimit)
    let responses = SourceKitResponseParser.answers(in: outcome.bytes)
    guard outcome.status == 0, responses.count == requests.count else {
      throw SymbolIndexError.failed(
        "sourcekit-lsp answered \(responses.count) of \(requests.count) requests.")
    }
    return responses
  }

  /// Returns the requests about a file in the format of sourcekitd, in the order in which
  /// ``JoinedSources/answers(taking:place:)`` expects the responses.
  private func requests(_ file: JoinedSources, at path: String, of paths: [String]) -> [String] {
    let options = (options + paths).map(Self.quoted).joined(separator: ", ")
    let place = "key.sourcefile: \(Self.quoted(path)), key.compilerargs: [\(options)]}"
    let names = file.names.map { offset in
      "{key.request: source.request.cursorinfo, key.offset: \(offset), \(Self.length)\(place)"
    }
    return [
      "{key.request: source.request.diagnostics, \(place)",
      "{key.request: source.request.expression.type, key.canonicalize_type: 1, key.expectedtypes: [], \(place)",
    ] + names
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

/// The reason why a chapter could not be indexed.
package enum SymbolIndexError: UserError, Equatable {
  /// The toolchain has no `sourcekit-lsp`.
  case missing
  /// The folder with the modules that chapters import does not exist.
  ///
  /// Without the modules, requests take minutes and find nothing.
  case noModules(String)
  /// `sourcekit-lsp` failed for this reason.
  case failed(String)

  package var description: String {
    switch self {
    case .missing:
      "Identifiers on the pages have no types or documentation: sourcekit-lsp is missing. "
        + "Toolchains from swift.org include it."
    case .noModules(let folder):
      """
      Identifiers on the pages have no types or documentation: the folder of modules that chapters import is missing \
      (\(folder)). Run the program where it was built.
      """
    case .failed(let reason): "Identifiers on the pages have no types or documentation: \(reason)"
    }
  }
}
