import Lesson
import Reactive

let check = Check { examiner in
  examiner.expect(
    printing: [], "what watched(_:) prints when nobody subscribes"
  ) {
    _ = watched(Observable.just(1))
  }

  var rides = 0
  let ride = Observable<Int>.create { observer in
    rides += 1
    print("ride: begins")
    observer.onNext(1)
    observer.onNext(2)
    observer.onCompleted()
    return Disposables.create()
  }
  let log = watched(ride)
  let isPatient = examiner.expect(
    rides == 0, "watched(_:) must not subscribe to the ride itself.")

  // Each question would only repeat what is wrong in the one before.
  guard isPatient, NightWatchCheck.isTheSame(examiner) else { return }

  for person in ["first", "second"] {
    rides = 0
    let isRight = examiner.expect(
      printing: [
        "watch: someone is waiting",
        "ride: begins",
        "watch: floor 1",
        "\(person): next(1)",
        "watch: floor 2",
        "\(person): next(2)",
        "watch: arrived",
        "\(person): completed",
        "watch: nobody is waiting",
      ], "the log of the \(person) of two people who take a ride"
    ) {
      _ = log.subscribe { event in print("\(person): \(event)") }
    }
    examiner.expect(
      rides, equals: 1, "the rides that one subscription starts")
    guard isRight else { return }
  }

  _ = NightWatchCheck.isTheSame(examiner) { $0 }
} showing: { _ in
  watched(Observable<Int>.never()).subscribe().dispose()
}

private enum NightWatchCheck {
  /// Asks on rides that begin with whoever takes them, and where what is
  /// printed counts also on one that goes on whoever listens.
  static func isTheSame(
    _ examiner: Examiner, printing: ((String) -> String)? = nil
  ) -> Bool {
    let kinds = printing == nil ? [[]] : [[], ["ride"]]
    return kinds.allSatisfy { hot in
      examiner.compare(
        "watched(_:)", on: rides, hot: hot,
        drawing: printing == nil ? [:] : ["ride": .anyInteger],
        printing: printing,
        yours: { (ride: Observable<Int>) in watched(ride) },
        expected: logged)
    }
  }

  static let rides = [
    """
    ride:   -1-2-3-|
    """,
    """
    ride:   -1-1-a-0-(23)-b-|
    a := -4
    b := 1000
    """,
    """
    ride:   1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6-7-8-9-0-1-2-3-4-5-6|
    """,
    """
    ride:   --7-7-X
    X := doorBlocked
    """,
    """
    ride:   ->
    person: --^--!
    """,
    """
    ride:   -1-2-3-4-5-6-|
    first:  --^-----!
    second: ---^---------->
    """,
  ]

  static func logged(_ ride: Observable<Int>) -> Observable<Int> {
    ride.do(
      onNext: { floor in print("watch: floor \(floor)") },
      onError: { error in print("watch: failed, \(error)") },
      onCompleted: { print("watch: arrived") },
      onSubscribe: { print("watch: someone is waiting") },
      onDispose: { print("watch: nobody is waiting") })
  }
}
