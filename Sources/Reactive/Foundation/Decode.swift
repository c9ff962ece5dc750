public import Foundation

/// A type that decodes values from data.
public protocol DataDecoder {
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Decodes a value of `type` from each element.
  ///
  ///     Observable.just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())  // [1, 2], completed
  ///
  /// If `decoder` throws, the sequence fails with that error.
  @inlinable
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: some DataDecoder
  ) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
