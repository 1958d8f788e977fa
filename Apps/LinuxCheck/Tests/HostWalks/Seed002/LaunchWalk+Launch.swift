import Foundation
import TriptoClient
import TriptoDesign
import TriptoHostScreens
import TriptoWire

@_spi(Testing) @testable import Drawing

// The launch screen.
extension LaunchWalk {
  func launch(_ see: Eyes) {
    see.at(Seed002.test1, 1, 2)
    see.has("phase.LAUNCH")
    see.has("wordmark")
    see.says("tripto")
    see.control("create-button")
    see.control("join-open")
    see.at(Seed002.test1, 2)
    see.says("Big world. Small couch.")
    see.says("Skapa nytt spel", in: .bgBase)
    see.says("Gå med i spel", in: .textPrimary)
    see.at(Seed002.launchView, 1)
    gradient(see)
    see.at(Seed002.launchView, 2)
    see.fill("create-button", .accentOrange)
    see.fill("join-open", .bgRaised)
    see.shows(.create)
    see.shows(.join)
    see.at(Seed002.criteria, 1)
    see.control("create-button")
    see.control("join-open")
    see.that(see.picture.findings.isEmpty, "\(see.picture.findings)")
    see.at(Seed002.criteria, 2)
    gradient(see)
    ground(see)
    see.fill("create-button", .accentOrange)
    see.at(Seed002.onPurpose, 1)
    see.fill("create-button", .accentOrange)
    gradient(see)
    see.at(Seed002.onPurpose, 2)
    see.says("Big world. Small couch.")
    see.saysNot("PARTY EDITION")
  }

  func ground(_ see: Eyes) {
    let paint = see.picture.colour(at: CGPoint(x: 2, y: see.picture.size.height / 2))
    see.that(Eyes.equal(paint, .bgBase), "the ground is \(paint)")
  }

  /// The name is drawn from orange to mint.
  func gradient(_ see: Eyes) {
    let svg = see.picture.svg.lowercased()
    see.that(svg.contains("lineargradient"), "no gradient")
    for colour in ColourGradient.title.stops {
      see.that(svg.contains(colour.hex.lowercased()), "no \(colour.hex)")
    }
  }
}
