import Composer

/// A puzzle about a chain of operators, which the page judges by the events of the result.
package struct Puzzle: Equatable {
  package enum Kind: String, CaseIterable {
    /// A step is missing, and the reader chooses it among several.
    case choose
    /// The reader places the marbles of the first source.
    case place
    /// The reader places the marbles of the result.
    case predict
    /// A step is wrong, and the reader changes or replaces it.
    case fix
  }

  package let kind: Kind
  /// The difficulty, from 1 to 4.
  package let level: Int
  /// The chain of one right answer.
  package let chain: Composition
  /// The number of the step that is missing or wrong.
  package let slot: Int
  /// The choices, of which one is right, or the wrong step of the chain.
  package let options: [Composition.Stage]

  package init(
    _ kind: Kind, level: Int, _ chain: Composition, slot: Int = 0, options: [Composition.Stage] = []
  ) {
    self.kind = kind
    self.level = level
    self.chain = chain
    self.slot = slot
    self.options = options
  }

  /// Returns whether `answer` emits the wanted events, however it does that.
  package func accepts(_ answer: Composition) -> Bool {
    ChainResult(of: answer).map { $0 == ChainResult(of: chain) } ?? false
  }

  /// Returns the chain with another step in the slot.
  package func chain(with stage: Composition.Stage) -> Composition {
    var other = chain
    other.stages[slot] = stage
    return other
  }

  /// Returns the chain with other marbles in the first source.
  package func chain(with marks: [Composition.Mark]) -> Composition {
    var other = chain
    other.sources[0].marks = marks
    return other
  }

  /// The difficulty of a chain, from 1 for one filtering or transforming operator to 4.
  package static func level(of chain: Composition) -> Int {
    let groups = Set(chain.stages.compactMap { StageKind.named($0.kind)?.group })
    let more = [[.combining, .timing, .errors], [.inner]].count { !groups.isDisjoint(with: $0) }
    return min(4, chain.stages.count + more)
  }
}

// MARK: Rules

extension Puzzle {
  /// The maximum number of elements in a result, and the maximum length of their texts.
  private static let (elementLimit, textLimit) = (8, 10)
  /// The maximum length of a text that the reader types.
  private static let typedLimit = 4
  /// The minimum number of choices.
  private static let choiceCount = 4

  /// Whether the puzzle follows all rules, such as that doing nothing is no answer.
  package var isSound: Bool {
    guard let result = ChainResult(of: chain), isShort(result) else { return false }
    let rows = chain.sources.map { ChainResult(of: $0.marks, duration: chain.duration) }
    return !rows.contains(result) && isKindSound(result) && everyStepMatters(result)
      && !dependsOnOrder(result)
  }

  /// Whether the result can be read in a row, which shows all of it.
  private func isShort(_ result: ChainResult) -> Bool {
    let elements = result.elements
    guard (1...Self.elementLimit).contains(elements.count),
      elements.allSatisfy({ $0.text.count <= Self.textLimit }), !hasOverlaps(elements)
    else { return false }
    guard chain.sources.allSatisfy({ $0.marks.allSatisfy { $0.time < chain.duration - 10 } }) else {
      return false
    }
    var longer = chain
    longer.duration *= 2
    return ChainResult(of: longer) == result
  }

  /// Whether a text covers the next element in a row, which has 8 pixels for every 7 milliseconds on a phone.
  private func hasOverlaps(_ elements: [ChainResult.Event]) -> Bool {
    zip(elements, elements.dropFirst()).contains { element, next in
      element.text.count > 1 && 8 * (next.time - element.time) < 7 * (7 * element.text.count - 3)
    }
  }

  private func everyStepMatters(_ result: ChainResult) -> Bool {
    chain.stages.indices.allSatisfy { index in
      var shorter = chain
      shorter.stages.remove(at: index)
      return ChainResult(of: shorter) != result
    }
  }

  /// Whether the result depends on the order of simultaneous events, which no row shows.
  private func dependsOnOrder(_ result: ChainResult) -> Bool {
    chain.sources.indices.contains { index in
      var later = chain
      for mark in later.sources[index].marks.indices { later.sources[index].marks[mark].time += 1 }
      guard let other = ChainResult(of: later), other.events.count == result.events.count else { return true }
      return !zip(result.events, other.events).allSatisfy {
        $0.kind == $1.kind && $0.text == $1.text && abs($0.time - $1.time) < 8
      }
    }
  }

  private func isKindSound(_ result: ChainResult) -> Bool {
    switch kind {
    case .choose:
      let results = options.map { ChainResult(of: chain(with: $0)) }
      return options.count >= Self.choiceCount && options.contains(chain.stages[slot])
        && !results.contains(nil) && results.count { $0 == result } == 1
    case .fix:
      guard options.count == 1, let wrong = ChainResult(of: chain(with: options[0])) else { return false }
      return wrong != result
    case .place:
      // Neither an empty row nor a copy of the result is an answer.
      return chain.sources[0].marks.count { $0.kind == .element } >= 2
        && !accepts(chain(with: [])) && !accepts(chain(with: result.marks))
    case .predict:
      let times = result.elements.map(\.time)
      return Set(times).count == times.count && result.events.allSatisfy { $0.time % 10 == 0 }
        && result.elements.allSatisfy { $0.text.count <= Self.typedLimit }
    }
  }
}
