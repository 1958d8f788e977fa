/** A note, as a picture; the words stand beside it. */
export const Envelope = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.2"
    strokeLinecap="round" strokeLinejoin="round">
    <path d="M3 6h18v12.5H3zM3.5 6.5L12 13.5l8.5-7" />
  </svg>
);
