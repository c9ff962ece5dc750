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
  tours.flatMapLatest { number in
    signatures(number).concatMap { signature in
      upload(signature)
        .map { receipt in Report.stored(signature, receipt: receipt) }
        .catchAndReturn(Report.failed(signature))
    }
  }
}
