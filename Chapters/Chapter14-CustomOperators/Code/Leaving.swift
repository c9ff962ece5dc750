import Dispatch
import Lesson
import Reactive

/// Puts the answer into a relay.
final class WaterModel {
  let label = BehaviorRelay(value: "")
  private let bag = DisposeBag()

  init(_ server: Server) {
    server.water()
      .subscribe(onNext: { [label] in label.accept("\($0)°") })
      .disposed(by: bag)
  }
}

extension Server {
  /// What the label says.
  func label() -> Observable<String> {
    water().map { "\($0)°" }
  }
}

/// Leaving Rx and coming back.
@ExampleListBuilder
var leaving: ExampleList {
  example(of: "a label behind a relay and in a chain") {
    let model = WaterModel(Server(nil))
    note("the page is opened")
    let page = model.label.noted(by: "relay")
    pause(for: .seconds(3))
    page.dispose()

    let label = Server(nil).label()
    note("the page is opened")
    _ = label.noted(by: "chain")
    pause(for: .seconds(3))
  }

  example(of: "a page that is closed") {
    let model = WaterModel(Server(24))
    model.label.noted(by: "relay").dispose()
    pause(for: .seconds(2))
    note("the relay holds '\(model.label.value)'")

    let label = Server(24).label()
      .do(onDispose: { note("the request is left") })
    label.noted(by: "chain").dispose()
    pause(for: .seconds(2))
  }

  example(of: "a relay at the edge") {
    let label = BehaviorRelay(value: "")
    let request = Server(nil).label()
      .catchAndReturn("no answer")
      .subscribe(onNext: { label.accept($0) })
    pause(for: .seconds(2))
    note("the label says '\(label.value)'")
    request.dispose()
  }
}
