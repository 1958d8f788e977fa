// The night train seen from outside: a locomotive and coaches with lit windows; and the small one on the map line.

/** Heads in the windows of a coach: where somebody looks out. */
const travellers = [
  [0, 2, 3],
  [1, 4],
  [0, 1, 4],
];

function Coach({ x, heads }: { x: number; heads: number[] }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M4 22q2-8 12-8h164q10 0 12 8v58H4Z" className="body" />
      <path d="M10 18h176" className="roof" />
      <rect x="4" y="60" width="188" height="7" className="stripe" />
      {[18, 52, 86, 120, 154].map((at, i) => (
        <g key={at}>
          <rect x={at} y="29" width="26" height="22" rx="4" className="lamp" />
          {heads.includes(i) && <path d={`M${at + 5} 51q0-9 8-9a6 6 0 1 1 1 0q8 0 8 9Z`} className="head" />}
        </g>
      ))}
      <rect x="192" y="62" width="16" height="6" className="body" />
      {[36, 60, 136, 160].map((at) => (
        <circle key={at} cx={at} cy="84" r="9" className="wheel" />
      ))}
    </g>
  );
}

export function Train() {
  return (
    <svg className="train" viewBox="0 0 1240 110" aria-hidden="true">
      <defs>
        <linearGradient id="beam">
          <stop offset="0" stopColor="#fff4d6" stopOpacity=".6" />
          <stop offset="1" stopColor="#fff4d6" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="spill" x2="0" y2="1">
          <stop offset="0" stopColor="#ffc861" stopOpacity=".35" />
          <stop offset="1" stopColor="#ffc861" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect x="10" y="88" width="800" height="22" fill="url(#spill)" />
      {travellers.map((heads, i) => (
        <Coach key={i} x={i * 208} heads={heads} />
      ))}
      <g transform="translate(624 0)">
        <path d="M206 66l400-34v70Z" fill="url(#beam)" />
        <path d="M0 22q0-8 8-8h122c42 0 68 22 82 54 3 8-2 12-8 12H0Z" className="body" />
        <path d="M6 18h122" className="roof" />
        <path d="M0 60h207l5 8H0Z" className="stripe" />
        <path d="M142 28c22 2 38 10 48 24h-48Z" className="lamp" />
        <rect x="16" y="29" width="44" height="22" rx="4" className="lamp" />
        <circle cx="206" cy="70" r="6" className="headlight" />
        {[34, 60, 150, 176].map((at) => (
          <circle key={at} cx={at} cy="84" r="9" className="wheel" />
        ))}
      </g>
    </svg>
  );
}

/** The dot on the map line. */
export function TrainDot() {
  return (
    <svg className="train-dot" viewBox="0 0 96 40" aria-hidden="true">
      <path d="M2 8a6 6 0 0 1 6-6h24v28H8a6 6 0 0 1-6-6Z" fill="#c8d0e6" />
      <path d="M36 2h34c14 0 20 10 22 22 1 4-2 6-6 6H36Z" fill="#f5f7ff" />
      {[8, 20, 42, 55].map((x) => (
        <rect key={x} x={x} y="9" width="9" height="9" rx="2" fill="#ff8a00" />
      ))}
      <path d="M69 9c8 1 12 4 15 9H69Z" fill="#ff8a00" />
      <path d="M2 24h90" stroke="#ff8a00" strokeWidth="3" />
      {[11, 25, 47, 80].map((x) => (
        <circle key={x} cx={x} cy="34" r="5" fill="#92a0c2" />
      ))}
    </svg>
  );
}
