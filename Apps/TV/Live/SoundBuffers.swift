@preconcurrency import AVFAudio
import Foundation
import TriptoDesk

extension AVAudioTime {
  /// The host's clock, by which players are begun.
  static var nowS: Double { seconds(forHostTime: mach_absolute_time()) }
}

extension AVAudioFormat {
  /// Mono samples of 48 kHz in this format, on both sides.
  func buffer(_ samples: [Float]) -> AVAudioPCMBuffer? {
    let count = AVAudioFrameCount(samples.count)
    guard let buffer = AVAudioPCMBuffer(pcmFormat: self, frameCapacity: count),
      let channels = buffer.floatChannelData
    else { return nil }
    buffer.frameLength = count
    for channel in 0..<Int(channelCount) {
      samples.withUnsafeBufferPointer { from in
        if let base = from.baseAddress { channels[channel].update(from: base, count: from.count) }
      }
    }
    return buffer
  }
}

extension AVAudioPCMBuffer {
  /// A part of it, by seconds; nil where nothing is left of it.
  func part(_ fromS: Double, _ toS: Double) -> AVAudioPCMBuffer? {
    let rate = format.sampleRate
    let first = max(0, min(Int(frameLength), Int(fromS * rate)))
    let last = max(first, min(Int(frameLength), Int(toS * rate)))
    guard last > first,
      let part = AVAudioPCMBuffer(
        pcmFormat: format, frameCapacity: AVAudioFrameCount(last - first)),
      let from = floatChannelData, let to = part.floatChannelData
    else { return nil }
    part.frameLength = AVAudioFrameCount(last - first)
    for channel in 0..<Int(format.channelCount) {
      to[channel].update(from: from[channel] + first, count: last - first)
    }
    return part
  }
}

extension AVAudioPlayerNode {
  /// Plays a file in place of what it had.
  func begin(
    _ buffer: AVAudioPCMBuffer, _ start: SoundStart, ended: @escaping @Sendable () -> Void
  ) {
    stop()
    schedule(buffer, start, ended: ended)
    play(at: AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: start.atS)))
  }

  /// From a place in it on: once, or to the end of its loop and then round.
  private func schedule(
    _ buffer: AVAudioPCMBuffer, _ start: SoundStart, ended: @escaping @Sendable () -> Void
  ) {
    let endS = start.loop?.endS ?? .infinity
    let lengthS = Double(buffer.frameLength) / buffer.format.sampleRate
    if let first = buffer.part(start.positionS, min(endS, lengthS)) {
      if start.loop == nil {
        scheduleBuffer(first, completionCallbackType: .dataPlayedBack) { _ in ended() }
      } else {
        scheduleBuffer(first)
      }
    }
    if let loop = start.loop, let round = buffer.part(loop.startS, loop.endS) {
      scheduleBuffer(round, at: nil, options: .loops)
    }
  }
}
