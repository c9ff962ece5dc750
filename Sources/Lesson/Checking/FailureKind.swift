/// A kind of failure that can be recognised from the behaviour of a stream.
public enum FailureKind: Hashable, Codable, Sendable {
  /// The stream emitted nothing at all.
  case silent
  case neverCompleted
  case neverFailed
  case completedTooEarly
  case failedTooEarly
  case completedInsteadOfFailing
  case failedInsteadOfCompleting
  /// The right events at the wrong time: too late by this number of columns, or too early if it is negative.
  case late(columns: Int)
  /// An element is missing that should have been emitted together with others.
  case lostAtOnce
  case lost
  case surplus
  /// The right events in the wrong order.
  case disordered
  /// An element instead of the terminal event.
  case sentInsteadOfEnding
  /// A terminal event instead of an element.
  case endedInsteadOfSending
  /// The right events at the right times, but with the wrong elements or errors.
  case otherValues
  /// A subscription to this source remains although it isn't needed any more.
  case stillSubscribed(to: String)
  /// A subscription to this source ended while it was still needed.
  case leftTooEarly(String)
  /// This source was subscribed to before the result had a subscriber.
  case subscribedTooEarly(to: String)
  /// Events were delivered, or a source was subscribed to, on the wrong queue.
  case wrongScheduler(subscribing: Bool, found: String, needed: String)
  /// The result depends on the order of simultaneous events, but must not.
  case dependsOnOrder
  /// A wrong number of subscriptions to this source.
  case requests(to: String, count: Int, needed: Int)

  /// The name that hints refer to.
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

  public static let names = [
    silent, neverCompleted, neverFailed, completedTooEarly, failedTooEarly, completedInsteadOfFailing,
    failedInsteadOfCompleting, late(columns: 1), late(columns: -1), lostAtOnce, lost, surplus, disordered,
    sentInsteadOfEnding, endedInsteadOfSending, otherValues, stillSubscribed(to: ""), leftTooEarly(""),
    subscribedTooEarly(to: ""),
    wrongScheduler(subscribing: false, found: "", needed: ""), dependsOnOrder,
    requests(to: "", count: 0, needed: 0),
  ].map(\.name)

  /// A sentence for the reader.
  public var sentence: String {
    switch self {
    case .silent: "It emits nothing at all."
    case .neverCompleted: "It never completes."
    case .neverFailed: "It never fails."
    case .completedTooEarly: "It completes too early."
    case .failedTooEarly: "It fails too early."
    case .completedInsteadOfFailing: "It completes instead of failing."
    case .failedInsteadOfCompleting: "It fails instead of completing."
    case .late(let columns):
      "It is \(abs(columns) == 1 ? "one column" : "\(abs(columns)) columns") too \(columns > 0 ? "late" : "early")."
    case .lostAtOnce: "One of several simultaneous elements gets lost."
    case .lost: "An element gets lost."
    case .surplus: "It emits more elements than expected."
    case .disordered: "The events are right, but in the wrong order."
    case .sentInsteadOfEnding: "It emits an element instead of ending."
    case .endedInsteadOfSending: "It ends instead of emitting an element."
    case .otherValues: "The events come at the right times, but have the wrong values."
    case .stillSubscribed(let name): "It stays subscribed to \(name) longer than needed."
    case .leftTooEarly(let name): "It unsubscribes from \(name) too early."
    case .subscribedTooEarly(let name): "It subscribes to \(name) before it has a subscriber."
    case .wrongScheduler(let isSubscribing, let found, let needed):
      "\(isSubscribing ? "It subscribes" : "Events arrive") \(found) instead of \(needed)."
    case .dependsOnOrder: "The result depends on the order of simultaneous events."
    case .requests(let name, let count, let needed):
      count == 0
        ? "It never subscribes to \(name)."
        : "It subscribes to \(name) \(count == 1 ? "once" : "\(count) times") instead of "
          + (needed == 1 ? "once." : "\(needed) times.")
    }
  }
}
