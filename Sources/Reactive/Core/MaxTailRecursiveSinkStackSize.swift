#if DEBUG || TRACE_RESOURCES
import Synchronization

private let deepest = Atomic<Int>(0)

/// How deep sequences that follow one another have been nested, at most: to be set to 0 before what is measured.
///
/// A `concat` that is the last element of another takes its place, and does not count.
public var maxTailRecursiveSinkStackSize: Int {
  get { deepest.load(ordering: .sequentiallyConsistent) }
  set { deepest.store(newValue, ordering: .sequentiallyConsistent) }
}

/// The lifetime of a source in a succession.
///
/// `@unchecked Sendable`: as its superclass.
private final class CountedStretch: Lifetime, @unchecked Sendable {
  let depth: Int

  init(_ depth: Int) {
    self.depth = depth
    super.init()
  }
}

/// A lifetime for one source of a succession that lasts as long as `outer`.
func stretch(in outer: Lifetime) -> Lifetime {
  let depth = ((outer as? CountedStretch)?.depth ?? 0) + 1
  deepest.max(depth, ordering: .sequentiallyConsistent)
  return CountedStretch(depth)
}
#else
/// A lifetime for one source of a succession.
func stretch(in outer: Lifetime) -> Lifetime { Lifetime() }
#endif
