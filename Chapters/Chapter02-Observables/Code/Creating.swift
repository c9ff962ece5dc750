import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Observables that `create` makes from callbacks.
@ExampleListBuilder
var creating: ExampleList {
  example(of: "a request") {
    func get(_ address: String) {
      guard let url = URL(string: address) else { return }
      var isOver = false
      _ = URLSession.shared.body(of: url).subscribe(
        onNext: { body in print("body:", body) },
        onError: { print("failed:", $0.localizedDescription) },
        onCompleted: { print("complete") },
        onDisposed: { isOver = true })
      pause(until: isOver)
    }
    get("data:,soup")
    get("menu:today")
  }

  example(of: "a fault as an element") {
    let lift = Lift()
    let notices = Observable<String>.create { observer in
      let ticket = lift.listen { report in
        switch report {
        case .passing(let floor): observer.onNext("floor \(floor)")
        case .failed(let fault): observer.onNext("fault: \(fault)")
        case .arrived: observer.onCompleted()
        }
      }
      return Disposables.create { lift.forget(ticket) }
    }

    _ = notices.subscribe { event in print(event) }
    lift.fail(.stuck(below: 2))
    lift.pass(2)
    lift.arrive()
  }

  example(of: "create", breaks: true) {
    func ride(endingWith end: Event<Int>) -> Observable<Int> {
      .create { observer in
        observer.onNext(1)
        observer.on(end)
        observer.onNext(2)
        observer.onCompleted()
        return Disposables.create { print("cleaned up") }
      }
    }

    let fault = LiftFault.stuck(below: 2)
    _ = ride(endingWith: .completed).subscribe { print($0) }
    _ = ride(endingWith: .error(fault)).subscribe { print($0) }
  }
}
