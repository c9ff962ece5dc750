import Lesson
import Reactive

/// One result, when the source completes.
@ExampleListBuilder
var summing: ExampleList {
  diagram("reduce", "charges:  --90--12--8--|") {
    (charges: Observable<Int>) in
    charges.reduce(0, accumulator: +)
  }

  example(of: "four bills") {
    func bill(_ charges: Observable<Int>...) -> String {
      marks(of: Observable.concat(charges).reduce(0, accumulator: +))
    }
    let stay = Observable.of(90, 12, 8)
    print("checked out: ", bill(stay))
    print("no charges:  ", bill(.empty()))
    print("no answer:   ", bill(stay, .error(HotelError.noAnswer)))
    print("still here:  ", bill(stay, .never()))
  }
}
