/// A short hash of strings that is the same in every process.
package enum StableHash {
  /// Returns the FNV-1a hash of `texts`, in hexadecimal.
  package static func of(_ texts: [String]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
