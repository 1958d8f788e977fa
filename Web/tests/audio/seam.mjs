// A real loop three times round: what is heard at its seam.
import { Bed } from "../../src/tv/audio/bed";
import { Library } from "../../src/tv/audio/library";

const rate = 48_000;
const windowS = 0.05;

async function turns(track, count) {
  const lengthS = track.loop.endS - track.loop.startS;
  const context = new OfflineAudioContext(1, Math.round(count * lengthS * rate), rate);
  const mono = new GainNode(context, { channelCount: 1, channelCountMode: "explicit" });
  mono.connect(context.destination);
  new Bed(context, mono).play(track, { atS: 0, positionS: 0, gainDb: 0, fadeS: 0 });
  return (await context.startRendering()).getChannelData(0);
}

/** The file as one channel, mixed as the browser does. */
function monoOf(buffer) {
  const [left, right] = [0, buffer.numberOfChannels - 1].map((channel) => buffer.getChannelData(channel));
  return (i) => (left[i] + right[i]) / 2;
}

/** What is heard from `at` against what the file holds from `end`: signal to noise in dB. */
function likeness(heard, at, truth, end) {
  let [power, error] = [0, 0];
  for (let i = 0; i < windowS * rate; i += 1) {
    power += truth(end + i) ** 2;
    error += (heard[at + i] - truth(end + i)) ** 2;
  }
  return 10 * Math.log10(power / error);
}

/** The 99th percentile of the steps between neighbours in the first second. */
function usualStep(heard) {
  const steps = Array.from({ length: rate }, (_, i) => Math.abs(heard[i + 1] - heard[i]));
  return steps.sort((a, b) => a - b)[Math.floor(rate * 0.99)];
}

export async function loop({ id }) {
  const track = await new Library(new OfflineAudioContext(1, rate, rate)).track(id, true);
  const { startS, endS } = track.loop;
  const lengthS = endS - startS;
  const heard = await turns(track, 3);
  const truth = monoOf(track.buffer);
  const usual = usualStep(heard);
  const seams = [1, 2].map((turn) => {
    const at = Math.round(turn * lengthS * rate);
    const snrDb = likeness(heard, at, truth, Math.round(endS * rate));
    return { snrDb, leap: Math.abs(heard[at] - heard[at - 1]), usual };
  });
  return { lengthS, decodedS: track.buffer.duration, seams };
}
