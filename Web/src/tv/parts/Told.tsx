// What somebody who does not see the picture is told (UI-T29): one polite line, always there, so that each change
// is heard.
export function Told({ line }: { line: string }) {
  return (
    <p className="sr-only" role="status" data-testid="told">
      {line}
    </p>
  );
}
