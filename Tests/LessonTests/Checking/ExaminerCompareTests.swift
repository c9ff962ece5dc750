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

    @Test func `an equivalent operator passes, however it is written`() {
      #expect(objection { $0.filter { $0 % 2 == 0 } } == nil)
      #expect(objection { $0.compactMap { $0 % 2 == 0 ? $0 : nil } } == nil)
    }

    @Test func `the smallest input with a difference is shown, with the first difference marked`() {
      let objection = objection { $0.filter { $0 % 2 == 0 }.distinctUntilChanged() }
      #expect(objection?.message == "even(_:) emitted the wrong events.")
      #expect(
        objection?.details == [
          "source:    2-2-X", "expected:  2-2-X", "yours:     2---X", "             ^",
        ])
      #expect(objection?.failureKinds == [.lost])
    }

    @Test func `columns are the same in all rows, however long the names are`() {
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

    @Test func `a missing completion is reported`() {
      #expect(
        objection { $0.filter { $0 % 2 == 0 }.concat(Observable.never()) }?.failureKinds.first
          == .neverCompleted)
    }

    @Test func `an early completion is reported`() {
      #expect(objection { $0.filter { $0 % 2 == 0 }.take(1) }?.failureKinds.first == .completedTooEarly)
    }

    @Test func `a swallowed error is reported`() {
      let evidence = objection { $0.filter { $0 % 2 == 0 }.catch { _ in .empty() } }?.failureKinds
      #expect(evidence?.first == .completedInsteadOfFailing)
    }

    @Test func `a second subscription to a source is reported`() {
      let evidence = objection { source in
        source.filter { $0 % 2 == 0 }.do(onSubscribe: { _ = source.subscribe() })
      }?.failureKinds
      #expect(evidence == [.requests(to: "source", count: 2, needed: 1)])
    }

    @Test func `a source that is not disposed of is reported`() {
      let evidence = objection(on: ["source: -2->\nperson: ^-!"]) { source in
        .create { observer in
          _ = source.filter { $0 % 2 == 0 }.subscribe(observer)
          return Disposables.create()
        }
      }?.failureKinds
      #expect(evidence == [.stillSubscribed(to: "source")])
    }

    @Test func `a delayed event is reported`() {
      var found: [Objection] = []
      found = Check { examiner in
        examiner.compare(
          "same(_:)", on: ["source: 1--2--|"],
          yours: { (source: Observable<Int>) in source.delay(.milliseconds(10), scheduler: examiner.scheduler)
          },
          expected: { $0 })
      }.run()
      #expect(found.first?.failureKinds == [.late(columns: 1)])
    }

    @Test func `printed lines are compared in order if the check asks for them`() {
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
      // Printing the text of an observed event does not count as the event.
      #expect(!check { source in source.do(onNext: { print("told \($0)\nseen: next(\($0))") }) }.isEmpty)
    }

    @Test func `lines that may be printed anywhere are still required`() {
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

    @Test func `a result that depends on the order of simultaneous events is reported with the order`() {
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
      #expect(objection?.failureKinds.first == .dependsOnOrder)
      #expect(
        objection?.details.contains("In column 1, the rows send in this order: b, a.") == true)
    }

    @Test func `a result that depends on the order like the expected one passes`() {
      let objections = Check { examiner in
        examiner.compare(
          "all(_:_:)", on: ["a: 1-2|\nb: 3-4|"], hot: ["a", "b"],
          yours: { (a: Observable<Int>, b: Observable<Int>) in Observable.merge(b, a) },
          expected: { a, b in Observable.merge(a, b) })
      }.run()
      #expect(objections.isEmpty)
    }

    @Test func `retrying without a limit is reported`() {
      let evidence = objection(on: ["source: X"]) { $0.filter { $0 % 2 == 0 }.retry() }?.failureKinds
      #expect(evidence?.first == .silent || evidence?.first == .neverFailed)
      #expect(evidence?.last == .requests(to: "source", count: 1000, needed: 1))
    }
  }
}
