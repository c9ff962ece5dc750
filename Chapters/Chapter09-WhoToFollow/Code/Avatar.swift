/// A bird, drawn from a number: the same each time.
struct Avatar {
  private let body: Int
  private let wing: Int
  private let sky: Int
  private let size: Int
  private let looksLeft: Bool

  init(of id: Int) {
    // Neighbours should look different: 47 and 360 have no factor in
    // common.
    body = id * 47 % 360
    wing = (body + 25 + id % 5 * 30) % 360
    sky = (body + 170 + id % 3 * 20) % 360
    size = id * 7 % 9
    looksLeft = id % 2 == 1
  }

  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">
    <rect width="80" height="80" fill="hsl(\(sky) 45% 84%)"/>
    <g\(looksLeft ? " transform=\"matrix(-1 0 0 1 80 0)\"" : "")>
    <path d="M12 58 30 44 36 56z" fill="hsl(\(wing) 50% 34%)"/>
    <ellipse cx="40" cy="49" rx="\(18 + size / 2)" ry="\(13 + size / 2)" \
    fill="hsl(\(body) 60% 52%)"/>
    <circle cx="53" cy="32" r="\(11 + size / 3)" \
    fill="hsl(\(body) 60% 58%)"/>
    <path d="M62 29 \(72 + size / 2) 33 62 37z" fill="#e7a11b"/>
    <circle cx="56" cy="30" r="2.6" fill="#1c1c1c"/>
    <path d="M24 45q14 -10 24 2q-9 14 -24 -2z" \
    fill="hsl(\(wing) 50% 38%)"/>
    <path d="M37 61v9M45 61v9" stroke="#8a5a18" stroke-width="2.4"/>
    <path d="M8 71h64" stroke="hsl(\(sky) 25% 45%)" stroke-width="4"/>
    </g>
    </svg>

    """
  }
}
