#if DEBUG || TRACE_RESOURCES
import Synchronization

private let deepest = Atomic<Int>(0)

/// The greatest nesting depth of sequential sources that has been reached, as in `concat` within `concat`.
///
/// Set it to 0 before the code that you want to measure. A `concat` that is the last source of another one replaces it,
/// and so doesn't count.
public var maxTailRecursiveSinkStackSize: Int {
  get { deepest.load(ordering: .sequentiallyConsistent) }
  set { deepest.store(newValue, ordering: .sequentiallyConsistent) }
}

/// The lifetime of one source of an operator whose sources follow one another, with its depth.
///
/// `@unchecked Sendable`: adds only an immutable number to its superclass.
private final class CountedLifetime: Lifetime, @unchecked Sendable {
  let depth: Int

  init(_ depth: Int) {
    self.depth = depth
    super.init()
  }
}

/// Returns a lifetime for one source of a `SequentialSources`, or of `resumed`, that delivers to `outer`, and counts its
/// depth.
func sequentialLifetime(in outer: Lifetime) -> Lifetime {
  let depth = ((outer as? CountedLifetime)?.depth ?? 0) + 1
  deepest.max(depth, ordering: .sequentiallyConsistent)
  return CountedLifetime(depth)
}
#else
/// Returns a lifetime for one source of a `SequentialSources`, or of `resumed`.
func sequentialLifetime(in outer: Lifetime) -> Lifetime { Lifetime() }
#endif
