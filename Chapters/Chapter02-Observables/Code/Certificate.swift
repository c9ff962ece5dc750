import Foundation
import Reactive

/// Why there is no certificate to show.
enum CertificateError: Error {
  case notFound
  case unreadable
  case wrongEncoding
}

/// The text of the inspection certificate in the file `name`.
func certificate(_ name: String) -> Single<String> {
  Single.create { single in
    let files = FileManager.default
    if !files.fileExists(atPath: name) {
      single(.failure(CertificateError.notFound))
    } else if let bytes = files.contents(atPath: name) {
      if let text = String(data: bytes, encoding: .utf8) {
        single(.success(text))
      } else {
        single(.failure(CertificateError.wrongEncoding))
      }
    } else {
      single(.failure(CertificateError.unreadable))
    }
    return Disposables.create()
  }
}
