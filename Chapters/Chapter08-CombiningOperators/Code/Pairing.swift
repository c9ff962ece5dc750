import Lesson
import Reactive

/// The first with the first, the second with the second.
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
