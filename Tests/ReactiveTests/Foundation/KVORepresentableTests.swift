import Foundation
import Reactive
import Testing

struct KVORepresentableTests {
  @Test func `numbers are initialised from an NSNumber`() {
    let number = NSNumber(value: 7)
    #expect(Int(KVOValue: number) == 7)
    #expect(Int32(KVOValue: number) == 7)
    #expect(Int64(KVOValue: number) == 7)
    #expect(UInt(KVOValue: number) == 7)
    #expect(UInt32(KVOValue: number) == 7)
    #expect(UInt64(KVOValue: number) == 7)
    #expect(Bool(KVOValue: NSNumber(value: true)) == true)
  }
}
