// Runs before the page: a browser that keeps sound back until a key is pressed.
// NB: the real lock cannot be used, since a driver's own calls count as presses.
(() => {
  let isPressed = false;
  addEventListener("keydown", () => (isPressed = true), { capture: true });
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      this.suspend();
    }
    resume() {
      return isPressed ? super.resume() : new Promise(() => {});
    }
  };
})();
