import Dispatch
import Synchronization

/// Calls `body` for each item, on as many threads as there are cores.
///
/// - Returns: What it returned, in the order of the items.
func concurrently<Item: Sendable, Outcome: Sendable>(
  _ items: [Item], _ body: @Sendable (Item) -> Outcome
) -> [Outcome] {
  let outcomes = Mutex([Outcome?](repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let outcome = body(items[index])
    outcomes.withLock { $0[index] = outcome }
  }
  return outcomes.withLock { $0.compactMap(\.self) }
}
