public import Foundation
public import Reactive
import Synchronization

/// What is served of a book while it is written: its pages in memory, and what they are told.
///
/// Nothing is read from the disk when somebody asks: what is not part of the site cannot be seen.
public final class LivePages: Sendable {
  private let contents = Mutex(Contents())
  /// Distinguishes the pages of this program from those of one before.
  private let run = UInt32.random(in: 0 ... .max)
  private let told = BehaviorRelay(value: LiveState().json)

  private struct Contents {
    /// The files as they are built.
    var files: [String: Data] = [:]
    /// How often each has changed.
    var versions: [String: Int] = [:]
    var state = LiveState()
  }

  /// What pages are told, as JSON, now and at each change.
  public var states: Observable<String> { told.asObservable() }

  /// What the browser lets pages do: what their own policy says, and listening to the server.
  public static var policy: String { "\(PageFrame.policy); \(LivePage.addition)" }

  /// The file at `path`, below the site's folder.
  public func file(at path: String) -> Data? {
    if path == LivePage.scriptName { return Data(liveScript.utf8) }
    let (file, version) = contents.withLock { ($0.files[path], $0.versions[path]) }
    guard let file, let version, path.hasSuffix(".html") else { return file }
    return LivePage.page(file, version: mark(version))
  }

  /// Serves `site` from here on; its findings are those that are known.
  func show(_ site: Site) {
    change { contents in
      for (path, file) in site.files where contents.files[path] != file {
        contents.versions[path, default: 0] += 1
      }
      contents.files = site.files
      contents.state.versions = contents.versions.filter { site.files[$0.key] != nil }.mapValues(mark)
    }
  }

  /// Tells what is known of the book.
  func tell(_ proof: LiveState.Proof, _ findings: [Finding], trouble: String? = nil) {
    change { contents in
      contents.state.proof = proof
      contents.state.findings = findings.unique
      contents.state.trouble = trouble
    }
  }

  private func mark(_ version: Int) -> String { "\(run).\(version)" }

  private func change(_ body: (inout Contents) -> Void) {
    let json = contents.withLock { contents in
      body(&contents)
      return contents.state.json
    }
    told.accept(json)
  }
}
