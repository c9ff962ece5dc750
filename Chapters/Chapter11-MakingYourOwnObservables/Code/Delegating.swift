import Lesson
import Reactive

/// Delegates.
@ExampleListBuilder
var delegating: ExampleList {
  #if DEBUG
  example(of: "a delegate, a first attempt") {
    let washer = Washer()
    let steps = Observable<String>.create { observer in
      let forwarder = Forwarder(to: observer)
      washer.delegate = forwarder
      return Disposables.create { washer.delegate = nil }
    }

    _ = steps.subscribe { print($0) }
    washer.begin("rinse")
    washer.finish()
    print("subscriptions:", Resources.total)
  }
  #endif

  example(of: "a delegate") {
    let washer = Washer()

    _ = washer.steps().subscribe { print($0) }
    washer.begin("rinse")
    washer.finish()
    print("delegate:", washer.delegate == nil ? "none" : "set")
  }

  example(of: "two screens and one washer") {
    let washer = Washer()
    let steps = washer.steps()

    let phone = steps.subscribe { print("phone:", $0) }
    washer.begin("rinse")
    let wall = steps.subscribe { print("wall:", $0) }
    washer.begin("wash")
    phone.dispose()
    washer.begin("spin")
    wall.dispose()
  }

  example(of: "two screens that share") {
    let washer = Washer()
    let steps = washer.steps().share()

    _ = steps.subscribe { print("phone:", $0) }
    washer.begin("rinse")
    _ = steps.subscribe { print("wall:", $0) }
    washer.begin("spin")
    washer.finish()
  }
}
