/// A van at the depot, as it stands.
struct Van: Equatable {
  var parcels = 0
  var hasLeft = false
}

/// What can happen to a van.
enum VanEvent {
  case load(Int)
  case leave
}

/// Makes the next state of a van out of the present one.
func apply(_ event: VanEvent, to van: inout Van) {
  guard !van.hasLeft else { return }
  switch event {
  case .load(let count): van.parcels += count
  case .leave: van.hasLeft = van.parcels > 0
  }
}
