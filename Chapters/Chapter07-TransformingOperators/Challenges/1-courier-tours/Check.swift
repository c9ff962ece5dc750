import Lesson
import Reactive

let check = Check { examiner in
  // Hot rows that are made up would only repeat what cold ones show.
  for hot in [[], ["north", "south"]] {
    let isRight = examiner.compare(
      "reports(of:signatures:upload:)", on: TourCheck.rows, hot: hot,
      drawing: hot.isEmpty
        ? [
          "tours": .integers(-2...2),
          "north": .texts(["Ada", "Ben", "?"]),
          "south": .texts(["Ben", "Ada", "ada"]),
          "ada": .anyInteger,
          "ben": .anyInteger,
        ] : [:],
      yours: {
        (
          tours: Observable<Int>, north: Observable<String>,
          south: Observable<String>, ada: Observable<Int>,
          ben: Observable<Int>
        ) in
        let depot = TourCheck.Depot(
          tours: [north, south],
          uploads: ["Ada": ada, "Ben": ben])
        return reports(
          of: tours, signatures: depot.signatures, upload: depot.upload)
      },
      expected: { tours, north, south, ada, ben in
        let depot = TourCheck.Depot(
          tours: [north, south],
          uploads: ["Ada": ada, "Ben": ben])
        return TourCheck.reports(
          of: tours, signatures: depot.signatures, upload: depot.upload)
      })
    guard isRight else { return }
  }
} showing: { _ in
  var receipt = 2
  _ = reports(of: .just(7)) { _ in
    .of("Ada", "Ben", "Cleo")
  } upload: { signature in
    if signature == "Ben" { return .error(TourCheck.Offline()) }
    receipt += 1
    return .just(receipt)
  }
  .subscribe { event in print(event) }
}

private enum TourCheck {
  struct Offline: Error {}

  /// What the rows say of odd and even tours and of two customers.
  ///
  /// "?" is a signature without a letter.
  struct Depot {
    let tours: [Observable<String>]
    let uploads: [String: Observable<Int>]

    func signatures(_ number: Int) -> Observable<String> {
      tours[abs(number - 1) % 2].map { $0 == "?" ? "" : $0 }
    }

    func upload(_ signature: String) -> Single<Int> {
      (uploads[signature] ?? .error(Offline())).first().map { receipt in
        guard let receipt else { throw Offline() }
        return receipt
      }
    }
  }

  static let rows = [
    """
    tours:   -1-|
    north:   --Ada--Ben--Ada--|
    south:   ->
    ada:     -----7|
    ben:     --X
    """,
    """
    tours:   -1-------------2-|
    north:   --Ada--Ben-->
    south:   --Ben--Ada--|
    ada:     ------------7|
    ben:     --3|
    """,
    """
    tours:   -1----------1---|
    north:   --(Ada Ben Ada)--|
    south:   ->
    ada:     ------7|
    ben:     --X
    """,
    """
    tours:   -2-------------X
    north:   ->
    south:   --Ben--Ada--|
    ada:     ------------7|
    ben:     --4|
    """,
    """
    tours:   -1------------2------|
    north:   --Ada--X
    south:   --Ben--|
    ada:     ------------7|
    ben:     ->
    """,
    """
    tours:   -1|
    north:   --Ada--Ben--X
    south:   ->
    ada:     ---7|
    ben:     -----X
    """,
    """
    tours:   -2-|
    north:   ->
    south:   --Ada|
    ada:     --------------X
    ben:     ->
    """,
    """
    tours:   -1-------------2-->
    north:   --Ada--Ben-->
    south:   --Ben--|
    ada:     ---7|
    ben:     -4|
    one:     ^------->
    two:     ---^----------!
    """,
  ]

  static func reports(
    of tours: Observable<Int>,
    signatures: @escaping (Int) -> Observable<String>,
    upload: @escaping (String) -> Single<Int>
  ) -> Observable<Report> {
    tours.flatMapLatest { number in
      signatures(number).concatMap { signature in
        upload(signature)
          .map { Report.stored(signature, receipt: $0) }
          .catchAndReturn(Report.failed(signature))
      }
    }
  }
}
