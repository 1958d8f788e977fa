public import TriptoKernel

/// One destination of a plan (RE30).
public struct PlannedDestination: WirePayload {
  /// nil, written as `""`, while the viewer may not know it (RE37, PR34).
  public var contentPackId: PackID?
  public var sourceType: PlanSource
  /// From 1.
  public var order: Int

  public init(contentPackId: PackID?, sourceType: PlanSource, order: Int) {
    self.contentPackId = contentPackId
    self.sourceType = sourceType
    self.order = order
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("contentPackId", contentPackId?.rawValue ?? "")
      json.field("sourceType", sourceType)
      json.field("order", order)
    }
  }

  private enum Keys: String, CodingKey { case contentPackId, sourceType, order }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let id = try container.decode(String.self, forKey: .contentPackId)
    contentPackId = id.isEmpty ? nil : try container.decode(PackID.self, forKey: .contentPackId)
    sourceType = try container.decode(PlanSource.self, forKey: .sourceType)
    order = try container.decode(Int.self, forKey: .order)
  }
}
