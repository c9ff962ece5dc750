import Reactive

/// The booking of a guest.
struct Booking: Equatable {
  let name: String
  let nights: Int
  let breakfast: Bool
}

/// Whether a form is complete.
///
/// Leave this function unchanged.
func isComplete(name: String, nights: Int) -> Bool {
  !name.isEmpty && nights > 0
}

/// Whether the button is active: false at first, then each change.
func canBook(
  name: Observable<String>, nights: Observable<Int>
) -> Observable<Bool> {
  Observable
    .combineLatest(name, nights) { name, nights in
      isComplete(name: name, nights: nights)
    }
    .startWith(false)
    .distinctUntilChanged()
}

/// A booking for each tap at which the form is complete.
func bookings(
  name: Observable<String>, nights: Observable<Int>,
  breakfast: Observable<Bool>, taps: Observable<Void>
) -> Observable<Booking> {
  let form = Observable.combineLatest(
    name, nights, breakfast.startWith(false)
  ) { name, nights, breakfast in
    Booking(name: name, nights: nights, breakfast: breakfast)
  }
  return taps.withLatestFrom(form).filter { booking in
    isComplete(name: booking.name, nights: booking.nights)
  }
}
