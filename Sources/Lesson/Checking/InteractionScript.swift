/// The steps to perform on an object, with reactions of observers.
struct InteractionScript<Step: CustomStringConvertible> {
  var steps: [Step]
  var reactions: [Reaction] = []

  /// The calls that an observer makes while it receives an event.
  struct Reaction {
    /// The number of the observer, counted from 1.
    let observer: Int
    /// The number of the event among those of the observer, counted from 1.
    let event: Int
    var steps: [Step]

    var sentence: String {
      let ordinal = [1: "1st", 2: "2nd", 3: "3rd"][event] ?? "\(event)th"
      let calls = steps.map(\.description).joined(separator: ", then ")
      return "While observer \(observer) receives its \(ordinal) event: \(calls)"
    }
  }

  /// The scripts with one part less.
  var smaller: [InteractionScript] {
    var scripts: [InteractionScript] = []
    if steps.count > 12 {
      for half in [steps.prefix(steps.count / 2), steps.suffix(steps.count / 2)] {
        scripts.append(InteractionScript(steps: Array(half), reactions: reactions))
      }
    }
    for index in steps.indices {
      var script = self
      script.steps.remove(at: index)
      scripts.append(script)
    }
    for index in reactions.indices {
      var script = self
      script.reactions.remove(at: index)
      scripts.append(script)
      for step in reactions[index].steps.indices where reactions[index].steps.count > 1 {
        var script = self
        script.reactions[index].steps.remove(at: step)
        scripts.append(script)
      }
    }
    return scripts
  }

  /// Returns scripts with a reaction for each step and each pair of steps.
  ///
  /// The reactions are distributed over `scripts`. The first observer makes the calls while it receives its first or
  /// second event.
  static func pairs(of steps: [Step], in scripts: [[Step]]) -> [InteractionScript] {
    if scripts.isEmpty { return [] }
    var made: [InteractionScript] = []
    for first in steps.indices {
      for second in [nil] + steps.indices.map(Optional.some) {
        let calls = [steps[first]] + (second.map { [steps[$0]] } ?? [])
        made.append(
          InteractionScript(
            steps: scripts[made.count % scripts.count],
            reactions: [Reaction(observer: 1, event: 1 + made.count % 2, steps: calls)]))
      }
    }
    return made
  }

  /// Returns a generated script of `length` steps.
  static func drawn(
    _ length: Int, _ draw: (inout SeededGenerator) -> Step?, _ generator: inout SeededGenerator
  ) -> InteractionScript {
    InteractionScript(steps: (0..<length).compactMap { _ in draw(&generator) })
  }

  /// Returns a generated script of `length` steps with one or two reactions that satisfy `isSettled`.
  static func drawn(
    _ length: Int, reacting isSettled: ([Step]) -> Bool, _ draw: (inout SeededGenerator) -> Step?,
    _ generator: inout SeededGenerator
  ) -> InteractionScript {
    var script = drawn(length, draw, &generator)
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let reaction = Reaction(
        observer: Int.random(in: 1...2, using: &generator), event: Int.random(in: 1...3, using: &generator),
        steps: (0..<Int.random(in: 1...3, using: &generator)).prefix(2).compactMap { _ in draw(&generator) })
      if isSettled(reaction.steps) { script.reactions.append(reaction) }
    }
    return script
  }
}
