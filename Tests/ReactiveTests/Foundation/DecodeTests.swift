import Foundation
import Reactive
import Testing

struct DecodeTests {
  @Test func `each element is decoded`() throws {
    let json = Observable.of(Data("[1,2]".utf8), Data("[3]".utf8))
    #expect(
      events(of: json.decode(type: [Int].self, decoder: JSONDecoder())) == [
        "next([1, 2])", "next([3])", "completed",
      ])
    let list = Observable.just(try PropertyListEncoder().encode(["a"]))
    #expect(
      events(of: list.decode(type: [String].self, decoder: PropertyListDecoder())) == [
        "next([\"a\"])", "completed",
      ])
  }

  @Test func `the sequence fails with the decoding error`() {
    let decoded = Observable.just(Data("x".utf8)).decode(type: Int.self, decoder: JSONDecoder())
    var failure: (any Error)?
    _ = decoded.subscribe(onError: { failure = $0 })
    #expect(failure is DecodingError)
  }
}
