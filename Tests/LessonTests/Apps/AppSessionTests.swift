import Lesson
import Reactive
import Testing

@Suite struct AppSessionTests {
  @Test func `an action is recorded and then performed with its text`() {
    var done: [String] = []
    let session = AppSession(
      panel: ProbePanel(), shows: [], does: [.action("choose") { text in done.append(text) }])
    #expect(session.perform("choose", "cat"))
    #expect(session.perform("choose", nil))
    #expect(!session.perform("undo", nil))
    #expect(done == ["cat", ""])
    var noted: [String] = []
    session.panel.all.subscribe(onNext: { noted.append($0.text) }).dispose()
    #expect(noted == ["choose cat", "choose"])
  }

  @Test func `a state is encoded as JSON with sorted keys`() {
    struct Size: Encodable { let width = 3, height = 4, name: String? = nil }
    var sent: [String] = []
    let states: [AppSession.State] = [
      .state("size", Observable.just(Size())), .state("count", Single.just(2)),
      .state("nothing", Observable<Int?>.just(nil)),
    ]
    for state in states { state.values.subscribe(onNext: { sent.append("\(state.name) \($0)") }).dispose() }
    #expect(sent == [#"size {"height":4,"width":3}"#, "count 2", "nothing null"])
  }
}
