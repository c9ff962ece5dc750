import RxSwift
import RxTest
import Testing

struct UndoRedoTests {
  private struct DiskFull: Error {}

  /// Saves in two steps, or fails if the disk is full.
  private final class Store: ChartStore {
    private let scheduler: TestScheduler
    var isFull = false
    private(set) var saved: [Chart] = []
    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    func save(_ chart: Chart) -> Completable {
      let end: Recorded<Event<Never>> = isFull ? .error(2, DiskFull()) : .completed(2)
      return scheduler.createColdObservable([end]).asCompletable()
        .do(onCompleted: { [self] in saved.append(chart) })
    }
  }

  private let scheduler = TestScheduler(initialClock: 0)
  private let bag = DisposeBag()

  private func observe<Element>(_ sequence: Observable<Element>) -> TestableObserver<Element> {
    let observer = scheduler.createObserver(Element.self)
    sequence.subscribe(observer).disposed(by: bag)
    return observer
  }

  @Test func `painting can be undone and redone`() {
    let editor = ChartEditor(store: Store(scheduler), scheduler: scheduler)
    let charts = observe(editor.chart)
    let canUndo = observe(editor.canUndo)
    let canRedo = observe(editor.canRedo)
    scheduler.scheduleAt(10) { editor.paint.accept((stitch: 1, colour: "red")) }
    scheduler.scheduleAt(20) { editor.paint.accept((stitch: 1, colour: "blue")) }
    scheduler.scheduleAt(30) { editor.undo.accept(()) }
    scheduler.scheduleAt(40) { editor.undo.accept(()) }
    scheduler.scheduleAt(50) { editor.redo.accept(()) }
    scheduler.start()
    #expect(
      charts.events == [
        .next(0, Chart()), .next(10, Chart(stitches: [1: "red"])), .next(20, Chart(stitches: [1: "blue"])),
        .next(30, Chart(stitches: [1: "red"])), .next(40, Chart()), .next(50, Chart(stitches: [1: "red"])),
      ])
    #expect(canUndo.events == [.next(0, false), .next(10, true), .next(40, false), .next(50, true)])
    #expect(canRedo.events == [.next(0, false), .next(30, true)])
  }

  @Test func `undo does nothing at the beginning, and painting clears the redo history`() {
    let editor = ChartEditor(store: Store(scheduler), scheduler: scheduler)
    let charts = observe(editor.chart)
    let canRedo = observe(editor.canRedo)
    scheduler.scheduleAt(10) { editor.undo.accept(()) }
    scheduler.scheduleAt(15) { editor.redo.accept(()) }
    scheduler.scheduleAt(20) { editor.paint.accept((stitch: 1, colour: "red")) }
    scheduler.scheduleAt(25) { editor.paint.accept((stitch: 1, colour: "red")) }
    scheduler.scheduleAt(30) { editor.undo.accept(()) }
    scheduler.scheduleAt(40) { editor.paint.accept((stitch: 2, colour: "grey")) }
    scheduler.scheduleAt(50) { editor.redo.accept(()) }
    scheduler.start()
    #expect(
      charts.events == [
        .next(0, Chart()), .next(20, Chart(stitches: [1: "red"])), .next(30, Chart()),
        .next(40, Chart(stitches: [2: "grey"])),
      ])
    #expect(canRedo.events == [.next(0, false), .next(30, true), .next(40, false)])
  }

  @Test func `the number of undo steps is limited`() {
    let editor = ChartEditor(depth: 2, store: Store(scheduler), scheduler: scheduler)
    let charts = observe(editor.chart)
    for (time, colour) in [(10, "red"), (20, "blue"), (30, "grey")] {
      scheduler.scheduleAt(time) { editor.paint.accept((stitch: 1, colour: colour)) }
    }
    for time in [40, 50, 60] { scheduler.scheduleAt(time) { editor.undo.accept(()) } }
    scheduler.start()
    #expect(
      charts.events.suffix(2) == [
        .next(40, Chart(stitches: [1: "blue"])), .next(50, Chart(stitches: [1: "red"])),
      ])
  }

  @Test func `the chart is saved regularly, and saving continues after the disk was full`() {
    let store = Store(scheduler)
    let editor = ChartEditor(store: store, scheduler: scheduler)
    let saving = observe(editor.saving)
    scheduler.scheduleAt(10) { editor.paint.accept((stitch: 1, colour: "red")) }
    scheduler.scheduleAt(13) { editor.paint.accept((stitch: 2, colour: "red")) }
    scheduler.scheduleAt(14) { editor.undo.accept(()) }
    scheduler.scheduleAt(15) { editor.redo.accept(()) }
    scheduler.scheduleAt(39) { store.isFull = true }
    scheduler.scheduleAt(40) { editor.paint.accept((stitch: 3, colour: "red")) }
    scheduler.scheduleAt(49) { store.isFull = false }
    scheduler.scheduleAt(50) { editor.undo.accept(()) }
    scheduler.start()
    #expect(
      saving.events == [
        .next(10, .saving), .next(12, .saved), .next(15, .saving), .next(17, .saved), .next(40, .saving),
        .next(42, .failed), .next(50, .saving), .next(52, .saved),
      ])
    #expect(
      store.saved == [
        Chart(stitches: [1: "red"]), Chart(stitches: [1: "red", 2: "red"]),
        Chart(stitches: [1: "red", 2: "red"]),
      ])
  }

  @Test func `closing the editor cancels saving`() {
    let store = Store(scheduler)
    let editor = ChartEditor(store: store, scheduler: scheduler)
    scheduler.scheduleAt(210) { editor.paint.accept((stitch: 1, colour: "red")) }
    let saving = scheduler.start(disposed: 211) { editor.saving }
    #expect(saving.events == [.next(210, .saving)])
    #expect(store.saved.isEmpty)
  }
}
