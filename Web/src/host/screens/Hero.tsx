// The globe in the couch, floating over a night with a few lights (UI.md 3.1, Launch).
const lights = 14;

export function Hero() {
  return (
    <div className="hero" aria-hidden="true">
      {Array.from({ length: lights }, (_, i) => (
        <i key={i} style={{ left: `${(i * 37 + 9) % 100}%`, top: `${(i * 53 + 5) % 100}%`, animationDelay: `${(i * 0.37).toFixed(2)}s` }} />
      ))}
      <img src="/icons/icon.svg" alt="" />
    </div>
  );
}
