import Reactive

extension Shape {
  static let traits: [Shape] = [
    Shape("asMaybe") { one, _ in one.asMaybe().asObservable() },
    Shape("zip of maybes") { one, other in
      Maybe.zip(one.take(1).asMaybe(), other.take(1).asMaybe()) { $0 &+ $1 }.asObservable()
    },
    Shape("flatMap of a maybe") { one, other in
      one.take(1).asMaybe().flatMap { _ in other.take(1).asMaybe() }.asObservable()
    },
    Shape("zip of completables") { one, other in
      Completable.zip(one.ignoreElements().asCompletable(), other.ignoreElements().asCompletable())
        .andThen(Observable.just(1))
    },
    Shape("andThen") { one, other in
      one.take(5).ignoreElements().asCompletable().andThen(other.asObservable())
    },
    Shape("ifEmpty of a maybe") { one, other in
      one.take(1).filter { $0 > 10 }.asMaybe().ifEmpty(switchTo: other.take(1).asMaybe()).asObservable()
    },
    Shape("catch of a maybe") { one, other in
      one.take(1).asMaybe().catch { _ in other.take(1).asMaybe() }.asObservable()
    },
    Shape("infallible from a source that fails") { one, other in
      one.asInfallible(onErrorRecover: { _ in .just(0) }).withLatestFrom(relayed(other)).asObservable()
    },
    Shape("combineLatest of infallibles") { one, other in
      Infallible.combineLatest(relayed(one), relayed(other)) { $0 &+ $1 }.asObservable()
    },
  ]

  /// Returns an infallible that emits the elements of `source` and ignores its error.
  private static func relayed(_ source: Source) -> Infallible<Int> {
    .create { observer in
      source.subscribe(
        onNext: { observer(.next($0)) }, onError: { _ in }, onCompleted: { observer(.completed) })
    }
  }
}
