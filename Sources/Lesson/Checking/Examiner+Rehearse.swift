import ReactiveTesting

extension Examiner {
  /// Performs the steps of scripts on what the reader wrote and on what is right, and objects to the first difference,
  /// shown on the shortest script that shows it.
  ///
  ///     examiner.rehearse("the ferry", scripts: [[.watch, .load(2), .tieUp]], steps: [.watch, .load(1), .tieUp]) {
  ///       rehearsal in
  ///       let ferry = Ferry(quay: Quay(seed: 1))
  ///       return { step in … }
  ///     } expected: { rehearsal in … }
  ///
  /// Three of them are tried side by side first: what one does must not be seen at another. Then come your scripts, and
  /// many that are made of `steps` and `drawing`, the same in every run: short and long ones, and such in which an
  /// observer makes calls while it is being told an event. A step takes as long as four columns of marbles. Compared are
  /// what observers see, when, and on which queue, what calls answer, and who subscribes to a rehearsal's sources.
  ///
  /// - Parameters:
  ///   - what: What the reader was to write, for the message.
  ///   - scripts: The steps to perform.
  ///   - steps: Those of which further scripts are made.
  ///   - draw: Makes a step up, as far as the statement allows.
  ///   - inside: Whether the statement says what comes of these calls, made one after another while an observer is being
  ///     told an event.
  ///   - yours: Makes a new one of what the reader wrote, and returns what performs a step on it.
  ///   - expected: The same with what is right.
  /// - Returns: Whether there was no difference.
  @discardableResult
  public func rehearse<Step: CustomStringConvertible & SendableMetatype>(
    _ what: String, scripts: [[Step]], steps: [Step] = [], drawing draw: ((inout Dice) -> Step)? = nil,
    inside isSettled: @escaping ([Step]) -> Bool = { _ in true },
    yours: @escaping (Rehearsal) -> (Step) -> Void, expected: @escaping (Rehearsal) -> (Step) -> Void
  ) -> Bool {
    // Nothing that is printed counts.
    let capture = OutputCapture()
    defer { capture.end() }
    func rehearsed(_ script: Script<Step>, by make: (Rehearsal) -> (Step) -> Void, count: Int = 1)
      -> [ScriptDifference.Rehearsed]
    {
      defer { capture.clear() }
      return Self.rehearsals(of: script, count: count, with: make)
    }
    func difference(_ script: Script<Step>) -> ScriptDifference? {
      ScriptDifference(expected: rehearsed(script, by: expected)[0], found: rehearsed(script, by: yours)[0])
    }
    let given = scripts.map { Script(steps: $0) }
    for script in given {
      let model = rehearsed(script, by: expected)[0]
      for found in rehearsed(script, by: yours, count: 3) {
        guard let shared = ScriptDifference(expected: model, found: found) else { continue }
        // What is wrong with one alone is shown alone.
        if objects(to: what, script, difference: difference) { return false }
        add(shared.objection(to: "\(what), one of three at the same time,", script: script))
        return false
      }
    }
    var dice = Dice(seed: scripts.count)
    func step(_ dice: inout Dice) -> Step? {
      guard let draw, steps.isEmpty || Bool.random(using: &dice) else {
        return steps.randomElement(using: &dice)
      }
      return draw(&dice)
    }
    let isMade = !steps.isEmpty || draw != nil
    let drawn = (0..<(isMade ? 100 : 0)).map { number in
      Script.drawn(2 + number / 10, step, &dice)
    }
    let long = (0..<(isMade ? 2 : 0)).map { _ in Script.drawn(160, step, &dice) }
    let reacting = (0..<(isMade ? 200 : 0)).map { number in
      Script.drawn(2 + number / 25, reacting: isSettled, step, &dice)
    }
    let pairs = Script.pairs(of: steps, in: scripts).filter {
      $0.reactions.allSatisfy { isSettled($0.steps) }
    }
    for script in drawn + pairs + reacting + long where objects(to: what, script, difference: difference) {
      return false
    }
    return true
  }

  /// Objects to what `script` shows, on the smallest one that shows it.
  ///
  /// - Returns: Whether it shows anything.
  private func objects<Step>(
    to what: String, _ script: Script<Step>, difference: (Script<Step>) -> ScriptDifference?
  ) -> Bool {
    guard difference(script) != nil else { return false }
    let smallest = Shrinking.smallest(script, smaller: \.smaller) { difference($0) != nil }
    guard let found = difference(smallest) else {
      // What comes only once is shown as it came.
      object("\(what) does not do the same each time.")
      return true
    }
    add(found.objection(to: what, script: smallest))
    return true
  }

  /// What comes of `script` with so many at the same time, each of which performs every step.
  private static func rehearsals<Step>(
    of script: Script<Step>, count: Int, with make: (Rehearsal) -> (Step) -> Void
  ) -> [ScriptDifference.Rehearsed] {
    let parts = (0..<count).map { _ in
      let rehearsal = Rehearsal()
      return (rehearsal: rehearsal, perform: make(rehearsal))
    }
    for (rehearsal, perform) in parts {
      rehearsal.reactions = script.reactions.map { reaction in
        Rehearsal.Reaction(observer: reaction.observer, event: reaction.event) {
          for step in reaction.steps { perform(step) }
        }
      }
    }
    let reactions = script.reactions.map { $0.words }
    var performed: [String] = []
    for step in script.steps {
      performed.append(step.description)
      Underway.during(performed + reactions) {
        for (_, perform) in parts { perform(step) }
        for (rehearsal, _) in parts { rehearsal.passStep() }
      }
    }
    return parts.map { rehearsal, _ in
      let rehearsed = ScriptDifference.Rehearsed(rehearsal)
      rehearsal.close()
      return rehearsed
    }
  }
}
