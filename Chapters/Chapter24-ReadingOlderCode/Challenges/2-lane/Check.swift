import Lesson
import Reactive

let check = Check { examiner in
  for places in [2, 1, 0, -3, 1000, Int.min] {
    guard LaneCheck.rehearse(examiner, places) else { return }
  }
  guard LaneCheck.areTwo(examiner), LaneCheck.forgets(examiner) else {
    return
  }
  let lane = Lane(places: 2)
  examiner.expect(
    lane.swimmers, isDeclaredAs: Observable<Int>.self, "swimmers",
    "so that only the lane can set the number")
  examiner.expect(
    lane.isFull, isDeclaredAs: Observable<Bool>.self, "isFull",
    "so that only the lane can send on it")
}

private enum LaneCheck {
  /// Does not compile with the library's, which is generic.
  static let nobody: any Any.Type = Variable.self

  enum Step: CustomStringConvertible {
    case count, full, keptCount, keptFull, leave(Int)
    case enter, go, free

    var description: String {
      switch self {
      case .count: "somebody subscribes to swimmers"
      case .full: "somebody subscribes to isFull"
      case .keptCount:
        "somebody subscribes to the swimmers of the start"
      case .keptFull:
        "somebody subscribes to the isFull of the start"
      case .leave(let number): "observer \(number) leaves"
      case .enter: "enter()"
      case .go: "leave()"
      case .free: "nobody holds the lane any more"
      }
    }

    var isLeaving: Bool {
      if case .leave = self { true } else { false }
    }
  }

  /// Whether something is still alive.
  final class Watch {
    weak var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }
  }

  static func rehearse(_ examiner: Examiner, _ places: Int) -> Bool {
    examiner.rehearse(
      "Lane(places: \(places))",
      scripts: [
        [.count, .enter, .enter, .go],
        [.full, .enter, .enter, .enter, .go, .go],
        [.count, .full, .enter, .free],
        [.free, .keptCount, .keptFull],
        [.enter, .enter, .free, .keptCount, .keptFull],
        [.go, .count, .go],
        [.count, .enter, .leave(1), .enter, .count],
        [.enter, .enter, .full, .keptFull, .enter],
      ],
      steps: [
        .count, .full, .keptCount, .keptFull, .enter, .go,
        .leave(1), .leave(2), .free,
      ],
      inside: { steps in steps.allSatisfy(\.isLeaving) }
    ) { rehearsal in
      yours(rehearsal, places)
    } expected: { rehearsal in
      expected(rehearsal, places)
    }
  }

  static func areTwo(_ examiner: Examiner) -> Bool {
    let lanes = [Lane(places: 1), Lane(places: 3), Lane(places: 1)]
    var seen: [String] = []
    let watching = zip(["narrow", "wide"], lanes).map { name, lane in
      lane.isFull.subscribe(onNext: { seen.append("\(name) \($0)") })
    }
    for lane in lanes { lane.enter() }
    for subscription in watching { subscription.dispose() }
    return examiner.expect(
      seen, equals: ["narrow false", "wide false", "narrow true"],
      "what is said of a lane of one place and of one of three, after "
        + "one swimmer each")
  }

  static func forgets(_ examiner: Examiner) -> Bool {
    final class Held {}
    let lane = Lane(places: 1)
    func visit(_ subscribe: (Held) -> any Disposable) -> Watch {
      let held = Held()
      subscribe(held).dispose()
      return Watch(held)
    }
    let counting = visit { held in
      lane.swimmers.subscribe(onNext: { _ in _ = held })
    }
    let looking = visit { held in
      lane.isFull.subscribe(onNext: { _ in _ = held })
    }
    return examiner.expect(
      counting.object == nil && looking.object == nil,
      "What the closure of somebody held who has left is still there.")
  }

  private static func yours(
    _ rehearsal: Rehearsal, _ places: Int
  ) -> (Step) -> Void {
    var lane: Lane? = Lane(places: places)
    let watch = lane.map { Watch($0) }
    func swimmers() -> Observable<Int>? {
      lane.flatMap { ($0.swimmers as Any) as? Observable<Int> }
    }
    func isFull() -> Observable<Bool>? {
      lane.flatMap { ($0.isFull as Any) as? Observable<Bool> }
    }
    let kept = (swimmers() ?? .never(), isFull() ?? .never())
    return { (step: Step) -> Void in
      switch step {
      case .count:
        if let swimmers = swimmers() { rehearsal.watch(swimmers) }
      case .full:
        if let isFull = isFull() { rehearsal.watch(isFull) }
      case .keptCount: rehearsal.watch(kept.0)
      case .keptFull: rehearsal.watch(kept.1)
      case .leave(let number): rehearsal.leave(number)
      case .enter: lane?.enter()
      case .go: lane?.leave()
      case .free:
        lane = nil
        rehearsal.answer("lane alive: \(watch?.object != nil)")
      }
    }
  }

  private static func expected(
    _ rehearsal: Rehearsal, _ places: Int
  ) -> (Step) -> Void {
    let told = BehaviorSubject(value: 0)
    let swimmers = told.asObservable()
    let isFull = told.map { $0 >= places }.distinctUntilChanged()
    var count: Int? = 0
    func set(_ new: (Int) -> Int) {
      guard let old = count else { return }
      count = new(old)
      told.onNext(new(old))
    }
    return { (step: Step) -> Void in
      switch step {
      case .count: if count != nil { rehearsal.watch(swimmers) }
      case .full: if count != nil { rehearsal.watch(isFull) }
      case .keptCount: rehearsal.watch(swimmers)
      case .keptFull: rehearsal.watch(isFull)
      case .leave(let number): rehearsal.leave(number)
      case .enter: set { $0 + 1 }
      case .go: set { max(0, $0 - 1) }
      case .free:
        count = nil
        told.onCompleted()
        rehearsal.answer("lane alive: false")
      }
    }
  }
}
