import Lesson
import Reactive

/// Disposables, and what each of them is for.
@ExampleListBuilder
var holding: ExampleList {
  example(of: "SerialDisposable") {
    let playing = SerialDisposable()
    playing.disposable = trailer("Hamlet").subscribe()
    playing.disposable = trailer("Faust").subscribe()
    playing.dispose()
    print("the page is closed")
    playing.disposable = trailer("Medea").subscribe()
  }

  example(of: "CompositeDisposable") {
    let session = CompositeDisposable()
    for play in ["Hamlet", "Faust"] {
      _ = session.insert(trailer(play).subscribe())
    }
    print("signing out")
    session.dispose()
    _ = session.insert(trailer("Medea").subscribe())
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

  example(of: "SingleAssignmentDisposable") {
    let server = TicketServer()
    let seats = server.showSeats()
    seats.dispose()
    print("the screen is closed")
    server.typePassword()
  }

  example(of: "RefCountDisposable") {
    let database = RefCountDisposable(
      disposable: Disposables.create { print("database closed") })
    let query = database.retain()
    database.dispose()
    print("shutting down, closed:", database.isDisposed)
    query.dispose()
    print("the query is done, closed:", database.isDisposed)
  }

  example(of: "BooleanDisposable") {
    let cancelled = BooleanDisposable()
    for row in 1...1000 {
      if cancelled.isDisposed { break }
      print("exporting row", row)
      if row == 2 { onAnotherThread { cancelled.dispose() } }
    }
  }

  example(of: "a clean-up that is asked for twice") {
    let halt = Halt()
    let printer = Disposables.create {
      print("shutting the printer down")
      halt.wait()
      print("the printer is off")
    }

    halt.run {
      printer.dispose()
    } meanwhile: {
      printer.dispose()
      print(
        "second dispose() returned, isDisposed:", printer.isDisposed)
    }
  }
}
