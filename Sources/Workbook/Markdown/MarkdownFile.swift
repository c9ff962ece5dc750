public import Foundation

extension MarkdownDocument {
  /// Reads the file at `url`; what keeps it from being read is a finding.
  ///
  /// - Parameter file: The name that findings carry.
  public init(contentsOf url: URL, named file: String) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      let isMissing = (error as? CocoaError)?.code == .fileReadNoSuchFile
      let trouble =
        isMissing ? "is missing; write it" : "cannot be read; see that it is a file and open to you"
      self.init(text: "", file: file, problem: Finding(file: file, line: 1, message: "\(file) \(trouble)."))
      return
    }
    let text = String(decoding: data, as: UTF8.self)
    var problem: Finding?
    if let line = Self.firstLineThatIsNotUTF8(in: data) {
      problem = Finding(file: file, line: line, message: "This line is not UTF-8; save the file as UTF-8.")
    } else if text.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) {
      problem = Finding(file: file, line: 1, message: "\(file) is empty; write it.")
    }
    self.init(text: text, file: file, problem: problem)
  }

  private static func firstLineThatIsNotUTF8(in data: Data) -> Int? {
    if String(validating: data, as: UTF8.self) != nil { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}
