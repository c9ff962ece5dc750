/// The answer to the page: the types, problems and events of a chain, and its code, as JSON.
package struct ChainAnswer {
  package let json: String

  /// The answer to an invalid request.
  package static let refused = "null"

  package init(_ chain: Composition, showsSteps: Bool) {
    let checked = CheckedChain(chain)
    let run = ChainRun(checked)
    var writer = JSONWriter()
    writer.object {
      $0.key("types")
      $0.list(checked.sourceTypes) { $0.add($1) }
      $0.key("stageTypes")
      $0.list(checked.stageTypes) { $0.add($1) }
      $0.key("stageCodes")
      $0.list(checked.stageCodes) { $0.add($1) }
      $0.key("sourceProblems")
      $0.list(checked.sourceProblems) { writer, problem in writer.add(problem) }
      $0.key("stage")
      $0.add(checked.stageProblem.map { $0.stage } ?? -1)
      $0.key("problem")
      $0.add(checked.stageProblem?.problem)
      $0.key("crash")
      $0.add(run.crash ?? "")
      $0.key("isCutOff")
      $0.add(run.isCutOff ? 1 : 0)
      $0.key("inner")
      $0.list(run.innerNames) { $0.list($1) { $0.add($1) } }
      $0.key("events")
      $0.list(run.events) { writer, event in writer.add(event) }
      $0.key("code")
      $0.add(checked.isRight ? checked.program(showsSteps: showsSteps) : "")
    }
    json = writer.text
  }
}

/// Writes JSON.
private struct JSONWriter {
  private(set) var text = ""
  private var needsComma = false

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    text += "{"
    needsComma = false
    body(&self)
    text += "}"
    needsComma = true
  }

  mutating func key(_ name: String) {
    separate()
    text += "\"\(name)\":"
    needsComma = false
  }

  mutating func list<Element>(_ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) {
    separate()
    text += "["
    needsComma = false
    for element in elements { body(&self, element) }
    text += "]"
    needsComma = true
  }

  mutating func add(_ number: Int) {
    separate()
    text += number.description
  }

  mutating func add(_ string: String) {
    separate()
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default: if scalar.value >= 32 { text.unicodeScalars.append(scalar) }
      }
    }
    text += "\""
  }

  mutating func add(_ problem: ChainProblem?) {
    guard let problem else {
      separate()
      text += "null"
      return
    }
    object {
      $0.key("message")
      $0.add(problem.message)
      $0.key("position")
      $0.add(problem.position ?? 0)
      $0.key("parameter")
      $0.add(problem.parameter ?? -1)
    }
  }

  /// Writes an event as a list: its time, the kind and the two numbers of its track, its kind and its text.
  mutating func add(_ event: ChainEvent) {
    let track =
      switch event.track {
      case .source(let number): [0, number, 0]
      case .stage(let number): [1, number, 0]
      case .inner(let stage, let number): [2, stage, number]
      }
    list([event.time] + track + [event.kind.rawValue]) { $0.add($1) }
    // The text is the last element of the list.
    text.removeLast()
    add(event.text)
    text += "]"
  }
}
