package import Composer

/// Random chains for tests, which are the same for the same seed.
package struct RandomCompositions {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D }

  private mutating func number(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }

  private mutating func one<Element>(of elements: [Element]) -> Element { elements[number(elements.count)] }

  /// Returns a chain that compiles, has events in bounds, and doesn't crash.
  package mutating func next() -> Composition {
    while true {
      var chain = Composition(sources(), [], duration: 300)
      for _ in 0...number(Composition.stageLimit) where chain.stages.count < Composition.stageLimit {
        add(to: &chain)
      }
      let checked = CheckedChain(chain)
      let run = ChainRun(checked)
      if checked.isRight, run.crash == nil, !run.isCutOff, run.events.count < 400 { return chain }
    }
  }

  // MARK: Sources

  private mutating func sources() -> [Composition.Source] { ["a", "b", "c"].map { source($0) } }

  private mutating func source(_ name: String) -> Composition.Source {
    let kind = one(of: SourceKind.allCases + [.cold, .cold, .cold, .publish])
    let isText = number(3) == 0
    let labels = isText ? ["a", "b", "c", "d"] : ["1", "2", "3", "4"]
    var marks: [Composition.Mark] = []
    var time = 10 * number(4)
    for _ in 0..<number(6) {
      marks.append(.init(time, .element, one(of: labels)))
      time += 10 * number(4)
    }
    switch number(4) {
    case 0: marks.append(.init(time, .error, "X"))
    case 1: break
    default: marks.append(.init(time, .completed))
    }
    let parameters: [String] =
      switch kind {
      case .behavior: [isText ? "\"a\"" : "0"]
      case .replay: ["\(number(3))"]
      case .of: [one(of: ["1, 2, 3", "\"a\", \"b\"", "7", "[1], [2, 3]", "true, false"])]
      case .timer, .interval: ["\(10 + 10 * number(6))"]
      default: []
      }
    return .init(name, kind, parameters, marks: kind.hasMarks ? marks : [])
  }

  // MARK: Stages

  /// Adds a random stage that compiles.
  private mutating func add(to chain: inout Composition) {
    for _ in 0..<60 {
      let kind = one(of: StageKind.all)
      var longer = chain
      longer.stages.append(.init(kind.identifier, parameters: kind.parameters.map { text($0.kind) }))
      let checked = CheckedChain(longer)
      if checked.isRight {
        chain = longer
        return
      }
    }
  }

  private mutating func text(_ kind: Parameter.Kind) -> String {
    switch kind {
    case .number(let range): "\(min(range.upperBound, range.lowerBound + number(4)))"
    case .time: "\(10 + 10 * number(6))"
    case .closure: one(of: Self.closures)
    case .value: one(of: ["0", "1", "\"z\"", "[0]", "true", "[\"a\"]"])
    case .values: "1, 2"
    case .row: one(of: ["b", "c", "a"])
    case .inner: one(of: ["b", "c", "of", "timer", "interval"])
    case .choice(let choices): one(of: choices)
    }
  }

  private static let closures = [
    "$0", "$1", "($0, $0)", "($0, $1)", "[$0]", "[$0, $1]", "\"\\($0)!\"", "\"\\($0)\\($1)\"", "$0 * 10",
    "$0 + 1",
    "$0 - 1", "$0 / 2", "$0 % 2 == 0", "$0 % 3", "-$0", "!$0", "$0 && true", "$0 > 2 ? $0 : 0", "abs($0 - 3)",
    "String($0)", "$0.count", "$0.uppercased()", "$0.lowercased()", "$0 + \"x\"", "Int($0)", "Int($0) ?? 0",
    "$0.isEmpty", "$0.hasPrefix(\"a\")", "$0.hasSuffix(\"!\")", "$0.contains(\"b\")", "$0 == \"b\"",
    "$0 < \"c\"",
    "$0.0", "$0.1", "$0.index", "$0.element", "$0.element ?? 0", "$0.first", "$0.last", "$0.max() ?? 0",
    "$0.min() ?? \"none\"", "$0.reduce(0, +)", "$0.joined(separator: \"-\")", "$0.joined()", "$0.sorted()",
    "$0.contains(2)", "$0 ?? 0", "$0 ?? \"none\"", "$0.isCompleted", "$0.isStopEvent", "$0 + $1",
    "max($0, $1)", "min($0, $1)", "$0 + [$1]", "$0 == $1", "$0 <= $1", "$0 != 2 && $0 < 5 || $0 == 2",
    "$0 < 3",
    "$0 > 1", "$0.isMultiple(of: 2)", "String(repeating: \"o\", count: 2)", "$0, $0", "$0, $0 * 10",
    "($0 + $1) * 2",
    "1", "true", "\"k\"", "$0 + \"\\($1)\"", "$0.0 == $0.1",
  ]
}
