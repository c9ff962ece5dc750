import Foundation

/// The functions of this module that are on the stack, the innermost
/// first.
func callers() -> [String] {
  let module = "$s19Chapter16_Debugging"
  return Thread.callStackSymbols
    .flatMap { line in line.split { " ()+".contains($0) } }
    .filter { word in word.hasPrefix(module) }
    .map { word in
      let rest = word.dropFirst(module.count)
      let length = rest.prefix { $0.isNumber }
      let name = rest.dropFirst(length.count)
      return String(name.prefix(Int(length) ?? 0))
    }
    .filter { name in name != "callers" && !name.isEmpty }
}
