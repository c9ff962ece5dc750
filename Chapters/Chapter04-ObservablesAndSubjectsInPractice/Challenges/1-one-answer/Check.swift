import Lesson
import Reactive

let check = Check { examiner in
  for isRight in DarkroomCheck.questions where !isRight(examiner) {
    return
  }
}

/// What is asked of the pictures, until one answer is wrong.
private enum DarkroomCheck {
  static var questions: [(Examiner) -> Bool] {
    [isLazy, answersLater, answersAtOnce, keepsTheDarkroom]
  }

  static func isLazy(_ examiner: Examiner) -> Bool {
    let cellar = Cellar()
    let single = single("wedding", cellar)
    return [
      examiner.expect(
        single != nil, "pictures(of:by:) must return a Single<Int>."),
      examiner.expect(
        cellar.films, equals: [],
        "the films in the darkroom before anybody subscribes"),
    ].allSatisfy(\.self)
  }

  /// Some scripts by hand, and many that are made of their steps.
  static func answersLater(_ examiner: Examiner) -> Bool {
    rehearse(
      examiner, atOnce: [],
      scripts: [
        [.ask("cat"), .call(1, .count(36))],
        [.ask("cat"), .call(1, .noPaper)],
        [.ask("cat"), .call(1, .both(7))],
        [.ask("cat"), .call(1, .neither)],
        [.ask("cat"), .call(1, .jam)],
        [.ask("cat"), .call(1, .count(1)), .call(1, .count(2))],
        [.ask("cat"), .call(1, .noPaper), .call(1, .count(2))],
        [.ask("cat"), .leave(1), .call(1, .count(2))],
        [.keep("cat"), .askKept, .askKept, .call(2, .count(2))],
        [
          .keep("cat"), .askKept, .askKept, .call(1, .count(1)),
          .call(2, .count(2)), .call(1, .count(3)),
        ],
        [
          .ask("cat"), .ask("dog"), .call(2, .count(2)),
          .call(1, .count(1)),
        ],
      ],
      steps: [
        .ask("cat"), .ask("dog"), .keep("bee"), .askKept, .leave(1),
        .leave(2), .call(1, .count(36)), .call(1, .noPaper),
        .call(1, .both(7)), .call(1, .neither), .call(1, .jam),
        .call(2, .count(0)),
        .call(2, .neither),
      ],
      drawing: { dice in
        switch dice.integer(in: 0...2) {
        case 0: .ask(dice.text())
        case 1: .call(1, .count(dice.integer(in: .min ... .max)))
        default: .call(2, .both(dice.integer(in: -3...3)))
        }
      })
  }

  static func answersAtOnce(_ examiner: Examiner) -> Bool {
    [
      [Answer.count(3)], [.noPaper], [.both(4)], [.neither], [.jam],
      [.count(1), .count(2)], [.noPaper, .count(2)], [.count(3), .jam],
    ].allSatisfy { answers in
      rehearse(
        examiner, atOnce: answers,
        scripts: [
          [.ask("cat")], [.keep("cat"), .askKept, .askKept],
          [.ask("cat"), .call(1, .count(8)), .leave(1)],
        ], steps: [], drawing: nil)
    }
  }

  /// Asks when nobody but the single has the darkroom any more.
  static func keepsTheDarkroom(_ examiner: Examiner) -> Bool {
    var told: [String] = []
    let kept = single("wedding", Cellar(atOnce: [.count(3)]))
    _ = kept?.subscribe { told.append("\($0)") }
    return examiner.expect(
      told, equals: ["success(3)"],
      "what somebody is told for whom only the Single kept the darkroom"
    )
  }

  /// What the reader wrote, whatever it returns.
  private static func single(
    _ film: String, _ cellar: Cellar
  ) -> Single<Int>? {
    (pictures(of: film, by: cellar) as Any) as? Single<Int>
  }

  /// What whoever subscribes to `single` is told.
  private static func told(_ single: Single<Int>) -> Observable<Int> {
    Observable.create { observer in
      single.subscribe { result in
        switch result {
        case .success(let count):
          observer.onNext(count)
          observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
      }
    }
  }

  private static func fault(_ error: any Error) -> String {
    switch error {
    case DarkroomError.noPaper: "noPaper"
    case DarkroomError.noAnswer: "noAnswer"
    case Jam.film: "a jam"
    default: "\(error)"
    }
  }
}

extension DarkroomCheck {
  /// An error that the statement does not name.
  enum Jam: Error { case film }

  /// What a darkroom calls back with.
  enum Answer: CustomStringConvertible {
    case count(Int), noPaper, jam, both(Int), neither

    var values: (Int?, (any Error)?) {
      switch self {
      case .count(let count): (count, nil)
      case .noPaper: (nil, DarkroomError.noPaper)
      case .jam: (nil, Jam.film)
      case .both(let count): (count, DarkroomError.noPaper)
      case .neither: (nil, nil)
      }
    }

    var description: String {
      switch self {
      case .count(let count): "\(count)"
      case .noPaper: "noPaper"
      case .jam: "a jam"
      case .both(let count): "\(count) and noPaper"
      case .neither: "neither"
      }
    }
  }

  /// What can be done; films in the darkroom are numbered.
  enum Step: CustomStringConvertible {
    case ask(String), keep(String), askKept, leave(Int)
    case call(Int, Answer)

    var description: String {
      switch self {
      case .ask(let film):
        "somebody subscribes to pictures(of: \"\(film)\", …)"
      case .keep(let film): "pictures(of: \"\(film)\", …) is kept"
      case .askKept: "somebody subscribes to what was kept"
      case .leave(let number): "observer \(number) leaves"
      case .call(let number, let answer):
        "the darkroom calls for film \(number), with \(answer)"
      }
    }
  }

  /// A darkroom that is told when to call.
  final class Cellar: Darkroom {
    private(set) var films: [String] = []
    private var calls: [(Int?, (any Error)?) -> Void] = []
    /// What it calls with at once, one after the other.
    private let answers: [Answer]

    init(atOnce answers: [Answer] = []) { self.answers = answers }

    func develop(
      _ film: String, whenDone: @escaping (Int?, (any Error)?) -> Void
    ) {
      films.append(film)
      calls.append(whenDone)
      for (count, error) in answers.map(\.values) {
        whenDone(count, error)
      }
    }

    func call(_ number: Int, _ answer: Answer) {
      guard calls.indices.contains(number - 1) else { return }
      let values = answer.values
      calls[number - 1](values.0, values.1)
    }
  }

  static func rehearse(
    _ examiner: Examiner, atOnce answers: [Answer], scripts: [[Step]],
    steps: [Step], drawing: ((inout SeededGenerator) -> Step)?
  ) -> Bool {
    let texts = answers.map(\.description)
    let when =
      texts.isEmpty
      ? "later" : "at once, with \(texts.joined(separator: ", then "))"
    return examiner.rehearse(
      "pictures(of:by:), where the darkroom calls \(when),",
      scripts: scripts, steps: steps, drawing: drawing
    ) { rehearsal in
      perform(rehearsal, Cellar(atOnce: answers)) { film, cellar in
        single(film, cellar).map(told) ?? .never()
      }
    } expected: { rehearsal in
      perform(rehearsal, Cellar(atOnce: answers)) { film, cellar in
        Observable.create { observer in
          var isDone = false
          cellar.develop(film) { count, error in
            if isDone { return }
            isDone = true
            if let count {
              observer.onNext(count)
              observer.onCompleted()
            } else {
              observer.onError(error ?? DarkroomError.noAnswer)
            }
          }
          return Disposables.create()
        }
      }
    }
  }

  private static func perform(
    _ rehearsal: Rehearsal, _ cellar: Cellar,
    _ make: @escaping (String, Cellar) -> Observable<Int>
  ) -> (Step) -> Void {
    var kept: Observable<Int>?
    return { step in
      switch step {
      case .ask(let film):
        rehearsal.watch(make(film, cellar), failing: fault)
      case .keep(let film): kept = make(film, cellar)
      case .askKept:
        if let kept { rehearsal.watch(kept, failing: fault) }
      case .leave(let number): rehearsal.leave(number)
      case .call(let number, let answer): cellar.call(number, answer)
      }
      rehearsal.answer(cellar.films.joined(separator: ", "))
    }
  }
}
