import Dispatch
import Lesson
import Reactive

/// Copies the answer into a relay.
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
  /// Emits the text of the label.
  func label() -> Observable<String> {
    water().map { "\($0)°" }
  }
}

/// A chain, and a relay in its place.
@ExampleListBuilder
var leaving: ExampleList {
  example(of: "a label behind a relay and in a chain") {
    let model = WaterModel(Server(nil))
    stamp("the page is opened")
    let page = model.label.stamped(by: "relay")
    pause(for: .seconds(3))
    page.dispose()

    let label = Server(nil).label()
    stamp("the page is opened")
    _ = label.stamped(by: "chain")
    pause(for: .seconds(3))
  }

  example(of: "a page that is closed") {
    let model = WaterModel(Server(24))
    model.label.stamped(by: "relay").dispose()
    pause(for: .seconds(2))
    stamp("the relay holds '\(model.label.value)'")

    let label = Server(24).label()
      .do(onDispose: { stamp("the request is cancelled") })
    label.stamped(by: "chain").dispose()
    pause(for: .seconds(2))
  }
}
