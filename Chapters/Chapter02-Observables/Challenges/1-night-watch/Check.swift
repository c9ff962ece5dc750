import Lesson
import Reactive

let check = Check { examiner in
  enum Fault: Error { case doorBlocked }

  examiner.expect(
    printing: [], "what watched(_:) prints when nobody subscribes"
  ) {
    _ = watched(Observable.just(1))
  }

  var starts = 0
  let ride = Observable<Int>.create { observer in
    starts += 1
    print("ride: begins")
    observer.onNext(1)
    observer.onNext(2)
    observer.onCompleted()
    return Disposables.create()
  }
  let log = watched(ride)
  examiner.expect(
    starts == 0, "watched(_:) must not subscribe to the ride itself.")

  examiner.expect(
    printing: [
      "watch: someone is waiting",
      "passenger: gives up",
      "watch: nobody is waiting",
    ], "the log of a ride that never says anything"
  ) {
    let subscription = watched(Observable.never()).subscribe()
    print("passenger: gives up")
    subscription.dispose()
  }

  for person in ["first", "second"] {
    starts = 0
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
      starts, equals: 1, "the rides that one subscription starts")
    // The second log would only repeat what is wrong with the first.
    guard isRight else { break }
  }

  examiner.expect(
    printing: [
      "watch: someone is waiting",
      "watch: failed, doorBlocked",
      "passenger: error(doorBlocked)",
      "watch: nobody is waiting",
    ], "the log of a ride that fails"
  ) {
    _ = watched(Observable.error(Fault.doorBlocked))
      .subscribe { event in print("passenger: \(event)") }
  }
}
