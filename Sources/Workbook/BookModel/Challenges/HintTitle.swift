/// The title of a locked hint, which is more specific than its heading but reveals less than the hint.
package struct HintTitle {
  package let text: String

  /// - Parameter heading: The text of the heading in `hints.md`.
  package init(heading: String) {
    text =
      switch heading {
      case "Hint 1": "Hint 1: the task in other words"
      case "Hint 2": "Hint 2: what to build it with"
      case "Hint 3": "Hint 3: the outline of a solution"
      default:
        Hints.failureKind(in: heading).flatMap(Self.complaint).map { "If the check says: \($0)" } ?? heading
      }
  }

  /// Returns the summary of a kind of failure, without the details of a case.
  private static func complaint(about kind: String) -> String? {
    switch kind {
    case "silent": "it emits nothing"
    case "never-completed": "it never completes"
    case "never-failed": "it never fails"
    case "completed-too-early": "it completes too early"
    case "failed-too-early": "it fails too early"
    case "completed-instead-of-failing": "it completes instead of failing"
    case "failed-instead-of-completing": "it fails instead of completing"
    case "late": "it is too late"
    case "early": "it is too early"
    case "lost-at-once": "one of several simultaneous elements gets lost"
    case "lost": "an element gets lost"
    case "surplus": "it emits more elements than expected"
    case "disordered": "the events are in the wrong order"
    case "sent-instead-of-ending": "it emits an element instead of ending"
    case "ended-instead-of-sending": "it ends instead of emitting an element"
    case "other-values": "the elements have the wrong values"
    case "still-subscribed": "it stays subscribed to a source longer than needed"
    case "left-too-early": "it unsubscribes from a source too early"
    case "subscribed-too-early": "it subscribes to a source too early"
    case "wrong-scheduler": "events arrive on the wrong thread or queue"
    case "depends-on-order": "it depends on the order of simultaneous events"
    case "requests": "it subscribes the wrong number of times"
    default: nil
    }
  }
}
