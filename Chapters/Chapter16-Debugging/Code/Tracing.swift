import Lesson
import Reactive

/// Who subscribed, and who sends.
@ExampleListBuilder
var tracing: ExampleList {
  example(of: "the real call stack") {
    Hooks.recordCallStackOnError = true
    Hooks.customCaptureSubscriptionCallstack = callers
    Hooks.defaultErrorHandler = { callStack, error in
      print(error, callStack)
    }
    openPriceList(scans)
    openReceipt(scans)
    scans.onError(PharmacyError.unknown("Z9"))
  }

  example(of: "the stack of an element") {
    let codes = scans.do(
      onNext: { _ in print("next:", callers()) },
      onSubscribe: { print("subscribed:", callers()) })
    openPriceList(codes)
    scanAtTheCheckout("A1")
    scans.onCompleted()
  }
}

func openPriceList(_ codes: Observable<String>) {
  _ = codes.map { code in code.count }.subscribe(onNext: { _ in })
}

func openReceipt(_ codes: Observable<String>) {
  _ = codes.subscribe(onNext: { _ in })
}

func scanAtTheCheckout(_ code: String) {
  scans.onNext(code)
}
