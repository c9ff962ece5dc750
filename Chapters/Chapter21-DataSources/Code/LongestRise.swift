/// As many of the numbers as can be kept so that each is above the one
/// before it.
func longestRise(
  in numbers: [Int],
  by isBelow: (Int, Int) -> Bool = { $0 < $1 }
) -> [Int] {
  // ends[k]: where the lowest number stands that ends a rise of k + 1.
  var ends: [Int] = []
  var before: [Int?] = []
  for (place, number) in numbers.enumerated() {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if isBelow(numbers[ends[middle]], number) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    before.append(low > 0 ? ends[low - 1] : nil)
    if low < ends.count {
      ends[low] = place
    } else {
      ends.append(place)
    }
  }

  var rise: [Int] = []
  var next = ends.last
  while let place = next {
    rise.append(numbers[place])
    next = before[place]
  }
  return rise.reversed()
}
