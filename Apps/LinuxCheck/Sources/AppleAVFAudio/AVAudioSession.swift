@_spi(Testing) import AppleFoundation
import Foundation

/// With the route of the task that asks. NB: what it keeps is guarded; the facts do not say whether Apple's is
/// `Sendable`.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
  }

  @nonexhaustive public enum InterruptionType: UInt, Sendable {
    case ended = 0
    case began = 1
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  private static let shared = AVAudioSession()
  private let category = Guarded(Category.soloAmbient)

  open class func sharedInstance() -> AVAudioSession { shared }

  open var outputLatency: TimeInterval { 0.02 }
  open var ioBufferDuration: TimeInterval { 0.01 }

  open func setCategory(_ category: AVAudioSession.Category) throws {
    self.category.value = category
  }

  open func setActive(_ active: Bool, options: AVAudioSession.SetActiveOptions = []) throws {
    let audio = FakeAudio.current
    guard !audio.isWithoutRoute.value else { throw AudioFault.noRoute }
    audio.deeds.add(.activated(category: category.value.rawValue))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
