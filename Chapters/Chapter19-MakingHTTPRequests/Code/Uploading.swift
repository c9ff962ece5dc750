import Foundation
import Lesson
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What is sent to the wholesaler.
@ExampleListBuilder var uploading: ExampleList {
  example(of: "three reports, one after the other") {
    let server = Wholesaler(
      .after(30, "1"), .after(20, "2"), .after(10, "3"))
    Observable.of("brakes", "chain", "bell")
      .concatMap { text in
        var report = server.request("/reports")
        report.httpMethod = "PUT"
        report.httpBody = Data(text.utf8)
        return session.rx.data(request: report)
          .map { "\(text): \($0.text)" }
      }
      .printed()
  }
}
