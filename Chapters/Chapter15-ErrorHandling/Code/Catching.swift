import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var catching: ExampleList {
  diagram(
    "catch",
    """
    server:  --1--2--X
    list:            --3--4--|
    """
  ) { (server: Observable<Int>, list: Observable<Int>) in
    server.catch { error in list }
  }

  diagram("catchAndReturn", "server: --1--2--X") {
    (server: Observable<Int>) in
    server.catchAndReturn(0)
  }

  example(of: "a forged ticket") {
    let list = Observable.just("good (list)")
    for error in [LineError.noSignal, Refusal.forged] as [any Error] {
      let server = Server(.fails(error))
      let handset = server.check("A7")
        .catch { _ in list }
        .stamped(by: "handset")
      pause(for: .seconds(1))
      handset.dispose()
    }
  }

  example(of: "a forged ticket is refused") {
    let list = Observable.just("good (list)")
    for error in [LineError.noSignal, Refusal.forged] as [any Error] {
      let server = Server(.fails(error))
      let handset = server.check("A7")
        .catch { error in
          guard error is LineError else { throw error }
          return list
        }
        .stamped(by: "handset")
      pause(for: .seconds(1))
      handset.dispose()
    }
  }

  example(of: "a button that is dead") {
    let taps = PublishSubject<String>()
    let server = Server(.good, .fails(LineError.busy), .good)
    let screen =
      taps
      .flatMapLatest { ticket in server.check(ticket) }
      .catchAndReturn("not checked")
      .stamped(by: "screen")
    for ticket in ["A7", "B2", "C9"] {
      taps.onNext(ticket)
      pause(for: .seconds(1))
    }
    screen.dispose()
  }

  example(of: "a button that still works") {
    let taps = PublishSubject<String>()
    let server = Server(.good, .fails(LineError.busy), .good)
    let screen =
      taps
      .flatMapLatest { ticket in
        server.check(ticket).catchAndReturn("not checked")
      }
      .stamped(by: "screen")
    for ticket in ["A7", "B2", "C9"] {
      taps.onNext(ticket)
      pause(for: .seconds(1))
    }
    screen.dispose()
  }

  diagram(
    "catch(sequence:)",
    """
    north:  --1--X
    south:       --1--2--X
    east:                -1--2--3--|
    """
  ) {
    (
      north: Observable<Int>, south: Observable<Int>,
      east: Observable<Int>
    ) in
    Observable.catch(sequence: [north, south, east])
  }

  example(of: "servers that all fail") {
    let north = Observable<Int>.error(LineError.busy)
    let south = Observable<Int>.error(LineError.noSignal)
    for servers in [[north, south], []] {
      _ = Observable.catch(sequence: servers)
        .subscribe { event in print(event) }
    }
  }
}
