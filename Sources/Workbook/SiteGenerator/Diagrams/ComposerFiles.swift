import Composer
import Foundation
import Playground

/// The files that the playground loads: the WebAssembly module, and the table of its sources and operators.
struct ComposerFiles {
  static let tablePath = "play/table.js"
  static let modulePath = "play/module.js"

  let files: [String: Data]

  init(_ module: ComposerModule) {
    // The module is encoded as text in a script, because a page opened as a file can load nothing but scripts.
    files = [
      Self.tablePath: Data("rxbookPlay.table = \(Self.json(Table()));\n".utf8),
      Self.modulePath: Data(
        "rxbookPlay.module = { packed: \(module.wasm.isCompressed), text: \"\(module.wasm.data.base64EncodedString())\" };\n"
          .utf8),
    ]
  }

  /// Returns `value` as JSON that is the same in every build.
  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// The table in the form that the script reads.
  private struct Table: Encodable {
    let stageLimit = Composition.stageLimit
    let markLimit = Composition.markLimit
    let longest = Composition.longest
    let start = PackedComposition(.example)
    let sources = SourceKind.allCases.map(SourceEntry.init)
    let stages = StageKind.all.map(StageEntry.init)
    let inner = InnerKind.allCases.map(InnerEntry.init)
  }

  private struct SourceEntry: Encodable {
    let kind: String
    let title: String
    let words: String
    let hasMarks: Bool
    let parameters: [ParameterEntry]

    init(_ source: SourceKind) {
      (kind, title, words, hasMarks) = (source.rawValue, source.title, source.words, source.hasMarks)
      parameters = source.parameters.map(ParameterEntry.init)
    }
  }

  private struct StageEntry: Encodable {
    let kind: String
    let title: String
    let group: String
    let words: String
    let parameters: [ParameterEntry]

    init(_ stage: StageKind) {
      (kind, title, group, words) = (stage.identifier, stage.title, stage.group.title, stage.words)
      parameters = stage.parameters.map(ParameterEntry.init)
    }
  }

  private struct InnerEntry: Encodable {
    let kind: String
    let title: String
    let usual: String

    init(_ inner: InnerKind) { (kind, title, usual) = (inner.rawValue, inner.title, inner.usual) }
  }

  private struct ParameterEntry: Encodable {
    let name: String
    let type: String
    let usual: String
    let choices: [String]?
    let `for`: [String]?

    init(_ parameter: Parameter) {
      (name, usual) = (parameter.name, parameter.usual)
      `for` = parameter.innerKinds?.map(\.rawValue)
      if case .choice(let choices) = parameter.kind { self.choices = choices } else { choices = nil }
      type =
        switch parameter.kind {
        case .number: "number"
        case .time: "time"
        case .closure: "closure"
        case .value: "value"
        case .values: "values"
        case .row: "row"
        case .inner: "inner"
        case .choice: "choice"
        }
    }
  }
}

/// A chain in the form of a link: its duration, its sources and its stages.
struct PackedComposition: Encodable {
  private let composition: Composition

  init(_ composition: Composition) { self.composition = composition }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(composition.duration)
    var sources = list.nestedUnkeyedContainer()
    for source in composition.sources {
      var entry = sources.nestedUnkeyedContainer()
      try entry.encode(source.name)
      try entry.encode(source.kind.rawValue)
      try entry.encode(source.parameters)
      var marks = entry.nestedUnkeyedContainer()
      for mark in source.marks {
        var one = marks.nestedUnkeyedContainer()
        try one.encode(mark.time)
        try one.encode(mark.kind.rawValue)
        try one.encode(mark.text)
      }
    }
    try list.encode(composition.stages.map { [$0.kind] + $0.parameters })
  }
}
