/// A runner: the number on the vest says who it is.
struct Runner: Identifiable, Hashable, CustomStringConvertible {
  let number: Int
  let name: String
  var km: Int

  var id: Int { number }
  var description: String { "\(name) \(km)" }
}

extension Runner {
  static func ada(_ km: Int) -> Runner {
    Runner(number: 7, name: "Ada", km: km)
  }
  static func ben(_ km: Int) -> Runner {
    Runner(number: 12, name: "Ben", km: km)
  }
  static func cem(_ km: Int) -> Runner {
    Runner(number: 31, name: "Cem", km: km)
  }
  static func dana(_ km: Int) -> Runner {
    Runner(number: 44, name: "Dana", km: km)
  }
}
