import Reactive
import Testing

struct RxErrorTests {
  @Test func `errors describe what went wrong`() {
    let subject = PublishSubject<Int>()
    let errors: [RxError] = [
      .unknown, .disposed(object: subject), .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement,
      .timeout,
    ]
    #expect(
      errors.map(\.debugDescription) == [
        "Unknown error occurred.", "Object `Reactive.PublishSubject<Swift.Int>` was already disposed.",
        "Arithmetic overflow occurred.", "Argument out of range.", "Sequence doesn't contain any elements.",
        "Sequence contains more than one element.", "Sequence timeout.",
      ])
    #expect("\(RxError.noElements)" == "Sequence doesn't contain any elements.")
  }
}
