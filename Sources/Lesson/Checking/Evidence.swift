/// What is wrong with a stream, as far as what it did says so.
public enum Evidence: Hashable, Codable, Sendable {
  /// Nothing came of it at all.
  case silent
  case neverCompleted
  case neverFailed
  case completedTooEarly
  case failedTooEarly
  case completedInsteadOfFailing
  case failedInsteadOfCompleting
  /// The right events, so many columns too late; too early if that is less than nothing.
  case late(columns: Int)
  /// Elements are missing that came together with others.
  case lostAtOnce
  case lost
  case surplus
  /// The right events in another order.
  case disordered
  /// An element comes where it should end.
  case sentInsteadOfEnding
  /// It ends where an element should come.
  case endedInsteadOfSending
  /// Right but for what elements or errors say.
  case otherValues
  /// It is subscribed to this source, which nobody needs any more.
  case stillSubscribed(to: String)
  /// It left this source while somebody needed it.
  case leftTooEarly(String)
  /// It subscribed to this source before anybody asked.
  case subscribedTooEarly(to: String)
  /// Events arrived, or a source was subscribed to, at a place that is not the one that is needed.
  case wrongScheduler(subscribing: Bool, found: String, needed: String)
  /// The order in which sources send what has one time makes a difference, and should make none.
  case dependsOnOrder
  /// It subscribed to this source so many times instead of `needed` times.
  case requests(to: String, count: Int, needed: Int)

  /// The name by which a hint is tied to it.
  public var name: String {
    switch self {
    case .silent: "silent"
    case .neverCompleted: "never-completed"
    case .neverFailed: "never-failed"
    case .completedTooEarly: "completed-too-early"
    case .failedTooEarly: "failed-too-early"
    case .completedInsteadOfFailing: "completed-instead-of-failing"
    case .failedInsteadOfCompleting: "failed-instead-of-completing"
    case .late(let columns): columns > 0 ? "late" : "early"
    case .lostAtOnce: "lost-at-once"
    case .lost: "lost"
    case .surplus: "surplus"
    case .disordered: "disordered"
    case .sentInsteadOfEnding: "sent-instead-of-ending"
    case .endedInsteadOfSending: "ended-instead-of-sending"
    case .otherValues: "other-values"
    case .stillSubscribed: "still-subscribed"
    case .leftTooEarly: "left-too-early"
    case .subscribedTooEarly: "subscribed-too-early"
    case .wrongScheduler: "wrong-scheduler"
    case .dependsOnOrder: "depends-on-order"
    case .requests: "requests"
    }
  }

  /// Every name that there is.
  public static let names = [
    silent, neverCompleted, neverFailed, completedTooEarly, failedTooEarly, completedInsteadOfFailing,
    failedInsteadOfCompleting, late(columns: 1), late(columns: -1), lostAtOnce, lost, surplus, disordered,
    sentInsteadOfEnding, endedInsteadOfSending, otherValues, stillSubscribed(to: ""), leftTooEarly(""),
    subscribedTooEarly(to: ""),
    wrongScheduler(subscribing: false, found: "", needed: ""), dependsOnOrder,
    requests(to: "", count: 0, needed: 0),
  ].map(\.name)

  /// A sentence for the reader.
  public var words: String {
    switch self {
    case .silent: "Nothing comes of it at all."
    case .neverCompleted: "It never completes."
    case .neverFailed: "It never fails."
    case .completedTooEarly: "It completes too early."
    case .failedTooEarly: "It fails too early."
    case .completedInsteadOfFailing: "It completes where it should fail."
    case .failedInsteadOfCompleting: "It fails where it should complete."
    case .late(columns: 0): "It comes at another moment than it should, less than a column away."
    case .late(let columns):
      "It is \(abs(columns) == 1 ? "one column" : "\(abs(columns)) columns") too \(columns > 0 ? "late" : "early")."
    case .lostAtOnce: "Of elements that come at once, one gets lost."
    case .lost: "An element gets lost."
    case .surplus: "There is an element too many."
    case .disordered: "The events are the right ones, in the wrong order."
    case .sentInsteadOfEnding: "It sends an element where it should end."
    case .endedInsteadOfSending: "It ends where it should send an element."
    case .otherValues: "The events come when they should, and say something else."
    case .stillSubscribed(let name): "The subscription to \(name) is still alive after it is needed."
    case .leftTooEarly(let name): "It leaves \(name) too early."
    case .subscribedTooEarly(let name): "It subscribes to \(name) before anybody asks."
    case .wrongScheduler(let isSubscribing, let found, let needed):
      "\(isSubscribing ? "It subscribes" : "Events arrive") \(found) instead of \(needed)."
    case .dependsOnOrder: "It depends on the order in which two events of the same time are delivered."
    case .requests(let name, let count, let needed):
      "It subscribes to \(name) \(count == 1 ? "once" : "\(count) times") instead of "
        + (needed == 1 ? "once." : "\(needed) times.")
    }
  }
}
