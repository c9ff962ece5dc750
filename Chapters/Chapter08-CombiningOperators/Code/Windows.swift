import Lesson
import Reactive

/// A heating that is off while a window is open.
@ExampleListBuilder
var windows: ExampleList {
  example(of: "three windows") {
    let bag = DisposeBag()
    let areOpen = [1, 2, 3].map { _ in BehaviorSubject(value: false) }
    Observable.merge(areOpen)
      .map { isOpen in isOpen ? "off" : "on" }
      .distinctUntilChanged()
      .noted(by: "heating")
      .disposed(by: bag)

    areOpen[0].onNext(true)
    areOpen[1].onNext(true)
    areOpen[0].onNext(false)
  }

  example(of: "three windows at a time") {
    let bag = DisposeBag()
    let areOpen = [1, 2, 3].map { _ in BehaviorSubject(value: false) }
    Observable.combineLatest(areOpen)
      .map { areOpen in areOpen.contains(true) ? "off" : "on" }
      .distinctUntilChanged()
      .noted(by: "heating")
      .disposed(by: bag)

    areOpen[0].onNext(true)
    areOpen[1].onNext(true)
    areOpen[0].onNext(false)
  }
}
