import Lesson
import Reactive

/// The questions of the section "Check yourself".
@ExampleListBuilder
var questions: ExampleList {
  #if DEBUG
  example(of: "a form is saved") {
    let saved = Observable<String>.error(CancellationError())
    _ = saved.subscribe(
      onNext: { print("saved", $0) },
      onCompleted: { print("done") },
      onDisposed: { print("closed") })
  }
  #endif

  example(of: "persons in a lift") {
    _ = Observable.of(2, 9, 3)
      .do(onNext: { if $0 > 8 { throw LiftFault.overloaded } })
      .subscribe(
        onNext: { print($0) }, onError: { print($0) },
        onCompleted: { print("done") })
  }

  example(of: "a display in the lobby") {
    let lift = Lift()
    let ride = lift.ride()
    lift.pass(1)
    lift.arrive()
    let lobby = ride.subscribe { event in print(event) }
    lobby.dispose()
  }

  example(of: "a field of a form") {
    let field = "x"
    _ = Observable.just(Int(field)).subscribe { print($0) }
    _ = Observable.from(optional: Int(field)).subscribe { print($0) }
  }

  example(of: "two readers of a pipe") {
    let pipe = AnyIterator([4, 2, 7].makeIterator())
    let numbers = Observable.from(pipe)
    _ = numbers.take(1).subscribe(onNext: { print("first", $0) })
    _ = numbers.subscribe(onNext: { print("second", $0) })
  }

  example(of: "the lobby and the roof") {
    let lift = Lift()
    var roof: (any Disposable)?
    _ = lift.ride().subscribe(onNext: { floor in
      roof?.dispose()
      print("lobby", floor)
    })
    roof = lift.ride().subscribe(onNext: { print("roof", $0) })
    for floor in 1...2 { lift.pass(floor) }
    lift.arrive()
  }

  example(of: "a function with a bag") {
    func follow(_ ride: Observable<Int>) {
      let bag = DisposeBag()
      ride
        .subscribe(onNext: { print($0) }, onDisposed: { print("over") })
        .disposed(by: bag)
    }
    let lift = Lift()
    follow(lift.ride())
    lift.pass(1)
  }

  example(of: "a screen that nobody keeps") {
    final class Screen {
      let bag = DisposeBag()
      deinit { print("freed") }
      func follow(_ ride: Observable<Int>) {
        ride.subscribe(onNext: { self.show($0) }).disposed(by: bag)
      }
      func show(_ floor: Int) { print("floor", floor) }
    }
    let lift = Lift()
    Screen().follow(lift.ride())
    lift.pass(1)
    lift.arrive()
    print("end")
  }

  example(of: "two floors") {
    let lift = Lift()
    _ = lift.ride().asSingle().subscribe { print($0) }
    lift.pass(1)
    lift.pass(2)
    print("the doors open")
    lift.arrive()
  }
}
