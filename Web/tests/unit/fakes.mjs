// A world without a browser: a clock that tests move by hand, and sockets that they speak through.

export class FakeWorld {
  nowMs = 0;
  sockets = [];
  luck = 1;
  #timers = new Set();

  now = () => this.nowMs;
  random = () => this.luck;

  later = (task, ms) => {
    const timer = { task, atMs: this.nowMs + ms };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  open = (token, events) => {
    const socket = { token, events, sent: [], dropped: false, isOpen: true };
    this.sockets.push(socket);
    return {
      send: (text) => {
        if (!socket.isOpen) return false;
        socket.sent.push(JSON.parse(text));
        return true;
      },
      drop: () => {
        socket.dropped = true;
      },
    };
  };

  get socket() {
    return this.sockets[this.sockets.length - 1];
  }

  /** Moves the clock, running what falls due on the way at its own time. */
  advance(ms) {
    const end = this.nowMs + ms;
    for (;;) {
      const [next] = [...this.#timers].filter(({ atMs }) => atMs <= end).sort((a, b) => a.atMs - b.atMs);
      if (!next) break;
      this.#timers.delete(next);
      this.nowMs = Math.max(this.nowMs, next.atMs);
      next.task();
    }
    this.nowMs = end;
  }

  /** The device sleeps: the clock goes on, no timer runs. */
  sleep(ms) {
    this.nowMs += ms;
  }

  get pendingTimers() {
    return this.#timers.size;
  }

  say(type, payload = {}, more = {}) {
    this.socket.events.onText(JSON.stringify({ type, sessionId: "s", serverTimeMs: 1, payload, ...more }));
  }
}
