// Runs before the page: notes every sound that is started, with its address and its moment.
(() => {
  const addresses = new WeakMap();
  window.sounds = [];
  window.decoded = [];
  const later = (object, name, note) => {
    const plain = object[name];
    object[name] = async function (...given) {
      const result = await plain.apply(this, given);
      note(result, this, given);
      return result;
    };
  };
  later(Response.prototype, "arrayBuffer", (bytes, response) => addresses.set(bytes, response.url));
  const decode = BaseAudioContext.prototype.decodeAudioData;
  BaseAudioContext.prototype.decodeAudioData = async function (bytes) {
    const address = addresses.get(bytes);
    const buffer = await decode.call(this, bytes);
    addresses.set(buffer, address);
    decoded.push(address);
    return buffer;
  };

  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0, ...more) {
    start.call(this, when, offset, ...more);
    const { contextTime, performanceTime } = this.context.getOutputTimestamp();
    const { currentTime, outputLatency } = this.context;
    const atS = Math.max(when, currentTime);
    sounds.push({
      file: (addresses.get(this.buffer) ?? "").replace(/^.*\/|\.m4a$/g, ""),
      offset,
      loopStart: this.loop ? this.loopStart : null,
      loopEnd: this.loop ? this.loopEnd : null,
      commandMs: Date.now(),
      // NB: when it leaves the loudspeaker, by the sound card's own stamp; null before its first one.
      heardMs: performanceTime ? performance.timeOrigin + performanceTime + (atS - contextTime) * 1000 : null,
      atMs: Date.now() + (atS - currentTime + outputLatency) * 1000,
      atS,
    });
  };

  window.ducks = [];
  const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
  AudioParam.prototype.exponentialRampToValueAtTime = function (value, ...more) {
    // NB: only the duck is straight in dB.
    ducks.push(value);
    return ramp.call(this, value, ...more);
  };

  const sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      sockets.push(this);
    }
  };
  /** A message as if the server had sent it. */
  window.tell = (type, payload) => {
    // NB: a state that the server never sent has no version of its: its next patch asks for the true one (EX6).
    if (type === "STATE_SNAPSHOT") payload = { ...payload, state: { ...payload.state, version: -1 } };
    const data = JSON.stringify({ type, sessionId: "", serverTimeMs: Date.now(), payload });
    sockets[sockets.length - 1].dispatchEvent(new MessageEvent("message", { data }));
  };
})();
