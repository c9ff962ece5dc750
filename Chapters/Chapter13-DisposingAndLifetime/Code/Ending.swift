import Foundation
import Lesson
import Reactive

/// When and where a bag disposes, and what ends with an object.
@ExampleListBuilder
var ending: ExampleList {
  example(of: "a bag with a location manager") {
    let manager = LocationManager()
    do {
      let screen = RouteViewController(manager)
      screen.viewDidLoad()
      manager.places.onNext("Mill Road")
    }
    manager.places.onNext("Castle Street")
  }

  example(of: "a bag in a local variable") {
    let manager = LocationManager()
    func showRoute() {
      let bag = DisposeBag()
      manager.places
        .subscribe(
          onNext: { place in print("you're at", place) },
          onDisposed: { print("unsubscribed") }
        )
        .disposed(by: bag)
    }
    showRoute()
    manager.places.onNext("Mill Road")
  }

  example(of: "the last one to hold a screen") {
    func off(_ name: String) -> any Disposable {
      Disposables.create {
        print(name, "off, main:", Thread.isMainThread)
      }
    }
    let upload: Upload
    do {
      let screen = PosterScreen()
      upload = Upload(for: screen)
      screen.bag.insert(
        off("spinner"),
        ScheduledDisposable(
          scheduler: MainScheduler.instance,
          disposable: off("banner")))
    }
    onAnotherThread {
      upload.finish()
      print("the upload is done")
    }
    pause(for: .seconds(1))
  }

  example(of: "take(until: deallocated)") {
    let prices = PublishSubject<Int>()
    func follow(_ order: String, _ chain: Observable<Int>) {
      _ = chain.subscribe { event in
        print("\(order): \(event), main:", Thread.isMainThread)
      }
    }
    let upload: Upload
    do {
      let main = MainScheduler.instance
      let screen = PosterScreen()
      upload = Upload(for: screen)
      let gone = screen.rx.deallocated
      follow(
        "until, observe", prices.take(until: gone).observe(on: main))
      follow(
        "observe, until", prices.observe(on: main).take(until: gone))
    }
    onAnotherThread {
      prices.onNext(40)
      upload.finish()
    }
    pause(for: .seconds(1))
    print("subscriptions:", Resources.total)
  }
}
