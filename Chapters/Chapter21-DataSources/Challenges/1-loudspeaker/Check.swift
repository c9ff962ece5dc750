import Lesson
import Reactive

let check = Check { examiner in
  LoudspeakerCheck.announces(examiner)
} showing: { _ in
  let lists = [["Ada", "Ben"], ["Cem", "Ada", "Ada"]]
  _ = announcements(Observable.from(lists)).subscribe { print($0) }
}

private enum LoudspeakerCheck {
  static func announces(_ examiner: Examiner) {
    let isRight = examiner.compare(
      "announcements(_:)",
      on: [
        "guests: --AB---ABC----C--BC---|",
        "guests: --ABA---BAB---none---none---A--X",
        "guests: --AAA---BAAA---|",
        "guests: --ABCD---DCBA---EA---|",
        "guests: (AB)(BC)(CD|)",
        "guests: --none---|",
        """
        guests: --AB---BC---CA--->
        one:    ^------!
        two:    -----^---------->
        """,
      ],
      drawing: [
        "guests": .texts([
          "AB", "ABC", "BA", "ABA", "BB", "CD", "DCBA", "A", "none",
          "EBF",
        ])
      ],
      yours: { (guests: Observable<String>) in
        announcements(named(guests))
      },
      expected: { guests in told(named(guests)) })
    guard isRight else { return }
    examiner.compare(
      "announcements(_:), where names are alike or many,",
      on: [
        "guests: --AB---A---B---CD---D---EF---F---G---none---|",
        "guests: --ABCDEFGH---BDFH---ACEG---|",
        "guests: --many---even---many---none---many---none---many---|",
      ],
      yours: { (guests: Observable<String>) in
        announcements(odd(guests))
      },
      expected: { guests in told(odd(guests)) })
  }

  /// Names that are alike, and long lists.
  private static func odd(
    _ guests: Observable<String>
  ) -> Observable<[String]> {
    let names: [Character: String] = [
      "A": "Ada", "B": "ada", "C": "Ada Bo", "D": "Ada Cy", "E": "da",
      "F": " da ", "G": "Zoë, Ada", "H": "Zoë",
    ]
    return guests.map { word in
      switch word {
      case "none": []
      case "many": (1...240).map { "guest \($0)" }
      case "even": (1...120).map { "guest \($0 * 2)" }
      default: word.compactMap { names[$0] }
      }
    }
  }

  /// A row has a word for each list, with a letter for each guest.
  private static func named(
    _ guests: Observable<String>
  ) -> Observable<[String]> {
    guests.map { word in
      word == "none" ? [] : word.map { String($0) }
    }
  }

  private static func told(
    _ guests: Observable<[String]>
  ) -> Observable<String> {
    Observable.deferred {
      var before: [String] = []
      return guests.concatMap { list in
        var lines: [String] = []
        var now: [String] = []
        for name in list where !now.contains(name) { now.append(name) }
        for name in before where !now.contains(name) {
          lines.append("bye \(name)")
        }
        for name in now where !before.contains(name) {
          lines.append("hello \(name)")
        }
        before = now
        return Observable.from(lines)
      }
    }
  }
}
