@_spi(Testing) import AppleFoundation
import Foundation

/// NB: a file is what a test says that its content is: so many seconds of a tone, mono, at 44.1 kHz.
open class AVAudioFile: NSObject {
  open var processingFormat: AVAudioFormat { format }
  open var length: AVAudioFramePosition { frames }
  private let format: AVAudioFormat
  private let frames: AVAudioFramePosition

  public init(forReading fileURL: URL) throws {
    let content = try Data(contentsOf: fileURL)
    guard let seconds = FakeAudio.current.lengths.value[content],
      let format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)
    else { throw AudioFault.noFile }
    (self.format, frames) = (format, AVAudioFramePosition(seconds * format.sampleRate))
  }

  open func read(into buffer: AVAudioPCMBuffer) throws {
    buffer.frameLength = min(buffer.frameCapacity, AVAudioFrameCount(frames))
    for frame in 0..<Int(buffer.frameLength) { buffer.floatChannelData?[0][frame] = 0.5 }
  }
}

@nonexhaustive public enum AVAudioConverterInputStatus: Int, Sendable {
  case haveData, noDataNow, endOfStream
}

@nonexhaustive public enum AVAudioConverterOutputStatus: Int, Sendable {
  case haveData, inputRanDry, endOfStream, error
}

public typealias AVAudioPacketCount = UInt32
public typealias AVAudioConverterInputBlock =
  @Sendable (
    AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>
  ) -> AVAudioBuffer?

/// NB: takes all that it is given, and gives each channel of the other format the first channel of what came.
open class AVAudioConverter: NSObject {
  private let ratio: Double

  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    ratio = toFormat.sampleRate / fromFormat.sampleRate
  }

  open func convert(
    to outputBuffer: AVAudioBuffer, error outError: NSErrorPointer,
    withInputFrom inputBlock: @escaping AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus {
    guard let made = outputBuffer as? AVAudioPCMBuffer else { return .error }
    var status = AVAudioConverterInputStatus.noDataNow
    while let buffer = inputBlock(1024, &status) as? AVAudioPCMBuffer {
      add(buffer, to: made)
    }
    return status == .endOfStream ? .endOfStream : .inputRanDry
  }

  private func add(_ read: AVAudioPCMBuffer, to made: AVAudioPCMBuffer) {
    guard let from = read.floatChannelData, let to = made.floatChannelData else { return }
    let start = Int(made.frameLength)
    let count = min(
      Int((Double(read.frameLength) * ratio).rounded()), Int(made.frameCapacity) - start)
    for channel in 0..<Int(made.format.channelCount) {
      for frame in 0..<count {
        to[channel][start + frame] =
          from[0][min(Int(Double(frame) / ratio), Int(read.frameLength) - 1)]
      }
    }
    made.frameLength = AVAudioFrameCount(start + count)
  }
}
