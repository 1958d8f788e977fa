/** The handle of the emergency brake. */
export const Handle = () => (
  <svg className="brake-handle" viewBox="0 0 120 120" aria-hidden="true">
    <path d="M14 6h92q8 0 8 8v20q0 8-8 8H14q-8 0-8-8V14q0-8 8-8z" fill="#8e1f1f" />
    <path d="M30 24v66q0 20 30 20t30-20V24" fill="none" stroke="var(--error-red)" strokeWidth="17" strokeLinecap="round" />
    <path d="M33 28v60q0 14 27 14" fill="none" stroke="#ff9a9a" strokeWidth="4" strokeLinecap="round" opacity=".8" />
    <circle cx="30" cy="24" r="7" fill="#ffd9d9" />
    <circle cx="90" cy="24" r="7" fill="#ffd9d9" />
  </svg>
);
