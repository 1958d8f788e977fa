public import Foundation

/// Stereo samples at 48 kHz, full scale at ±1.
public struct Sound: Equatable, Sendable {
  public static let sampleRate = 48_000
  public var left: [Float]
  public var right: [Float]

  public init(left: [Float], right: [Float]) {
    precondition(left.count == right.count)
    self.left = left
    self.right = right
  }

  /// Silence.
  public init(frames: Int) {
    self.init(left: Array(repeating: 0, count: frames), right: Array(repeating: 0, count: frames))
  }

  /// Interleaved 32-bit floats, little endian.
  public init(interleaved data: Data) {
    let frames = data.count / 8
    self.init(frames: frames)
    data.withUnsafeBytes { bytes in
      for frame in 0..<frames {
        left[frame] = bytes.loadUnaligned(fromByteOffset: frame * 8, as: Float.self)
        right[frame] = bytes.loadUnaligned(fromByteOffset: frame * 8 + 4, as: Float.self)
      }
    }
  }

  public var frames: Int { left.count }
  public var seconds: Double { Double(frames) / Double(Self.sampleRate) }

  public static func frames(seconds: Double) -> Int {
    Int((seconds * Double(sampleRate)).rounded())
  }

  /// Interleaved 32-bit floats, little endian.
  public var interleaved: Data {
    var data = Data(capacity: frames * 8)
    for frame in 0..<frames {
      withUnsafeBytes(of: left[frame]) { data.append(contentsOf: $0) }
      withUnsafeBytes(of: right[frame]) { data.append(contentsOf: $0) }
    }
    return data
  }

  /// - Parameter decibels: Gain for both sides.
  public func gained(decibels: Double) -> Sound {
    let factor = Float(pow(10, decibels / 20))
    return Sound(left: left.map { $0 * factor }, right: right.map { $0 * factor })
  }

  /// Everything after `frames` added to the beginning again, so that a repetition has no seam:
  /// y[n] = Σ x[n + k · frames].
  public func folded(to frames: Int) -> Sound {
    var loop = Sound(frames: frames)
    for frame in 0..<self.frames {
      loop.left[frame % frames] += left[frame]
      loop.right[frame % frames] += right[frame]
    }
    return loop
  }

  /// The first `frames`, the last of them faded out over `fade` frames.
  public func cut(to frames: Int, fade: Int) -> Sound {
    var sound = Sound(frames: frames)
    for frame in 0..<min(frames, self.frames) {
      let gain = frame < frames - fade ? 1 : Float(frames - frame) / Float(fade)
      sound.left[frame] = left[frame] * gain
      sound.right[frame] = right[frame] * gain
    }
    return sound
  }

  /// A loop with `pad` frames of itself before and after: a decoder's delay only rotates it.
  public func padded(by pad: Int) -> Sound {
    func around(_ side: [Float]) -> [Float] {
      Array(side.suffix(pad)) + side + Array(side.prefix(pad))
    }
    return Sound(left: around(left), right: around(right))
  }
}
