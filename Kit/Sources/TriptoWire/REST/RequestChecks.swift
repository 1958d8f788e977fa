import TriptoKernel

// What requests must keep between their keys, after each key by itself has been read.

extension ClueEditing {
  func check(in keys: KeyedDecodingContainer<Keys>) throws {
    guard Format.standard.levels.contains(points) else {
      throw keys.refusal(.points, "must be 10, 8, 6, 4 or 2")
    }
    guard text != nil || textEn != nil else { throw keys.refusal(.text, "or textEn must be given") }
  }
}

extension EditCluesRequest {
  func check(in keys: KeyedDecodingContainer<Keys>) throws {
    guard (1...Format.standard.levels.count).contains(clues.count),
      Set(clues.map(\.points)).count == clues.count
    else {
      throw keys.refusal(.clues, "must be 1–5 of different points")
    }
  }
}

extension GeneratePlanRequest {
  func check(in keys: KeyedDecodingContainer<Keys>) throws {
    let isPrompted = prompt?.contains { !$0.isWhitespace } ?? false
    if numDestinations == nil, !isPrompted {
      throw keys.refusal(.numDestinations, "or a prompt must be given")
    }
  }
}

extension ImportPlanRequest {
  func check(in keys: KeyedDecodingContainer<Keys>) throws {
    guard (1...5).contains(contentPackIds.count) else {
      throw keys.refusal(.contentPackIds, "must name 1–5 packs")
    }
  }
}

extension HybridPlanRequest {
  func check(in keys: KeyedDecodingContainer<Keys>) throws {
    guard (1...5).contains(aiGenerated + manualPackIds.count) else {
      throw keys.refusal(.manualPackIds, "and aiGenerated must make 1–5 destinations")
    }
  }
}

extension SpeechRequest {
  func check(in keys: KeyedDecodingContainer<Keys>) throws {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw keys.refusal(.text, "must not be empty")
    }
  }
}
