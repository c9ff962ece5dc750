public import Foundation

/// What decodes values from data.
public protocol DataDecoder {
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Decodes a value of `type` from each element; what `decoder` throws is the error of the sequence.
  ///
  ///     Observable.just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())  // [1, 2], completed
  @inlinable
  public func decode<Item: Decodable>(
    type: Item.Type, decoder: some DataDecoder
  ) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
