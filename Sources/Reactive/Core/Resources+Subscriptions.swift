#if (DEBUG || TRACE_RESOURCES) && !hasFeature(Embedded)
import Foundation
import Synchronization

extension Resources {
  /// A Boolean value that says whether each subscription records where it was made; false by default.
  ///
  /// The subscriptions made from then on are listed in `subscriptions`. Recording a subscription captures its call
  /// stack, which takes a fraction of a millisecond.
  public static var recordsSubscriptions: Bool {
    get { isRecording.load(ordering: .relaxed) }
    set {
      if newValue { hasRecorded.store(true, ordering: .relaxed) }
      isRecording.store(newValue, ordering: .relaxed)
    }
  }

  /// The recorded subscriptions that are alive, grouped by the line of the program that made them and sorted by it.
  ///
  ///     Resources.recordsSubscriptions = true
  ///     let subscription = basket.items.subscribe()
  ///     print(Resources.subscriptions)
  ///
  /// If the second line is line 12 of `Basket.swift`, this prints `[Basket.swift:12: 1 subscription]`. A test can
  /// compare the list with an empty one at its end, and its failure then names the lines that leak.
  ///
  /// A subscription is listed from its start until it terminates, is disposed of, or is deallocated. The subscriptions
  /// that operators make count in `total` but aren't listed, except for the connections of `connect` and `refCount`.
  ///
  /// On Linux, line numbers come from the program's debug information. Elsewhere, and without debug information, a
  /// subscription is listed by the function that made it, with line 0.
  public static var subscriptions: [SubscriptionPlace] {
    let stacks = recorded.current.values
    var counts: [SubscriptionPlace.Site: Int] = [:]
    for site in CallStack.sites(of: Array(stacks)) { counts[site, default: 0] += 1 }
    return counts.map { SubscriptionPlace(site: $0, count: $1) }.sorted {
      ($0.file, $0.line, $0.function) < ($1.file, $1.line, $1.function)
    }
  }

  private static let isRecording = Atomic<Bool>(false)
  /// Set once there may be records: from then on, each subscription that ends has to look for its own.
  private static let hasRecorded = Atomic<Bool>(false)
  /// The call stacks of live subscriptions, by the identity of their lifetimes, which nothing here retains.
  private static let recorded = Guarded<[ObjectIdentifier: CallStack]>([:])

  /// Records the caller as the place where the subscription was made.
  @usableFromInline
  static func recordIfWanted(_ lifetime: Lifetime) {
    if !isRecording.load(ordering: .relaxed) { return }
    let stack = CallStack()
    _ = recorded.change { $0.updateValue(stack, forKey: ObjectIdentifier(lifetime)) }
    // A subject may have ended the subscription meanwhile.
    if lifetime.isOver { forget(lifetime) }
  }

  /// Drops the record of a subscription that has ended.
  @usableFromInline
  static func forget(_ lifetime: Lifetime) {
    if !hasRecorded.load(ordering: .relaxed) { return }
    _ = recorded.change { $0.removeValue(forKey: ObjectIdentifier(lifetime)) }
  }

  /// Returns the place where a live subscription was made, if it was recorded.
  static func place(of lifetime: Lifetime) -> String? {
    guard let stack = recorded.read({ $0[ObjectIdentifier(lifetime)] }) else { return nil }
    return CallStack.sites(of: [stack]).first?.description
  }
}

/// A line of the program, with the number of live subscriptions that it made.
public struct SubscriptionPlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the source file; empty if it is unknown.
  public let path: String
  /// The line in that file; 0 if it is unknown.
  public let line: Int
  /// The function that subscribed.
  public let function: String
  /// The number of live subscriptions that this line made.
  public let count: Int

  /// The name of the source file, without its folders.
  public var file: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The place and the count, for example `Basket.swift:12: 2 subscriptions`.
  public var description: String {
    "\(Site(path: path, line: line, function: function)): \(count) subscription\(count == 1 ? "" : "s")"
  }

  /// A place in the sources.
  struct Site: Hashable, CustomStringConvertible {
    let path: String
    let line: Int
    let function: String

    var description: String {
      line > 0 ? "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)" : function
    }
  }

  init(site: Site, count: Int) {
    path = site.path
    line = site.line
    function = site.function
    self.count = count
  }
}
#endif
