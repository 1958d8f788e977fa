import Foundation

public typealias AVAudioChannelCount = UInt32
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64

open class AVAudioFormat: NSObject {
  open var sampleRate: Double { rate }
  open var channelCount: AVAudioChannelCount { channels }
  private let rate: Double
  private let channels: AVAudioChannelCount

  /// NB: Apple's takes one channel, or two, without a layout.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard sampleRate > 0, (1...2).contains(channels) else { return nil }
    (rate, self.channels) = (sampleRate, channels)
  }
}

open class AVAudioBuffer: NSObject {
  open var format: AVAudioFormat { kept }
  private let kept: AVAudioFormat

  init(_ format: AVAudioFormat) { kept = format }
}

open class AVAudioPCMBuffer: AVAudioBuffer {
  open var frameCapacity: AVAudioFrameCount { capacity }
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { precondition(frameLength <= capacity, "longer than its capacity") }
  }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    UnsafePointer(channels.baseAddress)
  }
  private let capacity: AVAudioFrameCount
  private let channels: UnsafeMutableBufferPointer<UnsafeMutablePointer<Float>>

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    capacity = frameCapacity
    channels = .allocate(capacity: Int(format.channelCount))
    for channel in channels.indices {
      let samples = UnsafeMutablePointer<Float>.allocate(capacity: max(1, Int(frameCapacity)))
      samples.initialize(repeating: 0, count: max(1, Int(frameCapacity)))
      channels.initializeElement(at: channel, to: samples)
    }
    super.init(format)
  }

  deinit {
    for samples in channels { samples.deallocate() }
    channels.deallocate()
  }
}
