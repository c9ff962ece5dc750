import Foundation
import TextSupport

@testable import Lesson

/// A solution of a challenge with one small change, which its check must refuse.
///
/// Most changes do not need to know the types, so some mutants do not compile.
struct Mutant: Sendable {
  /// The number of the changed line.
  let line: Int
  /// The change, such as `< becomes <=`.
  let change: String
  /// The kind of change.
  let kind: Kind
  let text: String

  enum Kind: CaseIterable {
    case operatorSign, number, condition, operatorName, removedStage, removedStatement, repeatedStatement
    case droppedElement, repeatedElement, sharedState
  }

  /// Returns all mutants of `solution`.
  ///
  /// - Parameter starter: The challenge's starter, whose lines are not changed, because a check refuses that anyway.
  static func all(of solution: String, starter: String) -> [Mutant] {
    Mutator(solution, starter).mutants
  }

  /// Returns `count` of `mutants`, of as many kinds as possible, and always the same ones.
  static func sample(_ count: Int, of mutants: [Mutant]) -> [Mutant] {
    var random = SeededGenerator(seed: 1)
    var rest = Kind.allCases.map { kind in mutants.filter { $0.kind == kind }.shuffled(using: &random) }
    var sample: [Mutant] = []
    while sample.count < count, rest.contains(where: { !$0.isEmpty }) {
      for kind in rest.indices where sample.count < count {
        if let mutant = rest[kind].popLast() { sample.append(mutant) }
      }
    }
    return sample
  }
}

/// Changes a solution in all ways that `Mutant.Kind` lists.
private struct Mutator {
  private let source: String
  private let tokens: [SwiftToken]
  private let lines: [Substring]
  private let given: Set<String>
  private(set) var mutants: [Mutant] = []

  init(_ source: String, _ starter: String) {
    self.source = source
    tokens = SwiftLexer.tokens(of: source).filter { $0.kind != .comment }
    lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    given = Set(starter.split(separator: "\n").map(\.trimmed))
    for index in tokens.indices where !given.contains(lines[tokens[index].line - 1].trimmed) {
      changeToken(index)
      negateCondition(index)
      changeStage(index)
    }
    changeStatements()
  }

  // MARK: Tokens

  private static let signs = [
    "<": ["<=", ">"], "<=": ["<"], ">": [">=", "<"], ">=": [">"], "==": ["!="], "!=": ["=="], "&&": ["||"],
    "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"], "...": ["..<"], "..<": ["..."],
    "+=": ["-="], "-=": ["+="],
  ]

  private static let names = [
    "flatMap": ["flatMapLatest", "flatMapFirst", "concatMap"], "flatMapLatest": ["flatMap", "flatMapFirst"],
    "flatMapFirst": ["flatMap", "flatMapLatest"], "concatMap": ["flatMap", "flatMapLatest"],
    "merge": ["concat"], "concat": ["merge"], "combineLatest": ["zip"], "zip": ["combineLatest"],
    "take": ["skip"], "skip": ["take"], "takeLast": ["skip"], "first": ["last"], "last": ["first"],
    "debounce": ["throttle"], "throttle": ["debounce"], "scan": ["reduce"], "reduce": ["scan"],
    "until": ["while"], "min": ["max"], "max": ["min"], "onError": ["onCompleted"],
    "removeFirst": ["removeLast"], "removeLast": ["removeFirst"], "amb": ["concat"],
    "sample": ["withLatestFrom"], "withLatestFrom": ["sample"], "prefix": ["suffix"], "suffix": ["prefix"],
    "true": ["false"], "false": ["true"], "allSatisfy": ["contains"], "prepend": ["append"],
    "seconds": ["milliseconds"], "milliseconds": ["seconds"], "onDisposed": ["onCompleted"],
    "PublishSubject": ["ReplaySubject"], "success": ["failure"],
  ]

  private mutating func changeToken(_ index: Int) {
    let token = tokens[index]
    let text = String(token.text)
    switch token.kind {
    case .operator:
      for sign in Self.signs[text] ?? [] { add(.operatorSign, token.range, sign) }
    case .number:
      guard let number = Int(text) else { return }
      add(.number, token.range, "\(number + 1)")
      if number > 0 { add(.number, token.range, "\(number - 1)") }
    case .identifier, .keyword:
      for name in Self.names[text] ?? [] { add(.operatorName, token.range, name) }
    default: break
    }
  }

  // MARK: Conditions

  /// Negates the condition after `if`, `guard` or `while`, or the result of a closure that returns a condition.
  private mutating func negateCondition(_ index: Int) {
    let token = tokens[index]
    if token.kind == .keyword, ["if", "guard", "while"].contains(token.text) {
      if let end = endOfCondition(after: index) {
        negate(tokens[index + 1].range.lowerBound..<tokens[end].range.upperBound)
      }
      return
    }
    guard ["filter", "contains", "allSatisfy", "removeAll", "skip", "take", "where"].contains(token.text)
    else { return }
    // The closure must begin and end on the same line.
    guard let opening = tokens.indices[index...].first(where: { tokens[$0].text == "{" }),
      tokens[opening].line == token.line, let closing = closing(of: opening),
      tokens[closing].line == token.line
    else { return }
    let start = tokens.indices[opening...closing].first { tokens[$0].text == "in" } ?? opening
    guard start + 1 < closing else { return }
    negate(tokens[start + 1].range.lowerBound..<tokens[closing - 1].range.upperBound)
  }

  /// Returns the last token of a single condition, or nil if there are several, or one that binds a variable.
  private func endOfCondition(after index: Int) -> Int? {
    var depth = 0
    for next in tokens.indices[(index + 1)...] {
      let text = tokens[next].text
      if depth == 0, ["let", "var", "case", ","].contains(text) { return nil }
      if depth == 0, text == "{" || text == "else" { return next - 1 > index ? next - 1 : nil }
      if ["(", "["].contains(text) { depth += 1 }
      if [")", "]"].contains(text) { depth -= 1 }
    }
    return nil
  }

  private mutating func negate(_ range: Range<String.Index>) { add(.condition, range, "!(\(source[range]))") }

  // MARK: Stages of a chain

  /// Removes a stage of a chain, and adds stages after it that lose, repeat or share elements.
  private mutating func changeStage(_ index: Int) {
    guard tokens[index].text == ".", index + 2 < tokens.count, tokens[index + 1].kind == .identifier,
      "({".contains(tokens[index + 2].text)
    else { return }
    guard var end = closing(of: index + 2) else { return }
    // Trailing closures, with their labels.
    while end + 1 < tokens.count {
      if tokens[end + 1].text == "{", tokens[end].text == ")", let last = closing(of: end + 1) {
        end = last
      } else if end + 3 < tokens.count, tokens[end + 1].kind == .identifier, tokens[end + 2].text == ":",
        tokens[end + 3].text == "{", let last = closing(of: end + 3)
      {
        end = last
      } else {
        break
      }
    }
    let stage = tokens[index].range.lowerBound..<tokens[end].range.upperBound
    add(.removedStage, stage, "")
    for new in [".skip(1)", ".enumerated().filter { $0.index != 2 }.map { $0.element }"] {
      add(.droppedElement, after: stage, new)
    }
    add(.repeatedElement, after: stage, ".concatMap { Observable.of($0, $0) }")
    add(.sharedState, after: stage, ".share(replay: 1, scope: .forever)")
  }

  /// Returns the index of the bracket that closes the one at `opening`.
  private func closing(of opening: Int) -> Int? {
    var depth = 0
    for index in tokens.indices[opening...] {
      switch tokens[index].text {
      case "(", "[", "{", "\\(": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  // MARK: Statements

  /// Removes and repeats each statement of one line.
  private mutating func changeStatements() {
    let excluded = [
      "let", "var", "func", "case", "guard", "if", "for", "import", "struct", "enum", "class", "switch",
    ]
    for (number, tokens) in Dictionary(grouping: tokens, by: \.line).sorted(by: { $0.key < $1.key }) {
      let line = lines[number - 1]
      guard !given.contains(line.trimmed), let first = tokens.first,
        first.kind == .identifier || first.text == "self",
        !excluded.contains(String(first.text)),
        !tokens.contains(where: { $0.text == "in" && $0.kind == .keyword }),
        isBalanced(tokens), tokens.contains(where: { "([=".contains($0.text) || $0.text.hasSuffix("=") }),
        tokens.last?.text != ",", tokens.last?.text != ":"
      else { continue }
      let range = line.startIndex..<line.endIndex
      add(.removedStatement, range, "", line: number)
      add(.repeatedStatement, range, "\(line)\n\(line)", line: number)
    }
  }

  private func isBalanced(_ tokens: [SwiftToken]) -> Bool {
    var depth = 0
    for token in tokens {
      if ["(", "[", "{", "\\("].contains(token.text) { depth += 1 }
      if [")", "]", "}"].contains(token.text) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  // MARK: Results

  /// Adds a mutant with `new` after `stage`.
  private mutating func add(_ kind: Mutant.Kind, after stage: Range<String.Index>, _ new: String) {
    let end = stage.upperBound..<stage.upperBound
    add(kind, end, new, line: line(of: end.lowerBound), "\(new) after \(compact(stage))")
  }

  private mutating func add(
    _ kind: Mutant.Kind, _ range: Range<String.Index>, _ new: String, line: Int? = nil
  ) {
    let old = compact(range)
    let change =
      switch kind {
      case .removedStage, .removedStatement: "without \(old)"
      case .repeatedStatement: "\(old) twice"
      default: "\(old) becomes \(new)"
      }
    add(kind, range, new, line: line ?? self.line(of: range.lowerBound), change)
  }

  private mutating func add(
    _ kind: Mutant.Kind, _ range: Range<String.Index>, _ new: String, line: Int, _ change: String
  ) {
    let text = source.replacingCharacters(in: range, with: new)
    mutants.append(Mutant(line: line, change: change, kind: kind, text: text))
  }

  private func line(of position: String.Index) -> Int { source[..<position].count { $0 == "\n" } + 1 }

  /// Returns the source in `range` without line breaks and repeated spaces.
  private func compact(_ range: Range<String.Index>) -> String {
    source[range].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
