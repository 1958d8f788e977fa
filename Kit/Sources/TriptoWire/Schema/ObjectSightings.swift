/// What samples of one object have shown of it.
struct ObjectSightings {
  private var members: [WireMember] = []
  private var counts: [String: Int] = [:]
  private var samples = 0

  /// The members in the order they are written; one that was not always written is optional.
  var description: [WireMember] {
    members.map { member in
      var member = member
      if counts[member.name] != samples { member.isOptional = true }
      return member
    }
  }

  /// Takes in the members of one sample.
  mutating func add(_ seen: [WireMember]) {
    samples += 1
    for name in Set(seen.map(\.name)) { counts[name, default: 0] += 1 }
    var place = 0
    for member in seen { place = merge(member, at: place) + 1 }
  }

  /// Adds what `member` allows to the member of its name, or puts it at `place` if it is new.
  /// - Returns: where it is.
  private mutating func merge(_ member: WireMember, at place: Int) -> Int {
    guard let index = members.firstIndex(where: { $0.name == member.name }) else {
      members.insert(member, at: place)
      return place
    }
    members[index].isOptional = members[index].isOptional || member.isOptional
    members[index].isNullable = members[index].isNullable || member.isNullable
    return index
  }
}
