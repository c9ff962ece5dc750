import Dispatch
import Reactive
import ReactiveTesting

// The names of the tables in the appendix, in their order. Each line with
// an old name is followed by a line with the new one.

@available(*, deprecated)
func namesFromAToD(
  of lanes: Observable<String>, bag: DisposeBag,
  group: CompositeDisposable
) {
  bag.addDisposable(group)
  bag.insert(group)
  lanes.subscribe().addDisposableTo(bag)
  lanes.subscribe().disposed(by: bag)
  AnonymousDisposable { print("A") }.dispose()
  Disposables.create { print("A") }.dispose()
  _ = lanes.bindNext { print($0) }
  _ = lanes.bind(onNext: { print($0) })
  _ = lanes.bindTo(PublishSubject<String>())
  _ = lanes.bind(to: PublishSubject<String>())
  _ = lanes.bindTo(Variable("A"))
  _ = lanes.bind(to: BehaviorRelay(value: "A"))
  _ = lanes.catchError { _ in Observable.just("none") }
  _ = lanes.catch { _ in Observable.just("none") }
  _ = Observable.catchError([lanes, lanes])
  _ = Observable.catch(sequence: [lanes, lanes])
  _ = lanes.catchErrorJustReturn("none")
  _ = lanes.catchAndReturn("none")
  let end: Recorded<Event<Int>> = completed(250)
  print(end == .completed(250))
  print(Event<Double>.Completed, Event<Double>.completed)
  _ = lanes.doOn { event in print(event) }
  _ = lanes.doOn(onNext: { print($0) }, onError: nil, onCompleted: nil)
  _ = lanes.do(onNext: { print($0) })
  _ = lanes.doOnCompleted { print("done") }
  _ = lanes.do(onCompleted: { print("done") })
  _ = lanes.doOnError { print($0) }
  _ = lanes.do(onError: { print($0) })
  _ = lanes.doOnNext { print($0) }
  _ = lanes.do(onNext: { print($0) })
  _ = Driver.of("A", "B").driveNext { print($0) }
  _ = Driver.of("A", "B").drive(onNext: { print($0) })
}

@available(*, deprecated)
func namesFromEToR(
  of lanes: Observable<String>, group: CompositeDisposable,
  key: CompositeDisposable.DisposeKey
) {
  _ = lanes.elementAt(2)
  _ = lanes.element(at: 2)
  let none: Observable<Int> = empty()
  _ = (none, Observable<Int>.empty())
  print(Event<Double>.Error(RxError.timeout))
  print(Event<Double>.error(RxError.timeout))
  let end: Recorded<Event<Int>> = error(250, RxError.timeout)
  print(end == .error(250, RxError.timeout))
  let failed: Observable<Int> = failWith(RxError.timeout)
  _ = (failed, Observable<Int>.error(RxError.timeout))
  _ = lanes.flatMapWithIndex { lane, _ in Observable.just(lane) }
  _ = lanes.enumerated().flatMap { _, lane in Observable.just(lane) }
  let one: Observable<Int> = just(1)
  _ = (one, Observable.just(1))
  _ = lanes.mapWithIndex { lane, index in "\(index) \(lane)" }
  _ = lanes.enumerated().map { index, lane in "\(index) \(lane)" }
  let silent: Observable<Int> = never()
  _ = (silent, Observable<Int>.never())
  print(Event<Double>.Next(24.5), Event<Double>.next(24.5))
  let element: Recorded<Event<Int>> = next(210, 1)
  print(element == .next(210, 1))
  _ = (NopDisposable.instance, Disposables.create())
  _ = lanes.observeOn(MainScheduler.instance)
  _ = lanes.observe(on: MainScheduler.instance)
  _ = Single.just("A")
    .subscribe(onSuccess: { print($0) }, onError: { print($0) })
  _ = Single.just("A")
    .subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
  group.removeDisposable(key)
  group.remove(for: key)
  _ = lanes.retryWhen { (errors: Observable<any Error>) in errors }
  _ = lanes.retry(when: { (errors: Observable<any Error>) in errors })
}

@available(*, deprecated)
func namesFromSToZ(of lanes: Observable<String>) {
  _ = (sequenceOf(1, 2), Observable.of(1, 2))
  _ = lanes.shareReplay(1)
  _ = lanes.share(replay: 1, scope: .forever)
  _ = lanes.shareReplayLatestWhileConnected()
  _ = lanes.share(replay: 1)
  _ = (MainScheduler.sharedInstance, MainScheduler.instance)
  _ = Single<String>.create { single in
    single(.error(RxError.timeout))
    single(.failure(RxError.timeout))
    return Disposables.create()
  }
  _ = lanes.skipUntil(Observable.just("open"))
  _ = lanes.skip(until: Observable.just("open"))
  _ = lanes.skipWhile { $0 == "A" }
  _ = lanes.skip(while: { $0 == "A" })
  _ = lanes.skipWhileWithIndex { _, index in index < 1 }
  _ = lanes.enumerated().skip(while: { $0.index < 1 }).map(\.element)
  _ = lanes.subscribeCompleted { print("done") }
  _ = lanes.subscribe(onCompleted: { print("done") })
  _ = lanes.subscribeError { print($0) }
  _ = lanes.subscribe(onError: { print($0) })
  _ = lanes.subscribeNext { print($0) }
  _ = lanes.subscribe(onNext: { print($0) })
  _ = lanes.subscribeOn(MainScheduler.instance)
  _ = lanes.subscribe(on: MainScheduler.instance)
  _ = lanes.take(.seconds(1), scheduler: MainScheduler.instance)
  _ = lanes.take(for: .seconds(1), scheduler: MainScheduler.instance)
  _ = lanes.takeUntil(Observable.just("closed"))
  _ = lanes.take(until: Observable.just("closed"))
  _ = lanes.takeUntil(.inclusive) { $0 == "B" }
  _ = lanes.take(until: { $0 == "B" }, behavior: .inclusive)
  _ = lanes.takeWhile { $0 == "A" }
  _ = lanes.take(while: { $0 == "A" })
  _ = lanes.takeWhileWithIndex { _, index in index < 1 }
  _ = lanes.enumerated().take(while: { $0.index < 1 }).map(\.element)
  _ = (["A"].toObservable(), Observable.from(["A"]))
  final class Label { var text = "" }
  let label = Label()
  _ = UIBindingObserver(UIElement: label) { $0.text = $1 as String }
  _ = Binder(label) { $0.text = $1 as String }
  print(Variable(1).value, BehaviorRelay(value: 1).value)
}
