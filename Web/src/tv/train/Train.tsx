// The train itself: a locomotive and coaches with lit windows, and the small one on the map line.

const coach = (x: number, key: number) => (
  <g key={key} transform={`translate(${x} 0)`}>
    <rect x="0" y="18" width="196" height="62" rx="10" className="body" />
    <rect x="0" y="58" width="196" height="8" className="stripe" />
    {[16, 50, 84, 118, 152].map((at) => (
      <rect key={at} x={at} y="30" width="26" height="20" rx="4" className="lamp" />
    ))}
    <rect x="196" y="62" width="12" height="6" className="body" />
    {[36, 60, 136, 160].map((at) => (
      <circle key={at} cx={at} cy="84" r="9" className="wheel" />
    ))}
  </g>
);

export function Train() {
  return (
    <svg className="train" viewBox="0 0 850 96" aria-hidden="true">
      {[0, 208, 416].map((x, i) => coach(x, i))}
      <g transform="translate(624 0)">
        <path d="M0 24a8 8 0 0 1 8-8h128c38 0 66 22 78 52 3 8-2 12-8 12H0Z" className="body" />
        <path d="M0 58h207l5 8H0Z" className="stripe" />
        <path d="M142 28c22 2 36 10 46 22h-46Z" className="lamp" />
        <rect x="16" y="30" width="44" height="20" rx="4" className="lamp" />
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
    <svg className="train-dot" viewBox="0 0 64 40" aria-hidden="true">
      <path d="M4 8a6 6 0 0 1 6-6h28c14 0 22 10 24 22 0 4-2 8-6 8H10a6 6 0 0 1-6-6Z" fill="#F5F7FF" />
      <rect x="11" y="9" width="10" height="9" rx="2" fill="#FF8A00" />
      <rect x="25" y="9" width="10" height="9" rx="2" fill="#FF8A00" />
      <path d="M39 9c7 1 11 4 14 9H39Z" fill="#FF8A00" />
      <circle cx="17" cy="34" r="5" fill="#92A0C2" />
      <circle cx="45" cy="34" r="5" fill="#92A0C2" />
    </svg>
  );
}
