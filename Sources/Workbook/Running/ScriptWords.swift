/// What a file of the reader's writes to standard error, as they see it while it runs.
///
/// Why the runtime ends a program is held back until it is clear whether that is the last word: then it is said with
/// the reader's line. Places in the standard library are left out.
public struct ScriptWords {
  private let file: String
  private let name: String
  private var words = LastWords()
  private var held: String?

  /// - Parameters:
  ///   - file: The last name of the file.
  ///   - name: What the reader calls it.
  public init(of file: String, named name: String) {
    self.file = file
    self.name = name
  }

  /// The lines to show before what else `event` brings.
  public mutating func lines(before event: HostEvent) -> [String] {
    switch event {
    case .began, .traced: return []
    case .output: return release()
    case .errors(let bytes): return words.lines(after: bytes).flatMap { take($0) }
    case .ended(let ending):
      let rest = words.lines(after: [UInt8(ascii: "\n")]).filter { !$0.isEmpty }.flatMap { take($0) }
      if case .trapped = ending { return rest }
      return rest + release()
    }
  }

  private mutating func take(_ line: String) -> [String] {
    let earlier = release()
    guard LastWords.isFatal(line) else { return earlier + [line] }
    held = line
    return earlier
  }

  private mutating func release() -> [String] {
    defer { held = nil }
    return held.map { line in
      let place = LastWords.line(in: line, of: file).map { "\(name):\($0): " } ?? ""
      return [place + LastWords.reason(in: line)]
    } ?? []
  }
}
