import qrcode from "qrcode-generator";
import { useMemo } from "react";

/** A QR code on white with its quiet zone; `label` is what it leads to. */
export function Qr({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = qrcode(0, "M");
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    let drawn = "";
    for (let row = 0; row < count; row += 1) {
      for (let column = 0; column < count; column += 1) {
        if (code.isDark(row, column)) drawn += `M${column + 4} ${row + 4}h1v1h-1z`;
      }
    }
    return { path: drawn, size: count + 8 };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0B1220" />
    </svg>
  );
}
