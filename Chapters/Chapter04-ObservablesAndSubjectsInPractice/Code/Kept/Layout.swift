/// Where each photo of a collage is, in rows that are all as wide.
struct Layout: Equatable, Encodable {
  let width: Int
  let height: Int
  let tiles: [Tile]

  struct Tile: Equatable, Encodable {
    let photo: Photo
    let x, y, width, height: Int
  }

  private static let width = 600
  private static let gap = 8
  /// What the height should come near to.
  private static let ideal = 440

  init(_ photos: [Photo]) {
    let plans = Self.rows(of: photos[...]).map(Self.tiles)
    let best = plans.min { first, second in
      Self.distance(of: first) < Self.distance(of: second)
    }
    width = Self.width
    tiles = best ?? []
    height = Self.bottom(of: tiles)
  }

  /// All ways to break `photos` into rows.
  private static func rows(
    of photos: ArraySlice<Photo>
  ) -> [[ArraySlice<Photo>]] {
    if photos.isEmpty { return [[]] }
    return (1...min(photos.count, 4)).flatMap { count in
      rows(of: photos.dropFirst(count)).map { rest in
        [photos.prefix(count)] + rest
      }
    }
  }

  private static func tiles(_ rows: [ArraySlice<Photo>]) -> [Tile] {
    var tiles: [Tile] = []
    var y = gap
    for row in rows {
      let shape = row.reduce(0) { $0 + $1.shape }
      let space = Double(width - gap * (row.count + 1))
      let height = Int((space / shape).rounded())
      var x = gap
      for (index, photo) in row.enumerated() {
        let isLast = index == row.count - 1
        let own = Int((Double(height) * photo.shape).rounded())
        let tileWidth = isLast ? width - gap - x : own
        tiles.append(
          Tile(
            photo: photo, x: x, y: y, width: tileWidth, height: height))
        x += tileWidth + gap
      }
      y += height + gap
    }
    return tiles
  }

  private static func bottom(of tiles: [Tile]) -> Int {
    (tiles.map { $0.y + $0.height }.max() ?? ideal - gap) + gap
  }

  private static func distance(of tiles: [Tile]) -> Int {
    abs(bottom(of: tiles) - ideal)
  }
}

extension Layout {
  /// The collage as a picture, with what `drawing` says of each photo.
  func svg(_ drawing: (Photo) -> String) -> String {
    let parts = tiles.map { tile in
      """
      <svg x="\(tile.x)" y="\(tile.y)" width="\(tile.width)" \
      height="\(tile.height)" preserveAspectRatio="xMidYMid slice" \
      viewBox="0 0 \(tile.photo.width) \(tile.photo.height)">
      \(drawing(tile.photo))
      </svg>
      """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" \
      height="\(height)" viewBox="0 0 \(width) \(height)">
      <rect width="\(width)" height="\(height)" fill="#fff"/>
      \(parts.joined(separator: "\n"))
      </svg>

      """
  }
}

extension Photo {
  /// How wide it is for its height.
  fileprivate var shape: Double { Double(width) / Double(height) }
}
