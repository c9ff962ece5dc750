import Foundation
import Reactive
import Testing

struct RxCocoaErrorTests {
  @Test func `errors describe what went wrong`() {
    let object = "x"
    let errors: [RxCocoaError] = [
      .unknown, .invalidOperation(object: object), .itemsNotYetBound(object: object),
      .invalidPropertyName(object: object, propertyName: "p"),
      .invalidObjectOnKeyPath(object: object, sourceObject: NSObject(), propertyName: "p"),
      .errorDuringSwizzling, .castingError(object: object, targetType: Int.self),
    ]
    #expect(errors.allSatisfy { !$0.debugDescription.isEmpty })
    #expect("\(errors[3])" == "`x` doesn't have a property `p`.")
  }
}
