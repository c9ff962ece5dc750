import Lesson
import Reactive

let check = Check { examiner in
  examiner.expect(
    StageBand().heard, isDeclaredAs: Observable<String>.self, "heard",
    "so that only the band can send on it")
  BandCheck.rehearse(examiner)
  BandCheck.comeLate(examiner)
}

private enum BandCheck {
  enum Step: CustomStringConvertible {
    case watch, leave(Int), play(Int), note(Int, String)
    case end(Int), fail(Int), stop, close, drop

    var description: String {
      switch self {
      case .watch: "somebody subscribes to heard"
      case .leave(let number): "observer \(number) leaves"
      case .play(let number): "play(piece \(number))"
      case .note(let number, let note): "piece \(number): \(note)"
      case .end(let number): "piece \(number) completes"
      case .fail(let number): "piece \(number) fails"
      case .stop: "stop()"
      case .close: "close()"
      case .drop: "nobody holds the band any more"
      }
    }

    var isSettledInside: Bool {
      switch self {
      case .leave, .play, .stop, .close: true
      default: false
      }
    }
  }

  enum Fault: Error { case stringBroke }

  /// What is asked of a band.
  struct Band {
    let heard: () -> Observable<String>
    let play: (Observable<String>) -> Void
    let stop, close: () -> Void
  }

  /// A band that does what the statement says.
  final class RightBand {
    let notes = PublishSubject<String>()
    private var piece: (any Disposable)?
    private var isClosed = false

    deinit { close() }

    func play(_ next: Observable<String>) {
      if isClosed { return }
      stop()
      let place = SingleAssignmentDisposable()
      piece = place
      place.setDisposable(
        next.subscribe(
          onNext: { [notes] note in notes.onNext(note) },
          onError: { _ in }))
    }

    func stop() {
      let old = piece
      piece = nil
      old?.dispose()
    }

    func close() {
      if isClosed { return }
      isClosed = true
      stop()
      notes.onCompleted()
    }
  }

  /// Two observers subscribe to the same `heard`, one after the other.
  static func comeLate(_ examiner: Examiner) {
    let band = StageBand()
    let heard = (band.heard as Any) as? Observable<String> ?? .never()
    let piece = PublishSubject<String>()
    var late: [String] = []
    _ = heard.subscribe()
    band.play(piece)
    piece.onNext("c")
    _ = heard.subscribe(onNext: { note in late.append(note) })
    piece.onNext("e")
    examiner.expect(
      late, equals: ["e"],
      "the notes for a second observer, which subscribes to heard after"
        + " the note c and before the note e")
  }

  @discardableResult
  static func rehearse(_ examiner: Examiner) -> Bool {
    examiner.rehearse(
      "StageBand",
      scripts: [
        [.watch, .play(1), .note(1, "c"), .note(1, "e"), .end(1)],
        [
          .watch, .watch, .watch, .play(1), .note(1, "c"),
          .note(1, "e"),
        ],
        [.watch, .watch, .play(1), .leave(2), .note(1, "c")],
        [.watch, .play(1), .note(1, "")],
        [.watch, .play(1), .note(1, "c"), .play(2), .note(1, "d")],
        [.watch, .play(1), .play(2), .note(2, "g"), .note(1, "d")],
        [.watch, .play(1), .play(1), .note(1, "c")],
        [.watch, .play(1), .fail(1), .play(2), .note(2, "c")],
        [.watch, .end(1), .play(1), .play(2), .note(2, "c")],
        [.watch, .play(1), .stop, .note(1, "c"), .play(1)],
        [.watch, .play(1), .stop, .play(2), .note(2, "c"), .stop],
        [.watch, .play(1), .close, .play(2), .note(2, "c"), .watch],
        [.watch, .close, .stop, .close, .play(1), .watch],
        [.watch, .play(1), .drop, .note(1, "c")],
        [.play(1), .drop, .note(1, "c")],
        [.watch, .watch, .play(1), .leave(1), .note(1, "c"), .drop],
        [.watch, .drop],
        [.play(2), .watch, .note(2, "a"), .watch, .note(2, "b")],
      ],
      steps: [
        .watch, .leave(1), .leave(2), .play(1), .play(2),
        .note(1, "c"), .note(2, "g"), .end(1), .fail(2), .stop,
        .close, .drop,
      ],
      drawing: { dice in .note(1, dice.text()) },
      inside: { steps in steps.allSatisfy(\.isSettledInside) }
    ) { rehearsal in
      perform(rehearsal) {
        let band = StageBand()
        return Band(
          heard: {
            (band.heard as Any) as? Observable<String> ?? .never()
          }, play: { band.play($0) }, stop: { band.stop() },
          close: { band.close() })
      }
    } expected: { rehearsal in
      perform(rehearsal) {
        let band = RightBand()
        return Band(
          heard: { band.notes.asObservable() },
          play: { band.play($0) }, stop: { band.stop() },
          close: { band.close() })
      }
    }
  }

  private static func perform(
    _ rehearsal: Rehearsal, _ make: () -> Band
  ) -> (Step) -> Void {
    var band: Band? = make()
    var log: [String] = []
    let subjects = [PublishSubject<String>(), PublishSubject<String>()]
    let pieces = subjects.enumerated().map { index, subject in
      let number = index + 1
      return rehearsal.source("piece \(number)", subject).do(
        onSubscribe: { log.append("piece \(number) on") },
        onDispose: { log.append("piece \(number) off") })
    }
    return { step in
      switch step {
      case .watch:
        if let band {
          rehearsal.watch(
            band.heard().do(onCompleted: { log.append("the end") }))
        }
      case .leave(let number): rehearsal.leave(number)
      case .play(let number): band?.play(pieces[number - 1])
      case .note(let number, let note):
        subjects[number - 1].onNext(note)
      case .end(let number): subjects[number - 1].onCompleted()
      case .fail(let number):
        subjects[number - 1].onError(Fault.stringBroke)
      case .stop: band?.stop()
      case .close: band?.close()
      case .drop:
        // What is told when it closes finds no band any more.
        let last = band
        withExtendedLifetime(last) { band = nil }
      }
      rehearsal.answer(log.joined(separator: ", "))
    }
  }
}
