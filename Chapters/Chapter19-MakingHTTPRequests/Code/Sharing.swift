import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One answer for many.
@ExampleListBuilder var sharing: ExampleList {
  example(of: "a price list that is kept") {
    let server = Wholesaler(.says("bell 890"), .says("bell 990"))
    let list = session.rx.data(request: server.request("/prices"))
      .map(\.text)
      .share(replay: 1, scope: .forever)
    list.printed()
    list.printed()
  }

  example(of: "a price list that failed") {
    let server = Wholesaler(.says(503), .says("bell 890"))
    let list = session.rx.data(request: server.request("/prices"))
      .map(\.text)
      .share(replay: 1, scope: .forever)
    list.printed()
    list.printed()
    list.printed()
  }
}
