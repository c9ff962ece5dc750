/// The difference of two lists of identities, with as few moves as
/// there can be.
func shortestWay<ID: Hashable>(
  from old: [ID], to new: [ID]
) -> CollectionDifference<ID> {
  let oldPlaces = Dictionary(uniqueKeysWithValues: zip(old, 0...))
  let newPlaces = Dictionary(uniqueKeysWithValues: zip(new, 0...))
  let stay = Set(longestRise(in: new.compactMap { oldPlaces[$0] }))

  var changes: [CollectionDifference<ID>.Change] = []
  for (place, id) in old.enumerated() where !stay.contains(place) {
    changes.append(
      .remove(
        offset: place, element: id, associatedWith: newPlaces[id]))
  }
  for (place, id) in new.enumerated() {
    let origin = oldPlaces[id]
    if let origin, stay.contains(origin) { continue }
    changes.append(
      .insert(offset: place, element: id, associatedWith: origin))
  }
  guard let difference = CollectionDifference(changes) else {
    preconditionFailure("Offsets are unique, and moves have two ends.")
  }
  return difference
}
