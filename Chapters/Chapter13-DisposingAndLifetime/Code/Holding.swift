import Dispatch
import Lesson
import Reactive

/// Disposables, and what each of them is for.
@ExampleListBuilder
var holding: ExampleList {
  example(of: "a clean-up that is asked for twice") {
    let halt = Halt()
    let curtain = Disposables.create {
      print("the curtain begins to fall")
      halt.wait()
      print("the curtain is down")
    }

    halt.run {
      curtain.dispose()
    } meanwhile: {
      curtain.dispose()
      print(
        "second dispose() returned, isDisposed:", curtain.isDisposed)
    }
  }

  example(of: "SerialDisposable") {
    let playing = SerialDisposable()
    playing.disposable = music("storm").subscribe()
    playing.disposable = music("ball").subscribe()
    playing.dispose()
    print("the play is over")
    playing.disposable = music("encore").subscribe()
  }

  example(of: "SingleAssignmentDisposable") {
    let server = TicketServer()
    let seats = server.showSeats()
    seats.dispose()
    print("the screen is closed")
    server.typePassword()
  }

  example(of: "a thousand connections") {
    var bag = DisposeBag()
    for _ in 1...1000 {
      let connection = Connection()
      connection.disposed(by: bag)
      connection.dispose()
    }
    print("in the bag:", Resources.total)
    bag = DisposeBag()

    let open = CompositeDisposable()
    for _ in 1...1000 {
      let key = open.insert(Connection())
      if let key { open.remove(for: key) }
    }
    print("in the composite:", Resources.total)
  }

  example(of: "RefCountDisposable") {
    let house = RefCountDisposable(
      disposable: Disposables.create { print("the door is locked") })
    let ada = house.retain()
    house.dispose()
    print("the porter has gone, locked:", house.isDisposed)
    let ben = house.retain()

    ada.dispose()
    ada.dispose()
    print("Ada has gone, locked:", house.isDisposed)
    ben.dispose()
    print("Ben has gone, locked:", house.isDisposed)
    house.retain().dispose()
  }

  example(of: "BooleanDisposable") {
    let hasLeft = BooleanDisposable()
    for ticket in 1...1000 {
      if hasLeft.isDisposed { break }
      print("ticket", ticket)
      if ticket == 2 { onAnotherThread { hasLeft.dispose() } }
    }
  }
}
