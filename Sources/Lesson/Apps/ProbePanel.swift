public import Reactive
import Synchronization

/// Collects the reports of probes: the user's actions and what all probed streams have emitted since, in order.
///
/// `rxbook app` shows it next to the page, with one row per name. An example may print it.
public final class ProbePanel: Sendable {
  private let reports = ReplayRelay<ProbeReport>.create(bufferSize: 300)
  /// The number of live subscriptions to the probed streams.
  private let subscriptions = Atomic(0)

  public init() {}

  /// The latest reports, followed by future ones.
  public var all: Observable<ProbeReport> { reports.asObservable() }

  /// Records an action of the user; the following reports are its consequences.
  public func begin(_ action: String) { note("tap", .tapped, action) }

  func note(_ row: String, _ kind: ProbeReport.Kind, _ text: String = "", at place: String? = nil) {
    reports.accept(
      ProbeReport(
        row: row, kind: kind, text: text, place: place, subscriptions: subscriptions.load(ordering: .relaxed))
    )
  }

  /// Changes the number of live subscriptions.
  fileprivate func count(_ change: Int) { subscriptions.add(change, ordering: .relaxed) }
}

/// An event that a probe has observed.
public struct ProbeReport: Encodable, Equatable, Sendable, CustomStringConvertible {
  /// The name of the probe.
  public let row: String
  public let kind: Kind
  /// The description of the element, the error or the action.
  public let text: String
  /// The file of the probe below the folder of all chapters, and its line.
  public let place: String?
  /// The number of live subscriptions to the streams of the same panel.
  public let subscriptions: Int

  public enum Kind: String, Encodable, Sendable {
    case tapped, subscribed, next, error, completed, disposed
  }

  public var description: String {
    "\(row): \(kind.rawValue)\(text.isEmpty ? "" : " \(text)")"
  }

  /// The report as JSON for a page.
  public var json: String { (try? AppSession.json(self)) ?? "{}" }
}

extension ObservableType {
  /// Reports the events of this sequence to `panel`, like `debug` prints them, without changing them.
  ///
  ///     photos.probe("photos", on: panel) { "\($0.count)" }
  public func probe(
    _ name: String, on panel: ProbePanel, file: String = #filePath, line: Int = #line,
    as text: @escaping (Element) -> String = { "\($0)" }
  ) -> Observable<Element> {
    let path = file.ranges(of: "/Chapters/").last.map { file[$0.upperBound...] } ?? file[...]
    let place = "\(path):\(line)"
    return Observable.deferred {
      let probe = Probe(name: name, panel: panel)
      return self.do(
        onNext: { panel.note(name, .next, text($0)) },
        onError: { probe.end(.error, "\($0)") }, onCompleted: { probe.end(.completed, "") },
        onSubscribe: {
          panel.count(1)
          panel.note(name, .subscribed, at: place)
        }, onDispose: { probe.end(.disposed, "") })
    }
  }
}

/// A single probed subscription.
private final class Probe: Sendable {
  private let name: String
  private let panel: ProbePanel
  private let hasEnded = Atomic(false)

  init(name: String, panel: ProbePanel) {
    self.name = name
    self.panel = panel
  }

  /// Records the end of the subscription.
  ///
  /// The disposal after a terminal event is not reported.
  func end(_ kind: ProbeReport.Kind, _ text: String) {
    if hasEnded.exchange(true, ordering: .relaxed) { return }
    panel.count(-1)
    panel.note(name, kind, text)
  }
}
