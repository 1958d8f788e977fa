/// An evening on a server that stops when `play` is done, and what is left of it on the next.
package func acrossRestart(
  _ packs: [TestPack] = [.alpha], _ play: (TestEvening) throws -> Void,
  then goOn: (TestEvening) throws -> Void
) throws {
  let before = try TestEvening.open(packs: packs)
  try play(before)
  let evening = try before.restarted()
  for socket in evening.sockets { try socket.expect("WELCOME") }
  try goOn(evening)
}
