import Foundation
import Lesson
import Reactive

let check = Check { examiner in
  for count in [3, 0, 1] where !RoundCheck.rehearse(examiner, count) {
    return
  }
  RoundCheck.rehearseMany(examiner)
}

private enum RoundCheck {
  enum Step: CustomStringConvertible {
    case watch, leave(Int), clean(Int), noted(Int)
    case other, nobody, nobodyNoted, misnamed(Int, String), elsewhere(
      Int)

    var description: String {
      switch self {
      case .watch: "somebody subscribes"
      case .leave(let number): "observer \(number) leaves"
      case .clean(let number): "room \(number) posts cleaned"
      case .noted(let number):
        "room \(number) posts cleaned with a userInfo"
      case .other: "a room that is not listed posts cleaned"
      case .nobody: "cleaned is posted without a sender"
      case .nobodyNoted:
        "cleaned is posted without a sender, with room 1 in userInfo"
      case .misnamed(let number, let name):
        "room \(number) posts \"\(name)\""
      case .elsewhere(let number):
        "room \(number) posts cleaned to another NotificationCenter"
      }
    }
  }

  static func rehearse(_ examiner: Examiner, _ count: Int) -> Bool {
    examiner.rehearse(
      "left(of:in:) with \(count) rooms",
      scripts: [
        [.watch, .clean(1), .clean(2), .clean(3), .clean(1)],
        [.watch, .clean(2), .clean(2), .clean(1), .clean(3)],
        [.clean(1), .watch, .clean(1), .clean(2), .clean(3)],
        [.watch, .clean(1), .watch, .clean(2), .clean(3), .clean(1)],
        [.watch, .other, .nobody, .misnamed(1, "dirty"), .clean(1)],
        [.watch, .watch, .clean(1), .leave(1), .clean(2), .clean(3)],
        [.watch, .clean(3), .leave(1), .watch],
      ],
      steps: [
        .watch, .leave(1), .leave(2), .clean(1), .clean(2), .clean(3),
        .noted(1), .other, .nobody, .nobodyNoted, .elsewhere(1),
        .misnamed(1, "dirty"), .misnamed(2, "Cleaned"),
        .misnamed(1, "cleaned badly"), .misnamed(1, "uncleaned"),
      ],
      drawing: { dice in .clean(dice.integer(in: 1...3)) },
      inside: { _ in false }
    ) { rehearsal in
      yours(rehearsal, count)
    } expected: { rehearsal in
      expected(rehearsal, count)
    }
  }

  /// A list that is long, in an odd order, with every room twice.
  static func rehearseMany(_ examiner: Examiner) {
    let count = 300
    let order = (0..<count).map { $0 * 77 % count + 1 }
    let cleaned = order.map { Step.clean($0) }
    let twice = order.flatMap { [Step.clean($0), .clean($0)] }
    examiner.rehearse(
      "left(of:in:) with \(count) rooms",
      scripts: [
        [.watch] + cleaned,
        [.watch] + cleaned.dropLast() + cleaned,
        [.watch] + twice,
      ]
    ) { rehearsal in
      yours(rehearsal, count)
    } expected: { rehearsal in
      expected(rehearsal, count)
    }
  }

  private static func yours(
    _ rehearsal: Rehearsal, _ count: Int
  ) -> (Step) -> Void {
    let center = NotificationCenter()
    let elsewhere = NotificationCenter.default
    let rooms = (0..<max(count, 3)).map { _ in Room() }
    let stranger = Room()
    let numbers =
      (left(of: Array(rooms.prefix(count)), in: center) as Any)
      as? Observable<Int> ?? .never()
    let clean = Notification.Name("cleaned")
    return { (step: Step) -> Void in
      switch step {
      case .watch: rehearsal.watch(numbers)
      case .leave(let number): rehearsal.leave(number)
      case .clean(let number):
        center.post(name: clean, object: rooms[number - 1])
      case .other: center.post(name: clean, object: stranger)
      case .noted(let number):
        center.post(
          name: clean, object: rooms[number - 1],
          userInfo: ["by": "Ada", "room": stranger])
      case .nobody: center.post(name: clean, object: nil)
      case .nobodyNoted:
        center.post(
          name: clean, object: nil, userInfo: ["room": rooms[0]])
      case .misnamed(let number, let name):
        center.post(
          name: Notification.Name(name), object: rooms[number - 1])
      case .elsewhere(let number):
        elsewhere.post(name: clean, object: rooms[number - 1])
      }
    }
  }

  private static func expected(
    _ rehearsal: Rehearsal, _ count: Int
  ) -> (Step) -> Void {
    let posts = PublishSubject<Int>()
    let numbers = Observable<Int>.deferred {
      if count == 0 { return .just(0) }
      var open = Set(1...count)
      return
        posts
        .filter { number in open.remove(number) != nil }
        .map { _ in open.count }
        .startWith(count)
        .take(until: { $0 == 0 }, behavior: .inclusive)
    }
    return { (step: Step) -> Void in
      switch step {
      case .watch: rehearsal.watch(numbers)
      case .leave(let number): rehearsal.leave(number)
      case .clean(let number), .noted(let number): posts.onNext(number)
      case .other, .nobody, .nobodyNoted, .misnamed, .elsewhere: break
      }
    }
  }
}
