import TriptoBots
import TriptoKernel

#if os(Linux)
  import Foundation
  import Glibc
  import Synchronization

  /// Long lines on one machine, visible to the kernel's own measuring: a TUN device whose packets come
  /// back after a delay, with both addresses swapped. A phone that connects to `10.64.r.p` is a peer
  /// from `10.64.r.p` to the server, and TCP's acknowledgements take the same time as its data.
  final class DelayLines: Sendable {
    /// Room and phone, as the address that stands for them.
    typealias Address = UInt32

    private struct Way {
      var model: LineModel
      var random: SplitMix64
      var lastNs: [UInt64] = [0, 0]
      /// When frames left the phone and when the server gets them.
      var frames: [(leftNs: UInt64, dueNs: UInt64)] = []
    }

    private struct Packet {
      let dueNs: UInt64
      let bytes: [UInt8]
    }

    private let ways = Mutex<[Address: Way]>([:])
    private let device: Int32
    private let port: UInt16

    /// The name that `LabNamespace` gives the device.
    static let deviceName = "tripto0"
    private static let keptFrames = 64

    /// - Throws: `BotError.server` where there is no such device.
    init(port: Int) throws(BotError) {
      self.port = UInt16(port)
      device = open("/dev/net/tun", O_RDWR | O_NONBLOCK)
      guard device >= 0 else {
        throw .server("no /dev/net/tun: \(String(cString: strerror(errno)))")
      }
      var request = [UInt8](repeating: 0, count: 40)
      request.replaceSubrange(0..<Self.deviceName.utf8.count, with: Self.deviceName.utf8)
      // IFF_TUN | IFF_NO_PI, TUNSETIFF
      (request[16], request[17]) = (0x01, 0x10)
      guard ioctl(device, 0x4004_54ca, &request) == 0 else {
        throw .server("no device \(Self.deviceName): \(String(cString: strerror(errno)))")
      }
      Thread.detachNewThread { self.carry() }
    }

    static func address(room: Int, phone: Int) -> Address {
      0x0a40_0000 | UInt32(room) << 8 | UInt32(phone + 1)
    }

    static func text(_ address: Address) -> String {
      [24, 16, 8, 0].map { String(address >> $0 & 0xff) }.joined(separator: ".")
    }

    func lay(_ model: LineModel, to address: Address, seed: UInt64) {
      ways.withLock { $0[address] = Way(model: model, random: SplitMix64(seed: seed)) }
    }

    /// When the first frame reached the server that left this phone then or later.
    func arrivalNs(from address: Address, leftNs: UInt64) -> UInt64? {
      ways.withLock { $0[address]?.frames.first { $0.leftNs >= leftNs }?.dueNs }
    }

    private func carry() {
      var waiting: [Packet] = []
      var buffer = [UInt8](repeating: 0, count: 2_048)
      while true {
        while case let count = read(device, &buffer, buffer.count), count > 0 {
          guard let packet = route(Array(buffer[0..<count]), DispatchTime.now().uptimeNanoseconds)
          else { continue }
          let place = waiting.lastIndex { $0.dueNs <= packet.dueNs }.map { $0 + 1 } ?? 0
          waiting.insert(packet, at: place)
        }
        let now = DispatchTime.now().uptimeNanoseconds
        let due = waiting.prefix { $0.dueNs <= now }
        for packet in due { _ = write(device, packet.bytes, packet.bytes.count) }
        waiting.removeFirst(due.count)
        rest(untilNs: waiting.first?.dueNs, now)
      }
    }

    /// Until the next packet is due or another comes: whole ms by `poll`, the rest by short naps.
    private func rest(untilNs: UInt64?, _ nowNs: UInt64) {
      let leftNs = untilNs.map { $0 > nowNs ? Int($0 - nowNs) : 0 }
      if let leftNs, leftNs < 1_500_000 {
        var nap = timespec(tv_sec: 0, tv_nsec: min(leftNs, 150_000))
        nanosleep(&nap, nil)
      } else {
        var readable = pollfd(fd: device, events: Int16(POLLIN), revents: 0)
        poll(&readable, 1, leftNs.map { Int32($0 / 1_000_000 - 1) } ?? -1)
      }
    }

    /// Swaps the addresses, which leaves every checksum right, and says when the packet is due.
    private func route(_ packet: [UInt8], _ now: UInt64) -> Packet? {
      guard packet.count >= 40, packet[0] >> 4 == 4, packet[9] == 6 else { return nil }
      let tcp = Int(packet[0] & 15) * 4
      guard packet.count >= tcp + 20 else { return nil }
      let isUp = UInt16(packet[tcp + 2]) << 8 | UInt16(packet[tcp + 3]) == port
      let payload = packet.count - tcp - Int(packet[tcp + 12] >> 4) * 4
      let phone = packet[16..<20].reduce(Address(0)) { $0 << 8 | Address($1) }
      var swapped = packet
      swapped.replaceSubrange(12..<20, with: packet[16..<20] + packet[12..<16])
      return ways.withLock { ways in
        guard var way = ways.removeValue(forKey: phone) else { return nil }
        let delayMs = way.model.delayMs(isFrame: payload > 0, &way.random)
        let dueNs = max(way.lastNs[isUp ? 1 : 0], now + UInt64(delayMs * 1_000_000))
        way.lastNs[isUp ? 1 : 0] = dueNs
        if isUp, payload > 0 {
          way.frames.append((now, dueNs))
          if way.frames.count > Self.keptFrames { way.frames.removeFirst() }
        }
        ways[phone] = way
        return Packet(dueNs: dueNs, bytes: swapped)
      }
    }
  }
#endif
