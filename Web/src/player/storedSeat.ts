// The seat kept on this device.
import { loadSeat, type Seat } from "../lib/storage";

/** The stored seat, unless the address asks for another game. */
export function seatFor(code: string): Seat | null {
  const seat = loadSeat("player");
  return seat && (code === "" || code === seat.joinCode) ? seat : null;
}
