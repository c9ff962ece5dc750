import Lesson
import Reactive

let check = Check { examiner in
  for hot in [[], ["senders"]] {
    let isRight = examiner.compare(
      "firstFive(of:)", on: FiveSendersCheck.rows, hot: hot,
      drawing: ["senders": .texts(FiveSendersCheck.names)],
      yours: { (senders: Observable<String>) in
        firstFive(of: senders)
      },
      expected: FiveSendersCheck.firstFive)
    guard isRight else { return }
  }
} showing: { _ in
  let list = firstFive(of: Observable.of("Ada", "Bob", "Ada", "Cem"))
  for number in 1...2 {
    _ = list.subscribe { event in print("\(number): \(event)") }
  }
}

private enum FiveSendersCheck {
  /// Some are nearly the same, and the last two are.
  static let names = [
    "Ada", "ada", "Ada Bell", "AdaBell", "Ada Cole", "",
    "Zo\u{eb}", "Zoe\u{308}",
  ]

  static let rows = [
    "senders: -a-b-a-c-b-a-|",
    "senders: -a-a-b-a-b-c-d-a-e-f-|",
    "senders: -a-b-c-d-e-X",
    "senders: -a-b-c-d-X",
    "senders: -(abacadae)-f-|",
    "senders: -(abcde|)",
    "senders: -(ab)-(ab)-(cd)-(ef)-(gh)-->",
    "senders: |",
    """
    senders: -a-b-c-d-e-f-g-|
    a := Zo\u{eb}
    b := Zoe\u{308}
    c := zo\u{eb}
    d := Zoe
    e := Zoe Hall
    f := ZoeHall
    g := Zoe Hill
    """,
    """
    senders: -a-b-c-a-b-d-e-f-g-a-|
    one:     ^------------------->
    two:     ----^--------------------->
    three:   ^--!
    """,
  ]

  /// Without a variable, so that nothing can be left over.
  static func firstFive(
    _ senders: Observable<String>
  ) -> Observable<String> {
    senders
      .scan(into: (known: [String](), isNew: false)) { list, sender in
        list.isNew = !list.known.contains(sender)
        if list.isNew { list.known.append(sender) }
      }
      .filter { $0.isNew }
      .map { $0.known[$0.known.count - 1] }
      .take(5)
  }
}
