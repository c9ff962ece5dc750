import Lesson
import Reactive

let check = Check { examiner in
  guard BookingFormCheck.isActiveInTime(examiner) else { return }
  BookingFormCheck.books(examiner)
} showing: { _ in
  let name = PublishSubject<String>()
  let nights = PublishSubject<Int>()
  let breakfast = PublishSubject<Bool>()
  let taps = PublishSubject<Void>()
  let subscription = bookings(
    name: name, nights: nights, breakfast: breakfast, taps: taps
  )
  .subscribe(onNext: { print($0) })
  name.onNext("Ada")
  nights.onNext(3)
  taps.onNext(())
  breakfast.onNext(true)
  taps.onNext(())
  subscription.dispose()
}

private enum BookingFormCheck {
  static let names = RandomMarbles.texts([
    "Ada", "Ben", "nobody", "blank", "lady",
  ])

  static func isActiveInTime(_ examiner: Examiner) -> Bool {
    examiner.compare(
      "canBook(name:nights:)",
      on: [
        """
        name:    --Ada------nobody--Ben--------->
        nights:  ------0-2----------------0--1-->
        """,
        """
        name:    --Ada--Ben--Ada---------->
        nights:  ------2---3---4---0---0-->
        """,
        """
        name:    --------------Ada---->
        nights:  --1--2--0--5---------X
        """,
        """
        name:    --Ada--Ben--X
        nights:  ----3-------------5-->
        """,
        """
        name:    -------------------->
        nights:  ------2---3---4----->
        """,
        """
        name:    --Ada--nobody--Ben--Ada----->
        nights:  -2----------------------0--->
        one:     ^---------->
        two:     ------^---------------->
        """,
      ],
      drawing: ["name": names, "nights": .integers(-2...3)],
      yours: { (name: Observable<String>, nights: Observable<Int>) in
        canBook(name: field(named(name)), nights: field(nights))
      },
      expected: { name, nights in
        Observable
          .combineLatest(field(named(name)), field(nights)) {
            !$0.isEmpty && $1 > 0
          }
          .startWith(false)
          .distinctUntilChanged()
      })
  }

  static func books(_ examiner: Examiner) {
    examiner.compare(
      "bookings(name:nights:breakfast:taps:)",
      on: [
        """
        name:       --Ada----------nobody--------Ben----->
        nights:     ------2------------------------------>
        breakfast:  ----------------------true----------->
        taps:       a---a---a--a----------a-a------a--a--|
        """,
        """
        name:       --Ada------------------>
        nights:     ------2--3-------0---5->
        breakfast:  -true-----false-------->
        taps:       --------a----a-a--a--a---|
        """,
        """
        name:       --Ada------------------>
        nights:     ------2---------------->
        breakfast:  ----------------------->
        taps:       --a--a-----X
        """,
        """
        name:       --Ada------X
        nights:     ------2---------------->
        breakfast:  ----------------------->
        taps:       --a--a---a----a--------|
        """,
        """
        name:       --Ada----------------->
        nights:     ---------------------->
        breakfast:  -true--true----------->
        taps:       --a--a---a-----|
        """,
        """
        name:       --Ada--Ben--Ada---------->
        nights:     -2----------3------------>
        breakfast:  -----------true------X
        taps:       ---a--a--a--a--a--a--a->
        one:        ^------------!
        two:        ----^------------------->
        """,
      ],
      drawing: [
        "name": names, "nights": .integers(-1...3),
        "breakfast": .texts(["true", "false"]), "taps": .texts(["now"]),
      ],
      yours: {
        (
          name: Observable<String>, nights: Observable<Int>,
          breakfast: Observable<Bool>, taps: Observable<Void>
        ) in
        bookings(
          name: field(named(name)), nights: field(nights),
          breakfast: field(breakfast), taps: taps)
      },
      expected: { name, nights, breakfast, taps in
        let form = Observable.combineLatest(
          field(named(name)), field(nights),
          field(breakfast).startWith(false)
        ) { Booking(name: $0, nights: $1, breakfast: $2) }
        return taps.withLatestFrom(form).filter {
          !$0.name.isEmpty && $0.nights > 0
        }
      })
  }

  /// A field never completes.
  private static func field<Element>(
    _ row: Observable<Element>
  ) -> Observable<Element> {
    .concat(row, .never())
  }

  /// A row cannot say that a field is empty, or has blanks in it.
  private static func named(
    _ name: Observable<String>
  ) -> Observable<String> {
    name.map { name in
      switch name {
      case "nobody": ""
      case "blank": "  "
      case "lady": " Lady  Ada "
      default: name
      }
    }
  }
}
