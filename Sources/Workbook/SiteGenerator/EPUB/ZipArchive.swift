import Foundation

/// A zip archive of uncompressed files, in the order in which they are added and with a constant modification time.
struct ZipArchive {
  private var data = Data()
  private var directory = Data()
  private var count = 0

  /// Midnight of 1980-01-01, the first day that the format supports.
  private static let date: UInt32 = 0x0021_0000

  mutating func add(_ content: Data, named name: String) {
    let name = Data(name.utf8)
    let offset = UInt32(data.count)
    var fields = Data()
    // Version 2.0, UTF-8 names, no compression.
    fields.append(little: 20 as UInt16, 0x0800, 0)
    fields.append(little: Self.date, Self.checksum(of: content), UInt32(content.count), UInt32(content.count))
    fields.append(little: UInt16(name.count), 0)
    data.append(little: 0x0403_4B50 as UInt32)
    data += fields + name + content
    directory.append(little: 0x0201_4B50 as UInt32)
    directory.append(little: 20 as UInt16)
    directory += fields
    // No comment, first disk, no attributes.
    directory.append(little: 0 as UInt16, 0, 0)
    directory.append(little: 0 as UInt32, offset)
    directory += name
    count += 1
  }

  /// The bytes of the archive, with the mark of `PrintedFile` as its comment.
  var archive: Data {
    let comment = Data(PrintedFile.mark.utf8)
    var end = Data()
    end.append(little: 0x0605_4B50 as UInt32)
    end.append(little: 0 as UInt16, 0, UInt16(count), UInt16(count))
    end.append(little: UInt32(directory.count), UInt32(data.count))
    end.append(little: UInt16(comment.count))
    return data + directory + end + comment
  }

  // MARK: CRC-32

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  static func checksum(of content: Data) -> UInt32 {
    ~content.reduce(0xFFFF_FFFF as UInt32) { value, byte in
      value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
    }
  }
}

extension Data {
  fileprivate mutating func append<Number: FixedWidthInteger>(little numbers: Number...) {
    for number in numbers {
      for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
        append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
  }
}
