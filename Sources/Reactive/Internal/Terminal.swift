/// The last stage of a subscription: the handlers, and the end.
///
/// `@unchecked Sendable`: immutable; its source calls it one event at a time.
@usableFromInline
final class Terminal<Element>: @unchecked Sendable {
  @usableFromInline let lifetime: Lifetime
  @usableFromInline let onNext: (Element) -> Void
  @usableFromInline let onEnd: ((any Error)?) -> Void

  @inlinable
  init(_ lifetime: Lifetime, onNext: @escaping (Element) -> Void, onEnd: @escaping ((any Error)?) -> Void) {
    self.lifetime = lifetime
    self.onNext = onNext
    self.onEnd = onEnd
  }

  @inlinable
  func next(_ element: Element) { if !lifetime.isOver { onNext(element) } }

  @inlinable
  func end(_ error: (any Error)?) {
    guard lifetime.finish() else { return }
    onEnd(error)
    lifetime.close()
  }

  @inlinable
  func subscribe(to source: Observable<Element>) -> any Disposable {
    source.start(Downstream(lifetime, next: { self.next($0) }, end: { self.end($0) }))
    return lifetime
  }
}

extension Observable {
  /// Attaches `downstream`, on the thread's trampoline unless the source is direct.
  @inlinable
  final func start(_ downstream: Downstream<Element>) {
    if isDirect { return attach(downstream) }
    let trampoline = Trampoline.current
    let isOutermost = trampoline.begin()
    attach(downstream)
    if isOutermost { trampoline.run() }
  }
}
