/// The queue of the synchronous sources that share a thread; the outermost subscription runs it.
///
/// A thread has one, made when it is first asked for and kept in thread-local storage.
@usableFromInline
final class Trampoline {
  @usableFromInline @exclusivity(unchecked) var waiting = Queue<Turn>()
  private(set) var isRunning = false
  @exclusivity(unchecked) fileprivate var descent = Descent()

  /// Whether nobody waits for a turn.
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

  /// Runs `body` as on a thread of its own, whatever is in progress on this one.
  static func apart(_ body: () -> Void) { replace(by: nil, during: body) }

  /// Makes this the queue of the calling thread while `body` runs.
  func during(_ body: () -> Void) { Self.replace(by: self, during: body) }

  private static func replace(by inner: Trampoline?, during body: () -> Void) {
    let outer = slot.object
    slot.object = inner
    body()
    slot.object = outer
  }

  /// Gives one turn, for one element; false if no source waits.
  func giveOne() -> Bool {
    guard let turn = waiting.popFirst() else { return false }
    // A source works until another one waits.
    let other = Turn { _ in false }
    if waiting.isEmpty { waiting.append(other) }
    let wantsMore = turn.take(self)
    if waiting.peek() === other { _ = waiting.popFirst() }
    if wantsMore { waiting.append(turn) }
    return true
  }

  /// Starts the queue if nobody on this thread has; true if the caller must `run` it.
  @usableFromInline
  func begin() -> Bool {
    if isRunning { return false }
    isRunning = true
    return true
  }

  /// Gives turns until nobody waits.
  @usableFromInline
  func run() {
    let outer = descent
    descent = Descent()
    while let turn = waiting.popFirst() {
      if turn.take(self) { waiting.append(turn) }
    }
    isRunning = false
    descent = outer
  }

  /// Queues `turn`, and runs the queue if nobody on this thread does.
  @usableFromInline
  func enter(_ turn: Turn) {
    waiting.append(turn)
    if begin() { run() }
  }
}

/// A synchronous source that takes turns with others on its thread.
@usableFromInline
final class Turn {
  /// Works until it is through or somebody else waits; true if it wants another turn.
  @usableFromInline let take: (Trampoline) -> Bool

  @inlinable
  init(_ take: @escaping (Trampoline) -> Bool) { self.take = take }
}

extension Observable {
  /// Attaches `downstream`, on the thread's trampoline unless the source is direct; not at all where that is over, so that
  /// nothing begins only to be disposed of.
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

/// Sources of one subscription that go on in each other's place, each started within the start of the one before.
private struct Descent {
  /// How many may be started within each other before one waits until the others have returned: few enough for a small
  /// stack, and more than code that is written by hand has.
  static let limit = 64

  /// The subscription; nil if no source is being started in this way.
  var lifetime: ObjectIdentifier?
  var depth = 0
  /// Starts the source that waits.
  var waiting: (() -> Void)?
}

extension Observable {
  /// Attaches `downstream` as the last thing that a source does before it returns.
  ///
  /// Where a sequence goes on with another one, which goes on with another one, and so on, the stack would be as deep as
  /// there are sequences. From some depth on the next one is therefore started when the others have returned.
  ///
  /// - Parameter past: The lifetime to release when this has been started.
  @usableFromInline
  final func startLast(_ downstream: Downstream<Element>, releasing past: Lifetime? = nil) {
    if isScalar {
      start(downstream)
      past?.release()
      return
    }
    let trampoline = Trampoline.current
    // Valid for as long as it is compared: the caller that starts a source in this way has the downstream.
    let lifetime = ObjectIdentifier(downstream.lifetime)
    if trampoline.descent.lifetime == lifetime {
      if trampoline.descent.depth == Descent.limit, trampoline.descent.waiting == nil {
        trampoline.descent.waiting = {
          self.start(downstream)
          past?.release()
        }
        return
      }
      trampoline.descent.depth += 1
      start(downstream)
      past?.release()
      trampoline.descent.depth -= 1
      return
    }
    let outer = trampoline.descent
    trampoline.descent = Descent(lifetime: lifetime)
    start(downstream)
    past?.release()
    while let next = trampoline.descent.waiting.take() { next() }
    trampoline.descent = outer
  }
}
