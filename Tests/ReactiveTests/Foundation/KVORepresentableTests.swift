import Foundation
import Reactive
import Testing

struct KVORepresentableTests {
  @Test func `numbers are represented by NSNumber`() {
    let number = NSNumber(value: 7)
    #expect(Int(KVOValue: number) == 7)
    #expect(Int32(KVOValue: number) == 7)
    #expect(Int64(KVOValue: number) == 7)
    #expect(UInt(KVOValue: number) == 7)
    #expect(UInt32(KVOValue: number) == 7)
    #expect(UInt64(KVOValue: number) == 7)
    #expect(Bool(KVOValue: NSNumber(value: true)) == true)
  }

  @Test func `errors say what is wrong`() {
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
