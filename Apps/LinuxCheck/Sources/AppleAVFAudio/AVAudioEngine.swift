@_spi(Testing) import AppleFoundation
import Foundation

/// NB: as Apple's, it is no actor's; a test has its `audio` from the task that made it.
open class AVAudioEngine: NSObject {
  open var isRunning: Bool { running.value }
  open var mainMixerNode: AVAudioMixerNode { mixer }
  /// Which node feeds which.
  @_spi(Testing) public let wires = Guarded<[ObjectIdentifier: ObjectIdentifier]>([:])
  @_spi(Testing) public let attached = Guarded<[ObjectIdentifier]>([])
  private let running = Guarded(false)
  private let mixer = AVAudioMixerNode()
  private let audio = FakeAudio.current

  public override init() {
    super.init()
    attached.value = [ObjectIdentifier(mixer)]
    let this = FakeAudio.Begun(engine: self)
    audio.engines.change { $0.append(this) }
  }

  open func attach(_ node: AVAudioNode) { attached.change { $0.append(ObjectIdentifier(node)) } }

  /// NB: Apple's ends the program for a node that is not attached.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    let (from, to) = (ObjectIdentifier(node1), ObjectIdentifier(node2))
    precondition(attached.value.contains(from) && attached.value.contains(to), "not attached")
    wires.change { $0[from] = to }
  }

  open func prepare() {}

  open func start() throws {
    guard !audio.isWithoutRoute.value else { throw AudioFault.noRoute }
    running.value = true
    audio.deeds.add(.started)
  }

  /// The system has stopped it: another route, another configuration, an interruption.
  @_spi(Testing) public func stops() { running.value = false }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
