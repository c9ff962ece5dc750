import ReactiveTesting

extension Examiner {
  /// Performs scripts on the reader's object and on a correct one, and objects to the first difference.
  ///
  /// The objection shows the shortest script that still fails.
  ///
  ///     examiner.rehearse("the ferry", scripts: [[.watch, .load(2), .tieUp]], steps: [.watch, .load(1), .tieUp]) {
  ///       rehearsal in
  ///       let ferry = Ferry(quay: Quay(seed: 1))
  ///       return { step in … }
  ///     } expected: { rehearsal in … }
  ///
  /// First, each given script is performed on three objects at the same time, which must not affect each other. Then
  /// follow many scripts generated from `steps` and `draw`, the same in every run: short and long ones, and some in
  /// which an observer makes calls while it receives an event. A step takes as long as four columns of marbles.
  ///
  /// The method compares the events that observers receive, with their times and queues, the results of calls, and the
  /// subscriptions to the rehearsal's sources.
  ///
  /// - Parameters:
  ///   - what: The name of the reader's object, for the message.
  ///   - scripts: The steps to perform.
  ///   - steps: The steps from which further scripts are generated.
  ///   - draw: A closure that generates a step that the statement allows.
  ///   - isSettled: Whether the statement defines the effect of these consecutive calls while an observer receives an
  ///     event.
  ///   - yours: A closure that creates the reader's object and returns a closure that performs a step on it.
  ///   - expected: The same for the correct object.
  /// - Returns: Whether both objects behaved the same.
  @discardableResult
  public func rehearse<Step: CustomStringConvertible & SendableMetatype>(
    _ what: String, scripts: [[Step]], steps: [Step] = [],
    drawing draw: ((inout SeededGenerator) -> Step)? = nil,
    inside isSettled: @escaping ([Step]) -> Bool = { _ in true },
    yours: @escaping (Rehearsal) -> (Step) -> Void, expected: @escaping (Rehearsal) -> (Step) -> Void
  ) -> Bool {
    // Printed output is ignored.
    let capture = OutputCapture()
    defer { capture.end() }
    func rehearsed(_ script: InteractionScript<Step>, by make: (Rehearsal) -> (Step) -> Void, count: Int = 1)
      -> [InteractionDifference.Recording]
    {
      defer { capture.clear() }
      return Self.rehearsals(of: script, count: count, with: make)
    }
    func difference(_ script: InteractionScript<Step>) -> InteractionDifference? {
      InteractionDifference(
        expected: rehearsed(script, by: expected)[0], found: rehearsed(script, by: yours)[0])
    }
    let given = scripts.map { InteractionScript(steps: $0) }
    for script in given {
      let model = rehearsed(script, by: expected)[0]
      for found in rehearsed(script, by: yours, count: 3) {
        guard let shared = InteractionDifference(expected: model, found: found) else { continue }
        // If a single object fails as well, that is reported instead.
        if objects(to: what, script, difference: difference) { return false }
        add(shared.objection(to: "\(what), used together with two others of its kind,", script: script))
        return false
      }
    }
    var generator = SeededGenerator(seed: scripts.count)
    func step(_ generator: inout SeededGenerator) -> Step? {
      guard let draw, steps.isEmpty || Bool.random(using: &generator) else {
        return steps.randomElement(using: &generator)
      }
      return draw(&generator)
    }
    let isMade = !steps.isEmpty || draw != nil
    let drawn = (0..<(isMade ? 100 : 0)).map { number in
      InteractionScript.drawn(2 + number / 10, step, &generator)
    }
    let long = (0..<(isMade ? 2 : 0)).map { _ in InteractionScript.drawn(160, step, &generator) }
    let reacting = (0..<(isMade ? 200 : 0)).map { number in
      InteractionScript.drawn(2 + number / 25, reacting: isSettled, step, &generator)
    }
    let pairs = InteractionScript.pairs(of: steps, in: scripts).filter {
      $0.reactions.allSatisfy { isSettled($0.steps) }
    }
    for script in drawn + pairs + reacting + long where objects(to: what, script, difference: difference) {
      return false
    }
    return true
  }

  /// Objects if `script` fails, with the smallest script that still fails.
  ///
  /// - Returns: Whether `script` fails.
  private func objects<Step>(
    to what: String, _ script: InteractionScript<Step>,
    difference: (InteractionScript<Step>) -> InteractionDifference?
  ) -> Bool {
    guard difference(script) != nil else { return false }
    let smallest = Shrinking.smallest(script, smaller: \.smaller) { difference($0) != nil }
    guard let found = difference(smallest) else {
      // A failure that cannot be reproduced is reported without details.
      object("\(what) does not always behave the same.")
      return true
    }
    add(found.objection(to: what, script: smallest))
    return true
  }

  /// Performs each step of `script` on `count` objects, and returns their recordings.
  private static func rehearsals<Step>(
    of script: InteractionScript<Step>, count: Int, with make: (Rehearsal) -> (Step) -> Void
  ) -> [InteractionDifference.Recording] {
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
    let reactions = script.reactions.map { $0.sentence }
    var performed: [String] = []
    for step in script.steps {
      performed.append(step.description)
      CurrentCheck.during(performed + reactions) {
        for (_, perform) in parts { perform(step) }
        for (rehearsal, _) in parts { rehearsal.passStep() }
      }
    }
    return parts.map { rehearsal, _ in
      let rehearsed = InteractionDifference.Recording(rehearsal)
      rehearsal.close()
      return rehearsed
    }
  }
}
