import Foundation

/// On which page of a printed file each identifier of its document stands, as Chromium's files say it.
struct PrintedPages {
  private(set) var numbers: [String: Int] = [:]

  init(of file: Data) {
    // Each byte is a character: what is between streams is ASCII.
    let text = String(decoding: file.map { UInt16($0) }, as: UTF16.self)
    var kids: [String: [String]] = [:]
    for match in text.matches(of: /(\d+) 0 obj\n<<\/Type \/Pages(?:[^>]*?)\/Kids \[([^\]]*)\]/) {
      kids[String(match.output.1)] = match.output.2.matches(of: /(\d+) 0 R/).map { String($0.output.1) }
    }
    let inner = Set(kids.values.joined())
    guard let root = kids.keys.first(where: { !inner.contains($0) }) else { return }
    var order: [String: Int] = [:]
    var waiting = [root]
    while let next = waiting.popLast() {
      if let below = kids[next] { waiting += below.reversed() } else { order[next] = order.count + 1 }
    }
    for match in text.matches(of: /\/([^\s\/\[\]<>]+) \[(\d+) 0 R \/XYZ/) {
      guard let name = Self.identifier(String(match.output.1)) else { continue }
      numbers[name] = order[String(match.output.2)]
    }
  }

  /// A name of the file, in which `#` and two digits stand for a byte, as an identifier of the document.
  private static func identifier(_ name: String) -> String? {
    let percents = name.replacing(/#([0-9A-F]{2})/) { "%\($0.output.1)" }
    return percents.removingPercentEncoding?.removingPercentEncoding
  }
}
