import Dispatch
import Lesson
import Reactive

@ExampleListBuilder
var typing: ExampleList {
  example(of: "a verdict") {
    let server = Server(
      .good, .fails(Refusal.expired), .fails(LineError.busy))
    for ticket in ["A7", "B2", "C9"] {
      let handset = server.verdict(on: ticket)
        .subscribe(onNext: { verdict in
          switch verdict {
          case .success(let text): stamp(text)
          case .failure(.refused(let reason)): stamp("\(reason): pay")
          case .failure(.noAnswer): stamp("look at it yourself")
          }
        })
      pause(for: .seconds(1))
      handset.dispose()
    }
  }
}
