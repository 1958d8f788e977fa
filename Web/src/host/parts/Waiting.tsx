/** The branded spinner: a signal lamp that circles the globe (UI-H42). */
export function Waiting({ text }: { text: string }) {
  return (
    <p className="waiting" role="status">
      <span className="globe" aria-hidden="true">
        <i />
      </span>
      {text}
    </p>
  );
}
