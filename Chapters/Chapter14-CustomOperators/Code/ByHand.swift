import Lesson
import Reactive

extension ObservableType {
  /// Transforms each element, like `map`.
  func mapped<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    .create { observer in
      self.subscribe { event in
        switch event {
        case .next(let element):
          do {
            observer.onNext(try transform(element))
          } catch {
            observer.onError(error)
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }

  /// Emits the elements that satisfy `predicate`, like `filter`.
  func filtered(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    .create { observer in
      self.subscribe { event in
        switch event {
        case .next(let element):
          do {
            if try predicate(element) { observer.onNext(element) }
          } catch {
            observer.onError(error)
          }
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    }
  }
}

/// `map` and `filter`, written with `create`.
@ExampleListBuilder
var byHand: ExampleList {
  example(of: "map and filter by hand") {
    let typed = Observable.of("24", "", "warm", "25")
    _ =
      typed
      .filtered { !$0.isEmpty }
      .mapped { text in
        guard let degrees = Int(text) else { throw Unreadable() }
        return degrees
      }
      .subscribe { print($0) }
  }
}
