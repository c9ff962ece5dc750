import Dispatch
import Synchronization

/// Calls `body` for each item, on as many threads as there are cores.
///
/// - Returns: The results, in the order of the items.
package func concurrentMap<Item: Sendable, Outcome: Sendable>(
  _ items: [Item], _ body: @Sendable (Item) -> Outcome
) -> [Outcome] {
  let outcomes = Mutex([Outcome?](repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let outcome = body(items[index])
    outcomes.withLock { $0[index] = outcome }
  }
  return outcomes.withLock { $0.compactMap(\.self) }
}

/// Returns the results of `one` and `other`, which run in parallel if there are two cores.
package func both<One: Sendable, Other: Sendable>(
  _ one: @Sendable () -> One, _ other: @Sendable () -> Other
) -> (One, Other) {
  let outcomes = Mutex<(one: One?, other: Other?)>((nil, nil))
  DispatchQueue.concurrentPerform(iterations: 2) { index in
    if index == 0 {
      let outcome = one()
      outcomes.withLock { $0.one = outcome }
    } else {
      let outcome = other()
      outcomes.withLock { $0.other = outcome }
    }
  }
  guard case (let one?, let other?) = outcomes.withLock({ $0 }) else {
    preconditionFailure("One of the closures was not called.")
  }
  return (one, other)
}
