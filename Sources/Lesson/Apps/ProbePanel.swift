public import Reactive
import Synchronization

/// Where probes report to: what was asked for, and what every probed stream has sent since, in order.
///
/// `rxbook app` draws it beside the page, a row for each name. An example may print it.
public final class ProbePanel: Sendable {
  private let reports = ReplayRelay<ProbeReport>.create(bufferSize: 300)

  public init() {}

  /// The last reports, and those to come.
  public var all: Observable<ProbeReport> { reports.asObservable() }

  /// Notes that somebody asks for something; what is reported from here on comes of it.
  public func begin(_ action: String) { note("tap", .tapped, action) }

  func note(_ row: String, _ kind: ProbeReport.Kind, _ text: String = "") {
    reports.accept(ProbeReport(row: row, kind: kind, text: text, subscriptions: Self.subscriptions))
  }

  private static var subscriptions: Int? {
    #if DEBUG || TRACE_RESOURCES
    Int(Resources.total)
    #else
    nil
    #endif
  }
}

/// Something that a probe has seen.
public struct ProbeReport: Encodable, Equatable, Sendable, CustomStringConvertible {
  /// The name of the probe.
  public let row: String
  public let kind: Kind
  /// What the element, the error or the action is described as.
  public let text: String
  /// How many subscriptions are alive, in debug builds.
  public let subscriptions: Int?

  public enum Kind: String, Encodable, Sendable {
    case tapped, subscribed, next, error, completed, disposed
  }

  public var description: String {
    "\(row): \(kind.rawValue)\(text.isEmpty ? "" : " \(text)")"
  }

  /// The report as a page reads it.
  public var json: String { (try? AppSession.json(self)) ?? "{}" }
}

extension ObservableType {
  /// Reports to `panel` what happens here, as `debug` prints it, and changes nothing.
  ///
  ///     photos.probe("photos", on: panel) { "\($0.count)" }
  public func probe(
    _ name: String, on panel: ProbePanel, as text: @escaping (Element) -> String = { "\($0)" }
  ) -> Observable<Element> {
    Observable.deferred {
      let probe = Probe(name: name, panel: panel)
      return self.do(
        onNext: { panel.note(name, .next, text($0)) },
        onError: { probe.end(.error, "\($0)") }, onCompleted: { probe.end(.completed, "") },
        onSubscribe: { panel.note(name, .subscribed) }, onDispose: { probe.end(.disposed, "") })
    }
  }
}

/// One subscription that is probed.
private final class Probe: Sendable {
  private let name: String
  private let panel: ProbePanel
  private let hasEnded = Atomic(false)

  init(name: String, panel: ProbePanel) {
    self.name = name
    self.panel = panel
  }

  /// Notes an end; what comes after a terminal event is its disposal, and says nothing new.
  func end(_ kind: ProbeReport.Kind, _ text: String) {
    if !hasEnded.exchange(true, ordering: .relaxed) { panel.note(name, kind, text) }
  }
}
