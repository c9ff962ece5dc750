import Lesson
import Reactive

/// Inner sequences that fail.
@ExampleListBuilder
var surviving: ExampleList {
  diagram(
    "an inner error",
    """
    parcels:  --a--b------------c--|
    a:          --a1----a2----a3|
    b:             --b1----X
    c:        --c1|
    """
  ) {
    (parcels: Observable<Observable<String>>) in
    parcels.flatMap { parcel in parcel }
  }

  diagram(
    "an outer error",
    """
    parcels:  --a--b-------X
    a:          --a1----a2----a3|
    b:             --b1|
    """
  ) { (parcels: Observable<Observable<String>>) in
    parcels.concatMap { parcel in parcel }
  }

  example(of: "inside or outside") {
    let codes = Observable.of("N12", "S7", "N4")
    _ =
      codes
      .flatMapLatest { code in place(of: code).catchAndReturn("?") }
      .subscribe { event in print("inside:", event) }
    _ =
      codes
      .flatMapLatest { code in place(of: code) }
      .catchAndReturn("?")
      .subscribe { event in print("outside:", event) }
  }

  diagram("materialize", "van: --N12--S7--X") {
    (van: Observable<String>) in
    van.materialize()
  }

  diagram(
    "an inner error that is an element",
    """
    parcels:  --a--b------------c--|
    a:          --a1----a2----a3|
    b:             --b1----X
    c:                          --c1|
    """
  ) {
    (parcels: Observable<Observable<String>>) in
    parcels
      .flatMap { parcel in parcel.materialize() }
      .compactMap { event in event.element }
  }

  diagram("dematerialize", "van: --N12--S7--X") {
    (van: Observable<String>) in
    van.materialize()
      .filter { event in event.error == nil }
      .dematerialize()
  }
}
