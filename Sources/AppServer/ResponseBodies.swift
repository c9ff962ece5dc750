import FlyingSocks

/// Bytes that come when there are some.
struct Chunks: AsyncBufferedSequence {
  typealias Element = UInt8
  private let chunks: AsyncStream<[UInt8]>

  init(_ chunks: AsyncStream<[UInt8]>) {
    self.chunks = chunks
  }

  func makeAsyncIterator() -> Iterator { Iterator(chunks: chunks.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var chunks: AsyncStream<[UInt8]>.Iterator

    mutating func next() async -> UInt8? { preconditionFailure("A body is read in chunks.") }

    mutating func nextBuffer(suggested count: Int) async -> [UInt8]? { await chunks.next() }
  }
}

/// Bytes after which there is an error, which makes the server close the connection.
struct LastWords: AsyncBufferedSequence {
  typealias Element = UInt8
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func makeAsyncIterator() -> Iterator { Iterator(bytes: bytes) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    fileprivate var bytes: [UInt8]?

    mutating func next() async -> UInt8? { preconditionFailure("A body is read in chunks.") }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard let words = bytes.take() else { throw SocketError.disconnected }
      return words
    }
  }
}
