@_spi(Testing) import AppleFoundation
import Foundation

public protocol AVAudioMixing: NSObjectProtocol { var volume: Float { get set } }

open class AVAudioNode: NSObject {}

open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
  open var outputVolume: Float = 1
  open var volume: Float = 1
  public override init() {}
}

open class AVAudioUnit: AVAudioNode {}

open class AVAudioUnitEffect: AVAudioUnit {
  @_spi(Testing) public let kind: UInt32

  public init(audioComponentDescription: AudioComponentDescription) {
    kind = audioComponentDescription.componentSubType
  }
}

public struct AudioComponentDescription: Sendable {
  public var componentType: UInt32
  public var componentSubType: UInt32
  public var componentManufacturer: UInt32
  public var componentFlags: UInt32
  public var componentFlagsMask: UInt32

  public init(
    componentType: UInt32, componentSubType: UInt32, componentManufacturer: UInt32,
    componentFlags: UInt32, componentFlagsMask: UInt32
  ) {
    (self.componentType, self.componentSubType) = (componentType, componentSubType)
    self.componentManufacturer = componentManufacturer
    (self.componentFlags, self.componentFlagsMask) = (componentFlags, componentFlagsMask)
  }
}

/// Their four letters: aufx, lmtr, appl.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kAudioUnitType_Effect: UInt32 = 0x6175_6678
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kAudioUnitSubType_PeakLimiter: UInt32 = 0x6c6d_7472
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kAudioUnitManufacturer_Apple: UInt32 = 0x6170_706c

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
}

@nonexhaustive public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}

open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
  typealias Ended = @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void
  open var volume: Float = 1
  private let waiting = Guarded<[Ended]>([])
  private let audio = FakeAudio.current

  public override init() {}

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil
  ) {
    schedule(buffer, [], completionHandler.map { ended -> Ended in { _ in ended() } })
  }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (@Sendable () -> Void)? = nil
  ) {
    schedule(buffer, options, completionHandler.map { ended -> Ended in { _ in ended() } })
  }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionCallbackType callbackType:
      AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    schedule(buffer, [], completionHandler)
  }

  open func play(at when: AVAudioTime?) {
    audio.deeds.add(.played(atS: when.map { AVAudioTime.seconds(forHostTime: $0.hostTime) } ?? 0))
  }

  /// NB: as Apple's, what was scheduled ends with it.
  open func stop() {
    audio.deeds.add(.stopped)
    end()
  }

  /// What it was given has been played.
  @_spi(Testing) public func end() {
    let ended = waiting.change { all in
      defer { all = [] }
      return all
    }
    for tell in ended { tell(.dataPlayedBack) }
  }

  private func schedule(
    _ buffer: AVAudioPCMBuffer, _ options: AVAudioPlayerNodeBufferOptions, _ ended: Ended?
  ) {
    if let ended { waiting.change { $0.append(ended) } }
    audio.deeds.add(
      .scheduled(frames: Int(buffer.frameLength), loops: options.contains(.loops)))
  }
}

open class AVAudioTime: NSObject {
  open var hostTime: UInt64 { ticks }
  private let ticks: UInt64

  public init(hostTime: UInt64) { ticks = hostTime }

  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
    UInt64(max(0, seconds) * 1e9)
  }

  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
}
