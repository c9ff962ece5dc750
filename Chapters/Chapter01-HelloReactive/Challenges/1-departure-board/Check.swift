import Lesson
import Reactive

let check = Check { examiner in
  // Each question would only repeat what is wrong in the one before.
  for platform in [2, 1, 258, -2, 0]
  where !DepartureBoardCheck.isRight(examiner, platform) {
    return
  }
} showing: { _ in
  let trains = Observable.of(
    Train(
      destination: "Leeds", platform: 2, minutes: 4,
      isCancelled: false),
    Train(
      destination: "York", platform: 1, minutes: 6,
      isCancelled: false),
    Train(
      destination: "Hull", platform: 2, minutes: 9,
      isCancelled: true),
    Train(
      destination: "Ripon", platform: 2, minutes: 0,
      isCancelled: false))
  _ = board(of: 2, showing: trains).subscribe(onNext: { print($0) })
}

private enum DepartureBoardCheck {
  /// A train in the words of a row.
  ///
  /// "Leeds from 2 in 4", and "cancelled" behind it if it is; a place
  /// without a name is "?".
  struct Notice: LosslessStringConvertible {
    let description: String
    let train: Train

    init?(_ description: String) {
      let words = description.split(separator: " ")
      guard let from = words.lastIndex(of: "from"),
        words.count > from + 3, let platform = Int(words[from + 1]),
        let minutes = Int(words[from + 3])
      else { return nil }
      let destination = words[..<from].joined(separator: " ")
      self.description = description
      train = Train(
        destination: destination == "?" ? "" : destination,
        platform: platform, minutes: minutes,
        isCancelled: words.last == "cancelled")
    }
  }

  static func isRight(_ examiner: Examiner, _ platform: Int) -> Bool {
    examiner.compare(
      "board(of: \(platform), showing:)", on: rows(platform),
      drawing: ["trains": .texts(notices)],
      yours: { (trains: Observable<Notice>) in
        board(of: platform, showing: trains.map { $0.train })
      },
      expected: { trains in
        trains.map { $0.train }
          .filter { $0.platform == platform && !$0.isCancelled }
          .map { train in
            "\(train.destination) "
              + (train.minutes == 0 ? "now" : "in \(train.minutes) min")
          }
      })
  }

  static func rows(_ platform: Int) -> [String] {
    [
      """
      trains: -a-b-c-d-|
      a := Leeds from \(platform) in 4
      b := York from \(platform + 10) in 6
      c := Hull from \(platform) in 9 cancelled
      d := Ripon from \(platform) in 0
      """,
      """
      trains: -a-(ab)-a-X
      a := New Mills from \(platform) in 1
      b := New Mills from \(platform) in 0
      X := doorBlocked
      """,
      """
      trains: -a-b-a-c-a-|
      a := Łódź from \(platform) in 5000000000
      b := ? from \(platform) in 128
      c := Łódź from \(platform) in 5000000000 cancelled
      """,
      """
      trains: -a-b-a-b-a-b-a-b->
      first:  --^----!
      second: ---^---------->
      a := Hull from \(platform) in 2
      b := Newcastle upon Tyne from \(platform) in 60
      """,
    ]
  }

  static let notices = ["Leeds", "Newcastle upon Tyne", "Łódź", "?"]
    .flatMap { destination in
      [-2, 0, 1, 2, 12, 258].flatMap { platform in
        [0, 1, 4, 59, 128, 5_000_000_000].flatMap { minutes in
          ["", "", " cancelled"].map { state in
            "\(destination) from \(platform) in \(minutes)\(state)"
          }
        }
      }
    }
}
