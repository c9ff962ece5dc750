import BookMarkdown
import TextSupport

/// Determines the role of a chapter's fence from its language and attributes.
struct FenceRoleParser {
  /// The role; nil if the fence is invalid.
  private(set) var role: ChapterFence.Role?
  /// The problems with the fence, one sentence each.
  private(set) var problems: [String] = []

  private static let attributesByLanguage = [
    "swift": ["of", "file", "fails", "warns", "sketch"],
    "output": ["of", "match", "asked"],
    "answers": ["of"],
    "marble": ["of", "frame", "asked"],
    "choose": [],
    "operators": ["complete"],
    "demo": ["of"],
  ]
  private static let languages = ["swift", "output", "marble", "answers", "choose", "operators", "demo"]
  /// The minimum number of letters in a part of a compiler message that identifies it.
  private static let shortestReason = 5

  init(of fence: Fence) {
    guard let known = Self.attributesByLanguage[fence.language] else {
      role = .shown
      inspectShown(fence)
      if !problems.isEmpty { role = nil }
      return
    }
    inspectNames(fence, known: known)
    inspectValues(fence)
    guard problems.isEmpty else { return }
    if fence.attributes.contains(where: { $0.name == "sketch" }) || Self.isRead(fence) { inspectBody(fence) }
    role =
      switch fence.language {
      case "swift": swiftRole(fence)
      case "marble": marbleRole(fence)
      case "answers": .answers(of: fence.attributes.first?.value)
      case "choose": .choices
      case "operators": .operators(isComplete: fence.attributes.first?.value == "yes")
      case "demo": demoRole(fence)
      default: outputRole(fence)
      }
    if !problems.isEmpty { role = nil }
  }

  /// Whether the body is parsed but not compared with anything.
  private static func isRead(_ fence: Fence) -> Bool {
    ["choose", "operators", "demo"].contains(fence.language)
  }

  /// Reports an empty body.
  ///
  /// In fences that are compared with something, an empty body is reported by the comparison.
  private mutating func inspectBody(_ fence: Fence) {
    if fence.body.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      problems.append("This fence is empty; add some content or remove it.")
    }
  }

  private mutating func inspectShown(_ fence: Fence) {
    inspectBody(fence)
    let language = fence.language
    if let meant = nearest(to: language, in: Self.languages), language.count > 3 {
      problems.append("A `\(language)` fence would be shown without verification; did you mean `\(meant)`?")
    }
    for attribute in fence.attributes {
      problems.append(
        "A `\(language)` fence is not verified and has no attributes; remove `\(attribute.name)`.")
    }
  }

  private mutating func inspectNames(_ fence: Fence, known: [String]) {
    var seen: Set<String> = []
    let isVowel = ["output", "answers", "operators"].contains(fence.language)
    let fences = "\(isVowel ? "an" : "a") \(fence.language) fence"
    for name in fence.attributes.map(\.name) {
      if !seen.insert(name).inserted {
        problems.append("`\(name)` is given twice; remove one of them.")
      } else if !known.contains(name) {
        if let owner = owner(of: name) {
          let others = known.isEmpty ? "has no attributes" : "has \(Self.list(known))"
          problems.append("`\(name)` belongs to \(owner) fences; \(fences) \(others).")
        } else if let meant = nearest(to: name, in: known) {
          problems.append("`\(name)` is not an attribute of \(fences); did you mean `\(meant)`?")
        } else {
          let others = known.isEmpty ? "has none" : "has \(Self.list(known))"
          problems.append("`\(name)` is not an attribute of \(fences), which \(others).")
        }
      }
    }
  }

  private func owner(of name: String) -> String? {
    Self.languages.first { Self.attributesByLanguage[$0, default: []].contains(name) }
  }

  private mutating func inspectValues(_ fence: Fence) {
    for attribute in fence.attributes {
      guard let value = attribute.value, !value.allSatisfy(\.isWhitespace) else {
        problems.append("`\(attribute.name)` has no value; write \(attribute.name)=\"…\".")
        continue
      }
      if attribute.name == "frame", fence.language == "marble", FrameDuration.nanoseconds(value) == nil {
        problems.append(
          "`frame` must be a duration such as 10ms or 1s, but it is `\(value)`.")
      }
      if attribute.name == "match", fence.language == "output", Match(rawValue: value) == nil {
        let known = Match.allCases.map(\.rawValue)
        let advice =
          nearest(to: value, in: known).map { "did you mean `\($0)`?" } ?? "use \(Self.list(known))."
        problems.append("`match` cannot be `\(value)`; \(advice)")
      }
      if ["asked", "complete"].contains(attribute.name), !["yes", "no"].contains(value) {
        problems.append("`\(attribute.name)` must be `yes` or `no`, but it is `\(value)`.")
      }
    }
  }

  private mutating func swiftRole(_ fence: Fence) -> ChapterFence.Role? {
    guard let attribute = fence.attributes.first, let value = attribute.value else {
      problems.append(
        "This swift fence does not say what it shows; add of=\"EXAMPLE\", file=\"FILE.swift\", "
          + "fails=\"MESSAGE\", warns=\"MESSAGE\" or sketch=\"REASON\".")
      return nil
    }
    guard fence.attributes.count == 1 else {
      let names = fence.attributes.map { "`\($0.name)`" }.joined(separator: " and ")
      problems.append("\(names) cannot be combined; use only the one that describes this fence.")
      return nil
    }
    if ["fails", "warns"].contains(attribute.name), value.count(where: \.isLetter) < Self.shortestReason {
      problems.append(
        "Many messages contain \u{201C}\(value)\u{201D}; quote more of the expected message.")
      return nil
    }
    return switch attribute.name {
    case "of": .example(value)
    case "file": .file(value)
    case "fails": .fails(value)
    case "warns": .warns(value)
    default: .sketch(reason: value)
    }
  }

  private func outputRole(_ fence: Fence) -> ChapterFence.Role {
    let values = Dictionary(uniqueKeysWithValues: fence.attributes.map { ($0.name, $0.value) })
    let match = values["match"].flatMap { $0 }.flatMap(Match.init(rawValue:))
    return .output(
      of: values["of"].flatMap { $0 }, match: match ?? .exact,
      asked: values["asked"].flatMap { $0 }.map { $0 == "yes" })
  }

  private mutating func marbleRole(_ fence: Fence) -> ChapterFence.Role? {
    let values = Dictionary(uniqueKeysWithValues: fence.attributes.map { ($0.name, $0.value) })
    guard let name = values["of"].flatMap(\.self) else {
      problems.append("This marble fence does not say which diagram it shows; add of=\"DIAGRAM\".")
      return nil
    }
    let frame = values["frame"].flatMap(\.self).flatMap(FrameDuration.nanoseconds)
    return .marble(
      of: name, frame: frame ?? FrameDuration.usual,
      asked: values["asked"].flatMap(\.self).map { $0 == "yes" })
  }

  private mutating func demoRole(_ fence: Fence) -> ChapterFence.Role? {
    guard let chapter = fence.attributes.first?.value else {
      problems.append("This demo does not say which chapter has its diagrams; add of=\"chapter1\".")
      return nil
    }
    return .demo(of: chapter)
  }

  private static func list(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    if quoted.count == 1 { return quoted[0] }
    return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }
}
