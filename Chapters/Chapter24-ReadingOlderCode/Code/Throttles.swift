import Dispatch
import Lesson
import Reactive

@ExampleListBuilder var throttles: ExampleList {
  diagram(
    "the throttle of RxSwift 2",
    """
    typed:   -c-cr-crawl-------->
    """, frame: .milliseconds(100)
  ) { (typed: Observable<String>) in
    typed.debounce(
      .milliseconds(400), scheduler: MainScheduler.instance)
  }

  diagram(
    "the throttle of today",
    """
    typed:   -c-cr-crawl-------->
    """, frame: .milliseconds(100)
  ) { (typed: Observable<String>) in
    typed.throttle(
      .milliseconds(400), scheduler: MainScheduler.instance)
  }
}
