import Lesson
import Reactive

let check = Check { examiner in
  guard SignCheck.rehearse(examiner) else { return }
  let room = Room()
  let before = Resources.total
  sign(of: room).subscribe().dispose()
  room.guest = "Ada"
  examiner.expect(
    Resources.total - before, equals: 0,
    "Subscriptions that are left when the only subscriber has been"
      + " disposed of, and the room has changed.")
}

private enum SignCheck {
  enum Step: CustomStringConvertible {
    case watch, leave(Int), guest(String), degrees(Int), drop

    var description: String {
      switch self {
      case .watch: "somebody subscribes"
      case .leave(let number): "observer \(number) leaves"
      case .guest(let name): "guest = \"\(name)\""
      case .degrees(let number): "degrees = \(number)"
      case .drop: "nobody holds the room any more"
      }
    }
  }

  /// Whether something is still alive.
  final class Watch {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  @discardableResult
  static func rehearse(_ examiner: Examiner) -> Bool {
    examiner.rehearse(
      "sign(of:)",
      scripts: [
        [.watch, .guest("Ada"), .degrees(21), .guest("")],
        [.watch, .degrees(21), .guest("Ada"), .degrees(21)],
        [.watch, .guest("Ada"), .guest("Ada"), .watch, .leave(1)],
        [.watch, .watch, .guest("Ada"), .leave(1), .degrees(9)],
        [.guest("Ada"), .watch, .drop, .watch],
        [.watch, .drop],
        [.drop, .watch],
        [.guest("free"), .watch, .guest("")],
        [.guest("closed"), .watch, .degrees(0), .guest("nobody")],
        [
          .guest("Ada"), .watch, .guest("ada"), .degrees(19),
          .degrees(-1),
        ],
        [.watch, .guest("100% Ada %@"), .guest("Ada \"Bo\" \\")],
        [.watch, .guest("Ada\nBen"), .guest(" "), .guest("closed")],
      ],
      steps: [
        .watch, .leave(1), .leave(2), .guest("Ada"), .guest(""),
        .degrees(21), .degrees(18), .drop,
      ],
      drawing: { dice in
        switch dice.integer(in: 0...2) {
        case 0: .guest(dice.text())
        case 1: .degrees(dice.integer(in: .min ... .max))
        default: .watch
        }
      },
      inside: { _ in false }
    ) { rehearsal in
      yours(rehearsal)
    } expected: { rehearsal in
      expected(rehearsal)
    }
  }

  private static func yours(_ rehearsal: Rehearsal) -> (Step) -> Void {
    var room: Room? = Room()
    let alive = room.map { Watch($0) }
    var texts = Observable<String>.never()
    if let room {
      texts = (sign(of: room) as Any) as? Observable<String> ?? texts
    }
    return { (step: Step) -> Void in
      switch step {
      case .watch: rehearsal.watch(texts)
      case .leave(let number): rehearsal.leave(number)
      case .guest(let name): room?.guest = name
      case .degrees(let number): room?.degrees = number
      case .drop: room = nil
      }
      rehearsal.answer("room alive: \(alive?.object != nil)")
    }
  }

  private static func expected(
    _ rehearsal: Rehearsal
  ) -> (Step) -> Void {
    var guest = ""
    var degrees = 18
    var isThere = true
    let texts = PublishSubject<String>()
    func text() -> String {
      guest.isEmpty ? "free" : "\(guest), \(degrees)°"
    }
    return { (step: Step) -> Void in
      switch step {
      case .watch:
        rehearsal.watch(
          isThere
            ? texts.startWith(text()).distinctUntilChanged()
            : Observable.just("closed"))
      case .leave(let number): rehearsal.leave(number)
      case .guest(let name):
        guest = name
        if isThere { texts.onNext(text()) }
      case .degrees(let number):
        degrees = number
        if isThere { texts.onNext(text()) }
      case .drop:
        if isThere { texts.onNext("closed") }
        isThere = false
        texts.onCompleted()
      }
      rehearsal.answer("room alive: \(isThere)")
    }
  }
}
