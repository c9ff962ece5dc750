import Reactive

/// What has become of a signature.
///
/// Leave it as it is.
enum Report: Equatable {
  case stored(String, receipt: Int)
  case failed(String)
}

/// What becomes of the signatures of the tour that was picked last.
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
