package import TriptoClient
package import TriptoDesign
import TriptoKernel
package import TriptoWire

extension GenerateCard {
  /// What is behind it.
  package struct Work: Equatable {
    package var job: GenerateStatus?
    /// This server generates nothing.
    package var isOff = false
    package var isBusy = false
    /// What was asked for was refused.
    package var refused: APIError?
    /// The list could not be read.
    package var lost: APIError?
    package var count = 1
    package var region: Region?
    package var place = ""
    package var found: FoundPlaces?

    package init() {}

    /// The place in one line; nil for none.
    package var typed: String? {
      let words = place.split(whereSeparator: \.isWhitespace)
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    package var isWorking: Bool { job?.status == .generating }
  }

  /// Letters of a place (RE60).
  package static let longestPlace = 60

  package init(_ work: Work, _ shelf: Shelf, _ messages: Messages) {
    let host = messages.host
    (title, isBusy) = (host.generate, work.isBusy)
    offText = work.isOff ? host.generateOff : nil
    form = work.isOff || work.isWorking ? nil : Form(work, host)
    error = work.isOff ? nil : (work.refused ?? work.lost)?.ofContent(messages)
    progress = work.isWorking ? work.job.map { Progress($0, host) } : nil
    let all = work.job?.destinations ?? []
    made = all.enumerated().map { at, destination in
      Made(destination, place: at + 1, of: all.count, shelf, messages)
    }
    let isLacking = all.contains { $0.status == .failed || $0.status == .cancelled }
    retry = !work.isWorking && isLacking ? messages.common.tryAgain : nil
  }
}

extension GenerateCard.Form {
  fileprivate init(_ work: GenerateCard.Work, _ host: HostMessages) {
    (why, countLabel, regionLabel) = (host.generateWhy, host.generateCount, host.region)
    counts = (1...Shelf.mostDestinations).map {
      GenerateCard.Option(label: "\($0)", value: $0, isChosen: $0 == work.count)
    }
    regions = GenerateCard.Option<Region?>.regions(chosen: work.region, host)
    (placeLabel, place) = (host.generatePlace, work.place)
    found = work.found.flatMap { GenerateCard.Found($0, typed: work.typed ?? "", host) }
    canGo = work.found.map { $0.kind == .facts } ?? true
    go = work.found?.kind == .facts ? host.placeWrite : host.generateGo
    asking = work.isBusy ? host.generateAsking : nil
  }
}

extension GenerateCard.Option<Region?> {
  /// All of them mixed, then each.
  static func regions(chosen: Region?, _ host: HostMessages) -> [Self] {
    ([nil] + Region.allCases).map {
      Self(label: host.name(of: $0), value: $0, isChosen: $0 == chosen)
    }
  }
}

extension GenerateCard.Found {
  /// nil where the button says it all.
  fileprivate init?(_ found: FoundPlaces, typed: String, _ host: HostMessages) {
    switch found.kind {
    case .library: text = host.placeHave(name: found.packs.first?.name ?? typed)
    case .country: text = host.placesIn(name: typed)
    case .noPlace:
      let names = found.examples
      text =
        names.count == 3
        ? host.placeNo(a: names[0], b: names[1], c: names[2]) : host.placeNone
    case .facts, .unknown: return nil
    }
    places = found.packs.map {
      let label = found.kind == .library ? host.playIt : $0.name
      return GenerateCard.Option(label: label, value: $0.roundId, isChosen: false)
    }
  }
}

extension GenerateCard.Progress {
  fileprivate init(_ job: GenerateStatus, _ host: HostMessages) {
    let (count, steps) = (max(job.destinations.count, 1), GenerateStatus.totalSteps)
    step = job.currentStepDescription ?? ""
    let nth = host.generateNth(n: min(count, job.done + 1), m: count)
    place = "\(host.generateStep(n: job.currentStep, m: steps)) · \(nth)"
    share = min(1, Double(job.done * steps + job.currentStep) / Double(count * steps))
    (wait, cancel) = (host.generateWait, host.generateCancel)
  }
}

extension GenerateCard.Made {
  fileprivate init(
    _ made: GeneratedDestination, place: Int, of count: Int, _ shelf: Shelf, _ messages: Messages
  ) {
    let (host, isDone) = (messages.host, made.status == .completed)
    let isThere = shelf.packs?.contains { $0.roundId == made.roundId } == true
    let nth = host.generateNth(n: place, m: count)
    let title =
      isThere
      ? shelf.title(made.roundId, messages) : shelf.isSecret ? nth : made.name ?? nth
    (id, self.title, error) = (made.roundId, title, made.error)
    let isGone = isDone && shelf.packs != nil && !isThere
    status = isGone ? host.generateGone : host.text(of: made.status)
    take = isDone && isThere ? host.generateTake(name: title) : nil
    isTaken = shelf.picked.contains(made.roundId)
    canTake = !shelf.isClosed && (isTaken || !shelf.isFull)
    preview = isDone && isThere ? host.previewOf(name: title) : nil
  }
}

extension HostMessages {
  /// - Parameter region: nil for all of them mixed.
  func name(of region: Region?) -> String {
    switch region {
    case nil: regionMixed
    case .europe: regionEurope
    case .asia: regionAsia
    case .africa: regionAfrica
    case .americas: regionAmericas
    case .oceania: regionOceania
    case .nordic: regionNordic
    }
  }

  fileprivate func text(of status: GeneratedState) -> String {
    switch status {
    case .waiting: generateWaiting
    case .working: generateWorking
    case .completed: generateCompleted
    case .failed: generateFailed
    case .cancelled: generateCancelled
    case .unknown(let word): word
    }
  }
}
