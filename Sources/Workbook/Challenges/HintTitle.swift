/// What a hint is about, for somebody who has not opened it: more than its heading says, and less than the hint.
struct HintTitle {
  let words: String

  /// - Parameter heading: The words of the heading in `hints.md`.
  init(heading: String) {
    words =
      switch heading {
      case "Hint 1": "Hint 1: the task in other words"
      case "Hint 2": "Hint 2: what to build it with"
      case "Hint 3": "Hint 3: the shape of it"
      default:
        Hints.evidence(in: heading).flatMap(Self.complaint).map { "If the check says: \($0)" } ?? heading
      }
  }

  /// What a check says where this evidence is found, without what differs from case to case.
  private static func complaint(of evidence: String) -> String? {
    switch evidence {
    case "silent": "nothing comes of it"
    case "never-completed": "it never completes"
    case "never-failed": "it never fails"
    case "completed-too-early": "it completes too early"
    case "failed-too-early": "it fails too early"
    case "completed-instead-of-failing": "it completes where it should fail"
    case "failed-instead-of-completing": "it fails where it should complete"
    case "late": "it is too late"
    case "early": "it is too early"
    case "lost-at-once": "of elements that come at once, one gets lost"
    case "lost": "an element gets lost"
    case "surplus": "there is an element too many"
    case "disordered": "the events are in the wrong order"
    case "sent-instead-of-ending": "it sends an element where it should end"
    case "ended-instead-of-sending": "it ends where it should send an element"
    case "other-values": "the events say something else"
    case "still-subscribed": "a subscription is still alive after it is needed"
    case "left-too-early": "it leaves a source too early"
    case "subscribed-too-early": "it subscribes before anybody asks"
    case "wrong-scheduler": "events arrive at the wrong place"
    case "depends-on-order": "it depends on the order of events of one time"
    case "requests": "it does not subscribe as often as it should"
    default: nil
    }
  }
}
