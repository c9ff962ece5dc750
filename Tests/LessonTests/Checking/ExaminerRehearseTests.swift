import Lesson
import Reactive
import Testing

extension CheckTests {
  @Suite struct ExaminerRehearseTests {
    private enum Step: CustomStringConvertible {
      case watch, send(Int), end

      var description: String {
        switch self {
        case .watch: "watch"
        case .send(let number): "send(\(number))"
        case .end: "end"
        }
      }
    }

    private func perform<Subject: SubjectType>(
      on subject: Subject, _ rehearsal: Rehearsal
    ) -> (Step) -> Void where Subject.Observer.Element == Int, Subject.Element == Int {
      { step in
        switch step {
        case .watch: rehearsal.watch(subject.asObservable())
        case .send(let number): subject.asObserver().onNext(number)
        case .end: subject.asObserver().onCompleted()
        }
      }
    }

    private func check<Subject: SubjectType>(_ make: @escaping () -> Subject) -> [Objection]
    where Subject.Observer.Element == Int, Subject.Element == Int {
      Check { examiner in
        examiner.rehearse(
          "the subject", scripts: [[.send(1), .send(2), .watch, .send(3), .end]],
          steps: [.watch, .send(1), .send(2), .end]
        ) { rehearsal in
          perform(on: make(), rehearsal)
        } expected: { rehearsal in
          perform(on: PublishSubject<Int>(), rehearsal)
        }
      }.run()
    }

    @Test func `an equivalent subject passes`() {
      #expect(check { PublishSubject<Int>() }.isEmpty)
    }

    @Test func `the shortest script with a difference is shown`() {
      let objection = check { ReplaySubject<Int>.createUnbounded() }.first
      #expect(
        objection?.details.prefix(4) == [
          "steps:                 1---2---", "expected, observer 1:      >", "yours, observer 1:         2>",
          "                           ^",
        ])
      #expect(objection?.details.last == "1 send(2), 2 watch")
    }

    @Test func `a source that is not disposed of is reported`() {
      enum Step: CustomStringConvertible {
        case leave
        var description: String { "leave" }
      }
      func check(_ leave: @escaping (any Disposable) -> Void) -> [Objection] {
        Check { examiner in
          examiner.rehearse("the listener", scripts: [[.leave]]) { (rehearsal: Rehearsal) -> (Step) -> Void in
            let subscription = rehearsal.source("reader", PublishSubject<Int>()).subscribe()
            return { _ in leave(subscription) }
          } expected: { rehearsal in
            let subscription = rehearsal.source("reader", PublishSubject<Int>()).subscribe()
            return { _ in subscription.dispose() }
          }
        }.run()
      }
      #expect(check { $0.dispose() }.isEmpty)
      #expect(check { _ in }.first?.failureKinds == [.stillSubscribed(to: "reader")])
    }
  }
}
