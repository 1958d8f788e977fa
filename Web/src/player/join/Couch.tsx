/** The emblem: a globe in a couch, and a small train around the world. */
export function Couch() {
  return (
    <svg className="couch" viewBox="0 6 64 54" aria-hidden="true">
      <circle cx="32" cy="27" r="21" fill="none" stroke="var(--line-strong)" strokeWidth=".7" strokeDasharray="1 2.4" />
      <g className="orbit">
        <rect x="29" y="4.4" width="6.5" height="3.2" rx="1.2" fill="var(--accent-orange-bright)" />
        <rect x="23.6" y="5.2" width="4.4" height="2.6" rx=".8" fill="var(--text-secondary)" transform="rotate(-14 26 6)" />
      </g>
      <g className="globe" fill="none" stroke="var(--accent-mint)" strokeWidth="2.6">
        <circle cx="32" cy="27" r="15" strokeWidth="3.2" />
        <path d="M17 27h30M32 12c-8 9-8 21 0 30M32 12c8 9 8 21 0 30" />
      </g>
      <path fill="var(--accent-orange)" d="M8 32a6 6 0 0 1 12 0v6h24v-6a6 6 0 0 1 12 0v15a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z" />
      <path stroke="var(--accent-orange)" strokeWidth="4" strokeLinecap="round" d="M14 51v4M50 51v4" />
    </svg>
  );
}
