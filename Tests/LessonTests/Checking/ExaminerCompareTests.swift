import Dispatch
import Lesson
import Reactive
import Testing

extension CheckTests {
  @Suite struct ExaminerCompareTests {
    private let rows = ["source: --1--2--(34)--6--|", "source: 2--2--X"]

    private func objection(
      on rows: [String]? = nil, hot: [String] = [],
      to yours: @escaping (Observable<Int>) -> Observable<Int>
    ) -> Objection? {
      Check { examiner in
        examiner.compare(
          "even(_:)", on: rows ?? self.rows, hot: hot,
          yours: { (source: Observable<Int>) in yours(source) },
          expected: { source in source.filter { $0.isMultiple(of: 2) } })
      }.run().first
    }

    @Test func `what does the same passes, however it is written`() {
      #expect(objection { $0.filter { $0 % 2 == 0 } } == nil)
      #expect(objection { $0.compactMap { $0 % 2 == 0 ? $0 : nil } } == nil)
    }

    @Test func `the smallest input that shows it is shown, with the first difference marked`() {
      let objection = objection { $0.filter { $0 % 2 == 0 }.distinctUntilChanged() }
      #expect(objection?.message == "even(_:) does something else than it should.")
      #expect(
        objection?.details == [
          "source:    2-2-X", "expected:  2-2-X", "yours:     2---X", "             ^",
        ])
      #expect(objection?.evidence == [.lost])
    }

    @Test func `columns are the same in all rows, however long their names are`() {
      var times: [Int] = []
      let objections = Check { examiner in
        examiner.compare(
          "the same", on: ["source:  --1--|\nme:      ---^---->"], hot: ["source"],
          yours: { (source: Observable<Int>) in
            source.do(
              onCompleted: { times.append(examiner.scheduler.clock) },
              onSubscribe: { times.append(examiner.scheduler.clock) })
          },
          expected: { source in source })
      }.run()
      #expect(objections.isEmpty)
      #expect(times.prefix(2) == [30, 50])
    }

    @Test func `an end that does not come is told`() {
      #expect(
        objection { $0.filter { $0 % 2 == 0 }.concat(Observable.never()) }?.evidence.first == .neverCompleted)
    }

    @Test func `an end that comes too early is told`() {
      #expect(objection { $0.filter { $0 % 2 == 0 }.take(1) }?.evidence.first == .completedTooEarly)
    }

    @Test func `an error that is swallowed is told`() {
      let evidence = objection { $0.filter { $0 % 2 == 0 }.catch { _ in .empty() } }?.evidence
      #expect(evidence?.first == .completedInsteadOfFailing)
    }

    @Test func `a second request is told`() {
      let evidence = objection { source in
        source.filter { $0 % 2 == 0 }.do(onSubscribe: { _ = source.subscribe() })
      }?.evidence
      #expect(evidence == [.requests(to: "source", count: 2, needed: 1)])
    }

    @Test func `a source that is not left is told`() {
      let evidence = objection(on: ["source: -2->\nperson: ^-!"]) { source in
        .create { observer in
          _ = source.filter { $0 % 2 == 0 }.subscribe(observer)
          return Disposables.create()
        }
      }?.evidence
      #expect(evidence == [.stillSubscribed(to: "source")])
    }

    @Test func `what comes late on virtual time is told`() {
      var found: [Objection] = []
      found = Check { examiner in
        examiner.compare(
          "same(_:)", on: ["source: 1--2--|"],
          yours: { (source: Observable<Int>) in source.delay(.milliseconds(10), scheduler: examiner.scheduler)
          },
          expected: { $0 })
      }.run()
      #expect(found.first?.evidence == [.late(columns: 1)])
    }

    @Test func `what is printed counts where that is asked for, in its order`() {
      func check(_ yours: @escaping (Observable<Int>) -> Observable<Int>) -> [Objection] {
        Check { examiner in
          examiner.compare(
            "told(_:)", on: ["source: 1-2|"], printing: { $0 },
            yours: { (source: Observable<Int>) in yours(source) },
            expected: { source in source.do(onNext: { print("told", $0) }) })
        }.run()
      }
      #expect(check { $0.do(onNext: { print("told \($0)") }) }.isEmpty)
      let late = check { $0.do(afterNext: { print("told \($0)") }) }.first
      #expect(late?.expected?.hasPrefix("printed: told") == true)
      #expect(late?.actual?.hasPrefix("seen: next") == true)
      // Saying what the observer sees is not being seen by it.
      #expect(!check { source in source.do(onNext: { print("told \($0)\nseen: next(\($0))") }) }.isEmpty)
    }

    @Test func `lines may be printed anywhere where that is said, and have to be there`() {
      func check(_ yours: @escaping (Observable<Int>) -> Observable<Int>) -> [Objection] {
        Check { examiner in
          examiner.compare(
            "told(_:)", on: ["source: 1-2|"], printing: { $0 }, anywhere: { $0 == "over" },
            yours: { (source: Observable<Int>) in yours(source) },
            expected: { source in source.do(onCompleted: { print("over") }) })
        }.run()
      }
      #expect(check { $0.do(afterCompleted: { print("over") }) }.isEmpty)
      #expect(check { $0 }.first?.expected?.hasSuffix("seen: completed\nprinted: over") == true)
    }

    @Test func `what depends on the order of two events of one time is told, with the order`() {
      func check(_ yours: @escaping (Observable<Int>, Observable<Int>) -> Observable<Int>) -> [Objection] {
        Check { examiner in
          examiner.compare(
            "count(_:_:)", on: ["a: 1-|\nb: 3-|"], hot: ["a", "b"],
            yours: { (a: Observable<Int>, b: Observable<Int>) in yours(a, b) },
            expected: { a, b in Observable.merge(a, b).map { _ in 1 }.scan(0, accumulator: +) })
        }.run()
      }
      #expect(check { a, b in Observable.merge(b, a).map { _ in 1 }.scan(0, accumulator: +) }.isEmpty)
      let objection = check { a, b in
        Observable.merge(a.map { _ in "a" }, b.map { _ in "b" }).scan("", accumulator: +)
          .filter { $0 != "ba" }.map(\.count)
      }.first
      #expect(objection?.evidence.first == .dependsOnOrder)
      #expect(
        objection?.details.contains("Of what is sent in column 1, that of b comes before that of a.") == true)
    }

    @Test func `what depends on an order in the same way passes`() {
      let objections = Check { examiner in
        examiner.compare(
          "all(_:_:)", on: ["a: 1-2|\nb: 3-4|"], hot: ["a", "b"],
          yours: { (a: Observable<Int>, b: Observable<Int>) in Observable.merge(b, a) },
          expected: { a, b in Observable.merge(a, b) })
      }.run()
      #expect(objections.isEmpty)
    }

    @Test func `trying again without end is told`() {
      let evidence = objection(on: ["source: X"]) { $0.filter { $0 % 2 == 0 }.retry() }?.evidence
      #expect(evidence?.first == .silent || evidence?.first == .neverFailed)
      #expect(evidence?.last == .requests(to: "source", count: 1000, needed: 1))
    }
  }
}
