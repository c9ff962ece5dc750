/// Steps to be performed on something that publishes, and what is done meanwhile from inside.
struct Script<Step: CustomStringConvertible> {
  var steps: [Step]
  var reactions: [Reaction] = []

  /// What an observer does while it is being told an event.
  struct Reaction {
    /// The number of the observer, counted from 1.
    let observer: Int
    /// Which of its events it is, counted from 1.
    let event: Int
    var steps: [Step]

    var words: String {
      let ordinal = [1: "1st", 2: "2nd", 3: "3rd"][event] ?? "\(event)th"
      let calls = steps.map(\.description).joined(separator: ", then ")
      return "While observer \(observer) is being told its \(ordinal) event: \(calls)"
    }
  }

  /// The same with less.
  var smaller: [Script] {
    var scripts: [Script] = []
    if steps.count > 12 {
      for half in [steps.prefix(steps.count / 2), steps.suffix(steps.count / 2)] {
        scripts.append(Script(steps: Array(half), reactions: reactions))
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

  /// Each of `scripts` in turn, in which the first observer takes one of `steps`, or one and then another, while it is
  /// being told its first or second event: all pairs there are.
  static func pairs(of steps: [Step], in scripts: [[Step]]) -> [Script] {
    if scripts.isEmpty { return [] }
    var made: [Script] = []
    for first in steps.indices {
      for second in [nil] + steps.indices.map(Optional.some) {
        let calls = [steps[first]] + (second.map { [steps[$0]] } ?? [])
        made.append(
          Script(
            steps: scripts[made.count % scripts.count],
            reactions: [Reaction(observer: 1, event: 1 + made.count % 2, steps: calls)]))
      }
    }
    return made
  }

  /// A script of `length` steps.
  static func drawn(_ length: Int, _ draw: (inout Dice) -> Step?, _ dice: inout Dice) -> Script {
    Script(steps: (0..<length).compactMap { _ in draw(&dice) })
  }

  /// A script of `length` steps, with a reaction or two of those that are `settled`.
  static func drawn(
    _ length: Int, reacting isSettled: ([Step]) -> Bool, _ draw: (inout Dice) -> Step?, _ dice: inout Dice
  ) -> Script {
    var script = drawn(length, draw, &dice)
    for _ in 0..<Int.random(in: 1...2, using: &dice) {
      let reaction = Reaction(
        observer: Int.random(in: 1...2, using: &dice), event: Int.random(in: 1...3, using: &dice),
        steps: (0..<Int.random(in: 1...3, using: &dice)).prefix(2).compactMap { _ in draw(&dice) })
      if isSettled(reaction.steps) { script.reactions.append(reaction) }
    }
    return script
  }
}
