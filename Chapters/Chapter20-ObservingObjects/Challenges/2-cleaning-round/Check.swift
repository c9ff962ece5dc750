import Foundation
import Lesson
import Reactive

let check = Check { examiner in
  for count in [3, 0, 1] where !RoundCheck.rehearse(examiner, count) {
    break
  }
}

private enum RoundCheck {
  enum Step: CustomStringConvertible {
    case watch, leave(Int), clean(Int), other, nobody, misnamed(Int)

    var description: String {
      switch self {
      case .watch: "somebody subscribes"
      case .leave(let number): "observer \(number) leaves"
      case .clean(let number): "room \(number) posts cleaned"
      case .other: "a room that is not listed posts cleaned"
      case .nobody: "cleaned is posted without a sender"
      case .misnamed(let number): "room \(number) posts another name"
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
        [.watch, .other, .nobody, .misnamed(1), .clean(1)],
        [.watch, .watch, .clean(1), .leave(1), .clean(2), .clean(3)],
        [.watch, .clean(3), .leave(1), .watch],
      ],
      steps: [
        .watch, .leave(1), .leave(2), .clean(1), .clean(2), .clean(3),
        .other, .nobody, .misnamed(1), .misnamed(2),
      ],
      drawing: { dice in .clean(dice.integer(in: 1...3)) },
      inside: { _ in false }
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
    let rooms = (0..<3).map { _ in Room() }
    let stranger = Room()
    let numbers =
      (left(of: Array(rooms.prefix(count)), in: center) as Any)
      as? Observable<Int> ?? .never()
    let clean = Notification.Name("cleaned")
    let dirty = Notification.Name("dirty")
    return { (step: Step) -> Void in
      switch step {
      case .watch: rehearsal.watch(numbers)
      case .leave(let number): rehearsal.leave(number)
      case .clean(let number):
        center.post(name: clean, object: rooms[number - 1])
      case .other: center.post(name: clean, object: stranger)
      case .nobody: center.post(name: clean, object: nil)
      case .misnamed(let number):
        center.post(name: dirty, object: rooms[number - 1])
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
      case .clean(let number): posts.onNext(number)
      case .other, .nobody, .misnamed: break
      }
    }
  }
}
