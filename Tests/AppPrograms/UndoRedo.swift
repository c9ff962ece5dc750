import RxRelay
import RxSwift

/// A knitting chart, with a colour for each stitch.
struct Chart: Equatable {
  var stitches: [Int: String] = [:]
}

protocol ChartStore {
  func save(_ chart: Chart) -> Completable
}

/// An editor for knitting charts with undo and redo.
final class ChartEditor {
  enum Saving: Equatable {
    case saving
    case saved
    case failed
  }

  // The input of the screen.
  let paint = PublishRelay<(stitch: Int, colour: String)>()
  let undo = PublishRelay<Void>()
  let redo = PublishRelay<Void>()

  let chart: Observable<Chart>
  let canUndo: Observable<Bool>
  let canRedo: Observable<Bool>
  let saving: Observable<Saving>

  private enum Command {
    case paint(stitch: Int, colour: String)
    case undo
    case redo
  }

  private struct History {
    var past: [Chart] = []
    var present = Chart()
    var future: [Chart] = []
  }

  /// - Parameter depth: The number of steps that can be undone.
  init(depth: Int = 50, store: ChartStore, scheduler: SchedulerType) {
    let commands = Observable.merge(
      paint.map { Command.paint(stitch: $0.stitch, colour: $0.colour) },
      undo.map { .undo },
      redo.map { .redo }
    )
    let history =
      commands
      .scan(into: History()) { history, command in Self.apply(command, to: &history, depth: depth) }
      .startWith(History())
      .share(replay: 1)

    let chart = history.map(\.present).distinctUntilChanged().share(replay: 1)
    self.chart = chart
    canUndo = history.map { !$0.past.isEmpty }.distinctUntilChanged()
    canRedo = history.map { !$0.future.isEmpty }.distinctUntilChanged()

    saving =
      chart
      .skip(1)
      .throttle(.seconds(5), latest: true, scheduler: scheduler)
      .flatMapLatest { chart in
        store.save(chart)
          .andThen(Observable.just(Saving.saved))
          .catchAndReturn(.failed)
          .startWith(.saving)
      }
  }

  private static func apply(_ command: Command, to history: inout History, depth: Int) {
    switch command {
    case .paint(let stitch, let colour):
      // Painting a stitch in its current colour is not a step that can be undone.
      if history.present.stitches[stitch] == colour { return }
      history.past = (history.past + [history.present]).suffix(depth)
      history.present.stitches[stitch] = colour
      history.future = []
    case .undo:
      guard let previous = history.past.popLast() else { return }
      history.future.append(history.present)
      history.present = previous
    case .redo:
      guard let next = history.future.popLast() else { return }
      history.past.append(history.present)
      history.present = next
    }
  }
}
