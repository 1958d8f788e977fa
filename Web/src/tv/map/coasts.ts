// The coasts and borders of the Earth (Natural Earth, public domain): made by scripts/atlas/coasts.py.
import file from "../../../public/map/coasts.bin";
import { decodeCoasts, noCoasts } from "./coast";
import { fetched } from "./fetched";

/** Coasts and borders; without a network none, and the next call tries again (EVE67). */
export const coasts = fetched(file, decodeCoasts, noCoasts);
