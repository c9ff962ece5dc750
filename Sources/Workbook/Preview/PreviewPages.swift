import Foundation
import Reactive
import SiteGenerator
import Synchronization
import TextSupport

/// The pages and the state of a book that `serve` shows while it is being written.
///
/// The pages are in memory. A request never reads from disk, so only files that belong to the site can be served.
package final class PreviewPages: Sendable {
  private let contents = Mutex(Contents())
  private let json = BehaviorRelay(value: PreviewState().json)

  private struct Contents {
    /// The files of the site.
    var files: [String: Data] = [:]
    var state = PreviewState()
  }

  /// Emits the current state of the pages as JSON, and then each new state.
  package var states: Observable<String> { json.asObservable() }

  /// The content security policy of the pages.
  package static var policy: String { "\(PageTemplate.policy(in: .preview))" }

  /// Returns the file at `path` in the site, or nil if it doesn't exist.
  package func file(at path: String) -> Data? {
    for asset in [EmbeddedAsset.previewScript, .previewStyles] where path == asset.path { return asset.data }
    return contents.withLock { $0.files[path] }
  }

  /// Replaces the served files with those of `site`.
  func show(_ site: Site) {
    change { contents in
      contents.files = site.files
      contents.state.versions = site.versions
    }
  }

  /// Publishes the state of the proof and the problems that are known.
  func publish(_ proof: PreviewState.Proof, _ findings: [Finding], trouble: String? = nil) {
    change { contents in
      contents.state.proof = proof
      contents.state.findings = findings.unique
      contents.state.trouble = trouble
    }
  }

  private func change(_ body: (inout Contents) -> Void) {
    let text = contents.withLock { contents in
      body(&contents)
      return contents.state.json
    }
    json.accept(text)
  }
}
