/// A drawing that can be put into a collage.
struct Photo: Hashable, Encodable, Sendable, CustomStringConvertible {
  /// The name of the photo and of its file.
  let name: String
  let width: Int
  let height: Int
  /// The size of the file.
  let bytes: Int

  var isLandscape: Bool { width > height }
  var description: String { name }
}

extension Photo {
  static let bridge = Photo(
    name: "bridge", width: 480, height: 300, bytes: 559)
  static let tower = Photo(
    name: "tower", width: 280, height: 420, bytes: 396)
  static let ferry = Photo(
    name: "ferry", width: 500, height: 300, bytes: 518)
  /// The same file, from another phone.
  static let ferryAgain = Photo(
    name: "ferry-2", width: 500, height: 300, bytes: 518)
  static let pier = Photo(
    name: "pier", width: 480, height: 280, bytes: 530)
  static let snow = Photo(
    name: "snow", width: 460, height: 300, bytes: 521)
  static let waterfall = Photo(
    name: "waterfall", width: 300, height: 420, bytes: 485)
  static let dunes = Photo(
    name: "dunes", width: 460, height: 290, bytes: 537)
  static let island = Photo(
    name: "island", width: 520, height: 300, bytes: 596)
  static let meadow = Photo(
    name: "meadow", width: 440, height: 290, bytes: 579)
  static let harbour = Photo(
    name: "harbour", width: 450, height: 300, bytes: 563)
  static let vineyard = Photo(
    name: "vineyard", width: 500, height: 290, bytes: 486)

  /// The library, whose files are in `Resources/Photos`.
  static let all = [
    bridge, tower, ferry, pier, ferryAgain, snow, dunes, waterfall,
    island, meadow, harbour, vineyard,
  ]

  /// The photos that a collage accepts, each once.
  static let landscapes = [
    bridge, ferry, pier, snow, dunes, island, meadow, harbour, vineyard,
  ]
}
