import Foundation
import TextSupport

extension MarkdownDocument {
  /// Reads the file at `url`.
  ///
  /// If the file cannot be read, the document is empty and has a finding.
  ///
  /// - Parameter file: The name of the file in findings.
  package init(contentsOf url: URL, named file: String) {
    self.init(Result { try Data(contentsOf: url) }, named: file)
  }

  /// Parses the contents of a file.
  ///
  /// If they could not be read, the document is empty and has a finding.
  package init(_ contents: Result<Data, any Error>, named file: String) {
    let data: Data
    switch contents {
    case .success(let bytes): data = bytes
    case .failure(let error):
      let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
      let trouble =
        isMissing ? "is missing; create it" : "cannot be read; check that it is a file and its permissions"
      self.init(text: "", file: file, problem: Finding(file: file, line: 1, message: "\(file) \(trouble)."))
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    var problem: Finding?
    if let line = Self.firstLineThatIsNotUTF8(in: data) {
      problem = Finding(file: file, line: line, message: "This line is not UTF-8; save the file as UTF-8.")
    } else if text.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) {
      problem = Finding(file: file, line: 1, message: "\(file) is empty; add some text.")
    }
    self.init(text: text, file: file, problem: problem)
  }

  private static func firstLineThatIsNotUTF8(in data: Data) -> Int? {
    if String(validating: data, as: UTF8.self) != nil { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}
