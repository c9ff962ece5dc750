import Dispatch
import Lesson
import Reactive
import ReactiveTesting

@ExampleListBuilder var blocking: ExampleList {
  example(of: "toBlocking") {
    let shelf = Observable.of("key", "umbrella", "glove")
      .delay(.seconds(2), scheduler: MainScheduler.instance)

    print(try shelf.toBlocking().toArray())
    print(try shelf.toBlocking().first() ?? "nothing")
    print(try shelf.toBlocking().last() ?? "nothing")
    print(try shelf.toBlocking().single { $0.hasPrefix("u") })
  }
  example(of: "waiting for a failure") {
    let shelf = Observable.of("key", "umbrella")
      .concat(Observable.error(DeskError.closed))
    print((try? shelf.toBlocking().toArray()) ?? [])
    switch shelf.toBlocking().materialize() {
    case .completed(let things): print("completed after", things)
    case .failed(let things, let error):
      print("\(error) after", things)
    }
  }
  example(of: "a desk that never closes") {
    let bell = Observable<Int>.interval(
      .seconds(1), scheduler: MainScheduler.instance)
    print(try bell.toBlocking().first() ?? -1)
    print(try bell.take(3).toBlocking().toArray())
    do {
      print(try bell.toBlocking(timeout: 5.5).toArray())
    } catch {
      print("no list:", error)
    }
  }
  example(of: "one desk, two calls") {
    var requests = 0
    let answer = Observable<String>.deferred {
      requests += 1
      return .of("umbrella", "glove")
    }
    let desk = answer.toBlocking()
    print(try desk.first() ?? "", try desk.last() ?? "")
    print("requests:", requests)
  }
}

/// An error of the lost property office.
enum DeskError: Error { case closed }
