import Foundation
import Observation

public struct EnvironmentValues {
  /// NB: shared until it is changed, since every node has one and stacks of threads are small.
  private final class Storage {
    var kept: [ObjectIdentifier: Any] = [:]
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var device = Device()
    var letters = Letters()
    var styles = Styles()

    init() {}
    init(_ other: Storage) {
      (kept, objects) = (other.kept, other.objects)
      (device, letters, styles) = (other.device, other.letters, other.styles)
    }
  }
  private var storage = Storage()

  public init() {}

  private mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
  }

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { storage.kept[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set {
      own()
      storage.kept[ObjectIdentifier(key)] = newValue
    }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? {
    storage.objects[ObjectIdentifier(type)] as? T
  }

  mutating func put<T: AnyObject>(_ object: T?) {
    own()
    storage.objects[ObjectIdentifier(T.self)] = object
  }

  // What the graph reads often.
  var device: Device {
    get { storage.device }
    set {
      own()
      storage.device = newValue
    }
  }
  var letters: Letters {
    get { storage.letters }
    set {
      own()
      storage.letters = newValue
    }
  }
  var styles: Styles {
    get { storage.styles }
    set {
      own()
      storage.styles = newValue
    }
  }
}

/// What the device and its person set.
struct Device {
  var dynamicTypeSize = DynamicTypeSize.large
  var colorScheme = ColorScheme.light
  var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var reduceMotion = false
  var reduceTransparency = false
  var differentiateWithoutColor = false
  var voiceOver = false
  var scenePhase = ScenePhase.active
  var locale = Locale(identifier: "sv_SE")
  var layoutDirection = LayoutDirection.leftToRight
  var displayScale: CGFloat = 2
}

extension EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize {
    get { device.dynamicTypeSize }
    set { device.dynamicTypeSize = newValue }
  }
  public var colorScheme: ColorScheme {
    get { device.colorScheme }
    set { device.colorScheme = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { device.horizontalSizeClass }
    set { device.horizontalSizeClass = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { device.verticalSizeClass }
    set { device.verticalSizeClass = newValue }
  }
  public var accessibilityReduceMotion: Bool { device.reduceMotion }
  public var accessibilityReduceTransparency: Bool { device.reduceTransparency }
  public var accessibilityDifferentiateWithoutColor: Bool { device.differentiateWithoutColor }
  public var accessibilityVoiceOverEnabled: Bool { device.voiceOver }
  public var locale: Locale {
    get { device.locale }
    set { device.locale = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { device.layoutDirection }
    set { device.layoutDirection = newValue }
  }
  public var displayScale: CGFloat {
    get { device.displayScale }
    set { device.displayScale = newValue }
  }
}

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { device.scenePhase }
    set { device.scenePhase = newValue }
  }
}

@_spi(Testing) extension EnvironmentValues {
  /// What only the system sets.
  public var reduceMotion: Bool {
    get { device.reduceMotion }
    set { device.reduceMotion = newValue }
  }
  public var reduceTransparency: Bool {
    get { device.reduceTransparency }
    set { device.reduceTransparency = newValue }
  }
}
