// The night train: one picture for every game, so that it gives nothing away (UI-T30).
export const far = "M0 52V34l40-18 44 20 52-28 60 26 44-14 60 22 50-24 50 16V52z";
export const near = "M0 34V20q50-18 100 0t100 0 100 0 100 0V34z";

/** A path drawn twice, side by side, so that it may pass for ever. */
function Hills({ path, height, fill, className }: { path: string; height: number; fill: string; className: string }) {
  return (
    <svg className={className} viewBox={`0 0 800 ${height}`} preserveAspectRatio="none">
      <path d={path} fill={fill} />
      <path d={path} fill={fill} transform="translate(400)" />
    </svg>
  );
}

function Wagon({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <rect x="0" y="12" width="78" height="30" rx="6" fill="#2a3d63" />
      <path fill="#ffc766" d="M8 19h12v10H8zM26 19h12v10H26zM44 19h12v10H44zM62 19h9v10h-9z" />
      <path fill="#c64f2e" d="M0 33h78v4H0z" />
      <path fill="#0a0f1b" d="M12 42a6 6 0 0112 0zM54 42a6 6 0 0112 0z" transform="translate(0 3)" />
    </g>
  );
}

/** Standing at the platform, or rolling through the night. */
export function NightTrain({ rolling = false }: { rolling?: boolean }) {
  return (
    <div className={`scene${rolling ? " rolling" : ""}`} aria-hidden="true">
      <svg className="moon" viewBox="0 0 26 26">
        <path d="M17 1a12 12 0 108 18A12 12 0 0117 1z" fill="#f5e6b8" />
      </svg>
      <Hills className="hills" path={far} height={52} fill="#17264a" />
      <Hills className="hills near" path={near} height={34} fill="#0f1a33" />
      <i className="rail" />
      <svg className="wagons" viewBox="0 0 260 48">
        <Wagon x={0} />
        <Wagon x={82} />
        <path d="M164 42V16a6 6 0 016-6h44c22 0 34 14 42 32z" fill="#e8553a" />
        <path d="M208 16h6c12 0 20 5 26 13h-32z" fill="#ffe3a3" />
        <path fill="#ffc766" d="M174 17h12v10h-12zM191 17h12v10h-12z" />
        <path fill="#fff" opacity=".85" d="M164 33h88l2 4h-90z" />
        <path fill="#0a0f1b" d="M176 45a6 6 0 0112 0zM226 45a6 6 0 0112 0z" />
        <path d="M254 36l6-3v8z" fill="#fff3c4" />
      </svg>
    </div>
  );
}
