import Foundation
import Lesson
import Reactive

/// One answer for several subscribers.
@ExampleListBuilder var sharing: ExampleList {
  diagram(
    "a price list with share(replay: 1)",
    """
    answer:  ----(A|)
    prices:  ^---------------->
    order:   --^-------------->
    later:   ----------^------>
    """
  ) { (answer: Observable<String>) in
    answer.share(replay: 1)
  }

  example(of: "a price list that failed") {
    let server = Wholesaler(.says(503), .says("bell 890"))
    let list = session.rx.data(request: server.request("/prices"))
      .map(\.text)
      .share(replay: 1, scope: .forever)
    list.printed()
    list.printed()
  }
}
