import Foundation
import Reactive

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Perch {
  /// The accounts at `url`, over HTTP.
  static func fetch(_ url: URL) -> Observable<[Account]> {
    URLSession.shared.rx.data(request: URLRequest(url: url))
      .map { data in
        try JSONDecoder().decode([Account].self, from: data)
      }
      .observe(on: MainScheduler.instance)
      .timeout(.seconds(6), scheduler: MainScheduler.instance)
  }
}
