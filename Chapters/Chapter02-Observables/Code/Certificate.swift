import Foundation
import Reactive

/// Why there is no certificate to show.
enum CertificateError: Error {
  case notFound
  case unreadable(any Error)
  case wrongEncoding
}

/// The text of the inspection certificate in the file `name`.
func certificate(_ name: String) -> Single<String> {
  Single.create { single in
    single(Result { try text(of: name) })
    return Disposables.create()
  }
}

/// The contents of the file `name`, in UTF-8.
private func text(of name: String) throws(CertificateError) -> String {
  let bytes: Data
  do {
    bytes = try Data(contentsOf: URL(filePath: name))
  } catch CocoaError.fileReadNoSuchFile {
    throw .notFound
  } catch {
    throw .unreadable(error)
  }
  guard let text = String(data: bytes, encoding: .utf8) else {
    throw .wrongEncoding
  }
  return text
}
