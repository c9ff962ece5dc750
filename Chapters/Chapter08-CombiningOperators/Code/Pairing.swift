import Lesson
import Reactive

/// Elements that are paired by position.
@ExampleListBuilder
var pairing: ExampleList {
  diagram(
    "zip",
    """
    guests:  --a--b------------c--d--|
    rooms:   --------12---14--|
    """
  ) { (guests: Observable<String>, rooms: Observable<String>) in
    Observable.zip(guests, rooms) { $0 + $1 }
  }
}

/// A collection of sources.
@ExampleListBuilder
var pairingCollections: ExampleList {
  diagram(
    "zip of a collection",
    """
    guests:  --a--b------------c--d--|
    rooms:   --------12---14--|
    """
  ) { (guests: Observable<String>, rooms: Observable<String>) in
    Observable.zip([guests, rooms]) { $0.joined() }
  }
}
