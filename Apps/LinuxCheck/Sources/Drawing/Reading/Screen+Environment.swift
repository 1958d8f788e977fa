import Foundation
@_spi(Testing) import SwiftUI

extension Screen {
  /// What a device with this screen tells its views.
  ///
  /// - Parameter typeSize: the text size that the person chose.
  public func environment(_ typeSize: DynamicTypeSize = .large) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.dynamicTypeSize = typeSize
    values.colorScheme = .dark
    values.horizontalSizeClass = isRegular ? .regular : .compact
    values.verticalSizeClass = .regular
    return values
  }
}

extension Picture {
  /// Lays out and draws what a host shows now, as large as the screen.
  ///
  /// - Parameters:
  ///   - host: its environment should be `screen.environment()`.
  ///   - screen: what it is drawn on.
  ///   - limits: from where on something is a finding.
  @_spi(Testing)
  @MainActor
  public init(_ host: ViewHost, on screen: Screen, limits: Limits = Limits()) {
    host.size = screen.size
    self.init(host.render(), on: screen, limits: limits)
  }
}
