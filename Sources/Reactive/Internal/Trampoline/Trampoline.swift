/// The queue of the synchronous sources that share a thread; the outermost subscription runs it.
///
/// Each thread has its own trampoline, which is created on first use and stored in thread-local storage.
@usableFromInline
final class Trampoline {
  @usableFromInline @exclusivity(unchecked) var waiting = Queue<Turn>()
  private(set) var isRunning = false
  @exclusivity(unchecked) fileprivate var tailStarts = TailStarts()

  /// True if no source is waiting for a turn.
  @inlinable
  var isEmpty: Bool { waiting.isEmpty }

  private static let slot = ThreadSlot<Trampoline>()

  @usableFromInline
  static var current: Trampoline {
    if let known = slot.object { return known }
    let fresh = Trampoline()
    slot.object = fresh
    return fresh
  }

  /// Runs `body` as if on another thread, regardless of the sources that are running on this one.
  static func apart(_ body: () -> Void) { replace(by: nil, during: body) }

  /// Makes this trampoline the queue of the calling thread while `body` runs.
  func during(_ body: () -> Void) { Self.replace(by: self, during: body) }

  private static func replace(by inner: Trampoline?, during body: () -> Void) {
    let outer = slot.object
    slot.object = inner
    body()
    slot.object = outer
  }

  /// Gives one turn, for one element; false if no source is waiting.
  func giveOne() -> Bool {
    guard let turn = waiting.popFirst() else { return false }
    // A source emits until another source is waiting, so this turn makes it stop after one element.
    let other = Turn { _ in false }
    if waiting.isEmpty { waiting.append(other) }
    let wantsMore = turn.take(self)
    if waiting.peek() === other { _ = waiting.popFirst() }
    if wantsMore { waiting.append(turn) }
    return true
  }

  /// Starts the queue if it isn't running on this thread; if true, the caller must `run` it.
  @usableFromInline
  func begin() -> Bool {
    if isRunning { return false }
    isRunning = true
    return true
  }

  /// Gives turns until no source is waiting.
  @usableFromInline
  func run() {
    let outer = tailStarts
    tailStarts = TailStarts()
    while let turn = waiting.popFirst() {
      if turn.take(self) { waiting.append(turn) }
    }
    isRunning = false
    tailStarts = outer
  }

  /// Enqueues `turn`, and runs the queue if it isn't running on this thread.
  @usableFromInline
  func enter(_ turn: Turn) {
    waiting.append(turn)
    if begin() { run() }
  }
}

/// A synchronous source that takes turns with others on its thread.
@usableFromInline
final class Turn {
  /// Emits until the source has ended or another source is waiting; true if the source needs another turn.
  @usableFromInline let take: (Trampoline) -> Bool

  @inlinable
  init(_ take: @escaping (Trampoline) -> Bool) { self.take = take }
}

extension Observable {
  /// Attaches `downstream`, on the thread's trampoline unless the source is direct.
  ///
  /// If the downstream has ended already, the source isn't started at all.
  @inlinable
  final func start(_ downstream: consuming Downstream<Element>) {
    if downstream.lifetime.isOver { return }
    if isDirect { return attach(downstream) }
    let trampoline = Trampoline.current
    let isOutermost = trampoline.begin()
    attach(downstream)
    if isOutermost { trampoline.run() }
  }
}

/// Sources of one subscription that replace one another: each is started while the previous one is being started.
private struct TailStarts {
  /// The number of nested starts after which the next source waits until the others have returned.
  ///
  /// The number is small enough for a small stack, and greater than the nesting in code that is written by hand.
  static let limit = 64

  /// The lifetime of the source that is being started, if any.
  var lifetime: ObjectIdentifier?
  var depth = 0
  /// Starts the source that is waiting.
  var waiting: (() -> Void)?
}

extension Observable {
  /// Attaches `downstream` in tail position.
  ///
  /// If a sequence continues with a second one, the second one with a third, and so on, the stack would grow with their
  /// number. From a certain depth on, the next sequence is therefore started after the others have returned.
  ///
  /// - Parameters:
  ///   - outer: The lifetime of the sequence that this one replaces, if it has a different one.
  ///   - past: The lifetime to release when this sequence has been started.
  @usableFromInline
  final func startInTailPosition(
    _ downstream: Downstream<Element>, inPlaceOf outer: Lifetime? = nil, releasing past: Lifetime? = nil
  ) {
    if isScalar {
      start(downstream)
      past?.release()
      return
    }
    let trampoline = Trampoline.current
    // Valid for as long as it is compared, because the caller that starts a source in this way retains the downstream.
    let lifetime = ObjectIdentifier(downstream.lifetime)
    let started = trampoline.tailStarts.lifetime
    if started == lifetime || started != nil && started == outer.map(ObjectIdentifier.init) {
      if trampoline.tailStarts.depth == TailStarts.limit, trampoline.tailStarts.waiting == nil {
        trampoline.tailStarts.waiting = {
          trampoline.tailStarts.lifetime = lifetime
          self.start(downstream)
          past?.release()
        }
        return
      }
      trampoline.tailStarts.depth += 1
      trampoline.tailStarts.lifetime = lifetime
      start(downstream)
      past?.release()
      trampoline.tailStarts.lifetime = started
      trampoline.tailStarts.depth -= 1
      return
    }
    let outer = trampoline.tailStarts
    trampoline.tailStarts = TailStarts(lifetime: lifetime)
    start(downstream)
    past?.release()
    while let next = trampoline.tailStarts.waiting.take() { next() }
    trampoline.tailStarts = outer
  }
}
