import Dispatch
import Lesson
import Reactive

@available(*, deprecated)
final class NoticeBoard {
  private let notices: Observable<String>
  private let disposeBag = DisposeBag()
  private var latest = ""

  init(notices: Observable<String>) { self.notices = notices }

  func start() {
    notices
      .subscribeNext { notice in self.latest = notice }
      .addDisposableTo(disposeBag)
  }

  deinit { print("the board is taken down") }
}

struct OldExercises: OldCode {
  @available(*, deprecated)
  @ExampleListBuilder var examples: ExampleList {
    example(of: "exercise 1, three boards", leaks: 1) {
      let notices = PublishSubject<String>()
      for _ in 1...2 { _ = NoticeBoard(notices: notices) }
      NoticeBoard(notices: notices).start()
      print("notices are read: \(notices.hasObservers)")
    }

    example(of: "exercise 2, a button") {
      let office = Office()
      let taps = PublishSubject<Void>()
      let subscription =
        taps
        .flatMapLatest { office.get("/prices") }
        .catchErrorJustReturn("no prices")
        .subscribeNext { print($0) }
      office.isOnline = false
      taps.onNext(())
      office.isOnline = true
      taps.onNext(())
      subscription.dispose()
    }

    example(of: "exercise 3, closing time") {
      let closing = PublishSubject<Void>()
      let doors = PublishSubject<String>()
      _ =
        doors
        .takeUntil(closing)
        .flatMap { door in
          Observable<Int>
            .interval(.seconds(1), scheduler: MainScheduler.instance)
            .map { second in "\(door) open for \(second + 1) s" }
            .take(3)
        }
        .subscribeNext { print($0) }
      doors.onNext("door A")
      pause(for: .milliseconds(1500))
      closing.onNext(())
      doors.onNext("door B")
      pause(for: .seconds(3))
    }

    example(of: "exercise 4, a word typed quickly") {
      let field = PublishSubject<String>()
      let half = RxTimeInterval.milliseconds(500)
      let main = MainScheduler.instance
      let now = field.throttle(half, scheduler: main)
        .subscribeNext { print("throttle: \($0)") }
      let then = field.debounce(half, scheduler: main)
        .subscribeNext { print("debounce: \($0)") }
      for text in ["c", "cr", "crawl"] {
        field.onNext(text)
        pause(for: .milliseconds(200))
      }
      pause(for: .seconds(1))
      now.dispose()
      then.dispose()
    }

    example(of: "exercise 5, the third lane") {
      let lanes = ["A", "B"].toObservable()
      _ =
        lanes
        .mapWithIndex { lane, index in "\(index): lane \(lane)" }
        .elementAt(2)
        .doOn { event in print("on the way: \(event)") }
        .catch { _ in Observable.of("no such lane", "ask inside") }
        .subscribe { event in print(event) }
    }
  }
}
