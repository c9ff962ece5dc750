/// A drawing that can be put into a collage.
struct Photo: Hashable, Encodable, Sendable, CustomStringConvertible {
  /// What it shows, and what its file is called.
  let name: String
  let width: Int
  let height: Int

  var description: String { name }
}

extension Photo {
  static let hills = Photo(name: "hills", width: 400, height: 300)
  static let lighthouse = Photo(
    name: "lighthouse", width: 300, height: 420)
  static let balloon = Photo(name: "balloon", width: 320, height: 420)
  static let huts = Photo(name: "huts", width: 480, height: 300)
  static let tulips = Photo(name: "tulips", width: 300, height: 400)
  static let train = Photo(name: "train", width: 500, height: 280)
  static let heron = Photo(name: "heron", width: 280, height: 420)
  static let kettle = Photo(name: "kettle", width: 340, height: 340)
  static let lake = Photo(name: "lake", width: 450, height: 300)
  static let cat = Photo(name: "cat", width: 320, height: 400)

  /// The library, whose files are in `Resources/Photos`.
  static let all = [
    hills, lighthouse, balloon, huts, tulips, train, heron, kettle,
    lake,
    cat,
  ]
}
