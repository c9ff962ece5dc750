import Reactive

/// The result of uploading a signature.
///
/// Leave it unchanged.
enum Report: Equatable {
  case stored(String, receipt: Int)
  case failed(String)
}

/// The results for the signatures of the tour that was picked last.
func reports(
  of tours: Observable<Int>,
  signatures: @escaping (Int) -> Observable<String>,
  upload: @escaping (String) -> Single<Int>
) -> Observable<Report> {
  // This uploads everything at once, and ends with the first upload
  // that fails.
  tours
    .flatMap { number in signatures(number) }
    .flatMap { signature in
      upload(signature).map { receipt in
        Report.stored(signature, receipt: receipt)
      }
    }
}
