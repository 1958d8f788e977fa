import { Fragment, type CSSProperties } from "react";

/** Text in given lines; in the document it stays one text with spaces. */
export function Lines({ lines }: { lines: string[] }) {
  return (
    <>
      {lines.map((line, i) => (
        <Fragment key={i}>
          <span className="line" style={{ "--i": i } as CSSProperties}>
            {line}
          </span>{" "}
        </Fragment>
      ))}
    </>
  );
}
