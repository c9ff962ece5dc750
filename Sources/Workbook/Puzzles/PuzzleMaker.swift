import Composer

/// Makes puzzles with the operators of a chapter.
///
/// The same chapter, kind and number give the same puzzle in every build.
package struct PuzzleMaker {
  /// The operators of which each puzzle uses at least one.
  private let own: [StageKind]
  /// The operators that the reader knows.
  private let known: [StageKind]

  /// The operators whose effect a result can show.
  ///
  /// A chain has only one subscriber, and virtual time has only one thread.
  package static let operators = StageKind.all.filter { $0.group != .sharing }.map(\.identifier)

  /// - Parameters:
  ///   - own: The identifiers of the chapter's operators.
  ///   - earlier: The identifiers of the operators that earlier chapters teach.
  package init(own: [String], earlier: [String]) {
    self.own = StageKind.all.filter { own.contains($0.identifier) && Self.operators.contains($0.identifier) }
    known = StageKind.all.filter {
      Self.operators.contains($0.identifier) && (own + earlier).contains($0.identifier)
    }
  }

  /// Returns `count` puzzles, the simplest first, or fewer if there are no more.
  package func puzzles(_ kind: Puzzle.Kind, count: Int, seed: Int) -> [Puzzle] {
    var random = PuzzleRandom(seed: UInt64(seed))
    var puzzles: [Puzzle] = []
    var levels = [1, 2, 3, 4]
    while puzzles.count < count, !levels.isEmpty {
      let level = levels[puzzles.count * levels.count / count]
      if let puzzle = puzzle(kind, level: level, &random), !puzzles.contains(puzzle) {
        puzzles.append(puzzle)
      } else {
        // For example, one operator with an inner sequence is already on the second level.
        levels.removeAll { $0 == level }
      }
    }
    return puzzles.sorted { $0.level < $1.level }
  }

  /// Returns a puzzle of this level, or nil if none was found.
  package func puzzle(_ kind: Puzzle.Kind, level: Int, seed: Int) -> Puzzle? {
    var random = PuzzleRandom(seed: UInt64(seed))
    return puzzle(kind, level: level, &random)
  }

  /// The number of chains that are tried for a puzzle.
  private static let tries = 400

  private func puzzle(_ kind: Puzzle.Kind, level: Int, _ random: inout PuzzleRandom) -> Puzzle? {
    for _ in 0..<Self.tries {
      guard let chain = chain(level, &random), Puzzle.level(of: chain) == level else { continue }
      let slot = random.number(chain.stages.count)
      // Most chains are rejected here, before other steps are tried.
      guard Self.hasVisibleResult(chain) else { continue }
      var options: [Composition.Stage] = []
      if kind == .choose || kind == .fix {
        options = others(in: chain, slot, count: kind == .choose ? 4 : 1, &random)
        if kind == .choose { options.insert(chain.stages[slot], at: random.number(options.count + 1)) }
      }
      let puzzle = Puzzle(kind, level: level, Self.used(chain, options), slot: slot, options: options)
      if puzzle.isSound { return puzzle }
    }
    return nil
  }

  // MARK: Chains

  private func chain(_ level: Int, _ random: inout PuzzleRandom) -> Composition? {
    if own.isEmpty { return nil }
    var chain = Composition([row("a", isFirst: true, &random), row("b", isFirst: false, &random)], [])
    let count = max(1, level - random.number(3))
    let ownPosition = random.number(count)
    for position in 0..<count {
      for _ in 0..<5 {
        let kind = random.one(of: position == ownPosition ? own : known)
        var longer = chain
        longer.stages.append(stage(kind, &random))
        if CheckedChain(longer).isRight {
          chain = longer
          break
        }
      }
    }
    return chain.stages.count == count ? chain : nil
  }

  private func stage(_ kind: StageKind, _ random: inout PuzzleRandom) -> Composition.Stage {
    .init(kind.identifier, parameters: random.one(of: kind.puzzleParameters))
  }

  /// Returns a row whose marbles are never at the same time as those of the other row.
  private func row(_ name: String, isFirst: Bool, _ random: inout PuzzleRandom) -> Composition.Source {
    let readsNumbers = known.contains { $0.identifier == "compactMap" }
    let values: [String] =
      switch random.number(6) {
      case 0: ["a", "b", "c", "d"]
      case 1 where readsNumbers && isFirst: ["1", "x", "3", "y", "6"]
      default: (1...9).map(String.init)
      }
    var marks: [Composition.Mark] = []
    var time = (isFirst ? 0 : 10) + 20 * random.number(3)
    for _ in 0..<(isFirst ? 4 + random.number(3) : 2 + random.number(2)) {
      let isRepeated = random.number(4) == 0
      marks.append(.init(time, .element, (isRepeated ? marks.last?.text : nil) ?? random.one(of: values)))
      time += 20 + 20 * (random.number(2) * random.number(4))
    }
    let handlesErrors = known.contains { $0.group == .errors }
    switch random.number(10) {
    case 0: break
    case 1...(handlesErrors && isFirst ? 5 : 1): marks.append(.init(time, .error, "X"))
    default: marks.append(.init(time, .completed))
    }
    return .init(name, marks: marks)
  }

  /// Returns `chain` without the second source if neither it nor `options` need it.
  private static func used(_ chain: Composition, _ options: [Composition.Stage] = []) -> Composition {
    var used = chain
    if !(chain.stages + options).contains(where: { $0.parameters.contains("b") }) {
      used.sources.removeLast()
    }
    return used
  }

  /// Returns whether the chain emits an element, and changes its source.
  private static func hasVisibleResult(_ chain: Composition) -> Bool {
    guard let result = ChainResult(of: chain), !result.elements.isEmpty else { return false }
    return result != ChainResult(of: chain.sources[0].marks, duration: chain.duration)
  }

  // MARK: Other steps

  /// Returns steps that could be in the place of the step in the slot, but give another result.
  private func others(
    in chain: Composition, _ slot: Int, count: Int, _ random: inout PuzzleRandom
  ) -> [Composition.Stage] {
    let right = chain.stages[slot]
    let wanted = ChainResult(of: chain)
    let kind = known.first { $0.identifier == right.kind }
    let alike = known.filter { $0.group == kind?.group }
    var others: [Composition.Stage] = []
    for attempt in 0..<40 where others.count < count {
      let other =
        switch attempt % 3 {
        case 0: alike
        case 1: [kind].compactMap(\.self)
        default: known
        }
      let stage = stage(random.one(of: other.isEmpty ? known : other), &random)
      var changed = chain
      changed.stages[slot] = stage
      if stage != right, !others.contains(stage), let result = ChainResult(of: changed), result != wanted {
        others.append(stage)
      }
    }
    return others
  }
}

/// A random number generator with the same numbers in every build.
struct PuzzleRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x2545_F491_4F6C_DD1D &+ 1 }

  /// Returns a number from 0 to `limit - 1`.
  mutating func number(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func one<Element>(of elements: [Element]) -> Element { elements[number(elements.count)] }
}
