// The view from the night train (UI 5.2): sky, four layers that pass at their own pace, and dimming.
import { memo, useMemo, useRef } from "react";
import { landscape, tileWidth, type Landscape } from "./landscape";
import { useSpeed } from "./useSpeed";

export interface WindowProps {
  sessionId: string;
  destinationIndex: number;
  /** 0 = standing still, 1 = full speed. */
  speed: number;
  /** The tunnel between two destinations. */
  tunnel?: boolean;
}

const Sky = memo(({ view }: { view: Landscape }) => (
  <svg className="sky" viewBox="0 0 1920 1080" preserveAspectRatio="xMidYMin slice">
    <defs>
      <radialGradient id="moonlight">
        <stop offset="0" stopColor="#F5F7FF" stopOpacity=".34" />
        <stop offset=".3" stopColor="#6DB5FF" stopOpacity=".13" />
        <stop offset="1" stopColor="#4DA3FF" stopOpacity="0" />
      </radialGradient>
    </defs>
    {view.stars.map((s, i) => (
      <circle key={i} cx={s.x} cy={s.y} r={s.r} fill="#F5F7FF" opacity={s.dim ? 0.35 : 0.8} />
    ))}
    <circle cx={view.moon.x} cy={view.moon.y} r="330" fill="url(#moonlight)" />
    <circle cx={view.moon.x} cy={view.moon.y} r="54" fill="#F5F7FF" opacity=".92" />
    <circle cx={view.moon.x - 16} cy={view.moon.y - 10} r="10" fill="#C8D0E6" opacity=".5" />
    <circle cx={view.moon.x + 18} cy={view.moon.y + 16} r="14" fill="#C8D0E6" opacity=".4" />
  </svg>
));

const Layer = memo(({ index, layer }: { index: number; layer: Landscape["layers"][number] }) => (
  <div className={`layer layer-${index}`} data-layer={index}>
    {[0, 1].map((copy) => (
      <svg key={copy} viewBox={`0 0 ${tileWidth} ${layer.height}`} preserveAspectRatio="none">
        <path d={layer.path} fill="currentColor" />
        {layer.lights.map((l, i) => (
          <rect key={i} x={l.x} y={l.y} width={l.w} height={l.w * 1.3} rx="1" fill="#FFB020" />
        ))}
      </svg>
    ))}
  </div>
));

export function Window({ sessionId, destinationIndex, speed, tunnel = false }: WindowProps) {
  const view = useMemo(() => landscape(sessionId, destinationIndex), [sessionId, destinationIndex]);
  const root = useRef<HTMLDivElement>(null);
  useSpeed(root, speed);
  return (
    <div className={`window tint-${view.tint}`} ref={root} aria-hidden="true">
      <Sky view={view} />
      {view.layers.map((layer, i) => (
        <Layer key={i} index={i} layer={layer} />
      ))}
      <div className="tunnel" data-on={tunnel} />
      <div className="glass" />
    </div>
  );
}
