import Foundation
import Lesson
import Reactive

/// The finished program, and the reports of its probes.
@ExampleListBuilder var timeLines: ExampleList {
  diagram(
    "who to follow",
    """
    refresh:  ---------------------------r------------------------->
    close1:   -----------------x-------------------------------x--->
    close2:   ---------------------------------x------------------->
    close3:   ----------------------------------------------------->
    """, hot: ["refresh", "close1", "close2", "close3"]
  ) {
    (
      refresh: Observable<Void>, close1: Observable<Void>,
      close2: Observable<Void>, close3: Observable<Void>
    ) in
    let panel = ProbePanel()
    let program = WhoToFollow(
      Taps(refresh: refresh, closes: [close1, close2, close3]),
      from: perch, fetch: answer, panel: panel)
    return panel.timeLines(of: program)
  }
}

private let perch = Perch(address: URL(filePath: "/perch"))

private func answer(to url: URL) -> Observable<[Account]> {
  .just(.page(since: url.since))
    .delay(.milliseconds(120), scheduler: MainScheduler.instance)
}

extension ProbePanel {
  /// Subscribes to the three rows, and emits a stream for each probe.
  fileprivate func timeLines(
    of program: WhoToFollow
  ) -> Observable<Observable<String>> {
    .using(
      {
        CompositeDisposable(
          disposables: program.suggestions.map { $0.subscribe() })
      },
      observableFactory: { [self] _ in
        Observable.of(
          "requests", "responses", "suggestion 1", "suggestion 2",
          "suggestion 3"
        )
        .map(timeLine)
        .concat(Observable.never())
      })
  }

  private func timeLine(_ row: String) -> Observable<String> {
    all.filter { $0.row == row && $0.kind == .next }.map(\.text)
  }
}
