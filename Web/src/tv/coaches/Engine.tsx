/** The engine with its letter box: where notes go (UI-E11). */
export function Engine() {
  return (
    <li className="engine" aria-hidden="true">
      <svg viewBox="0 0 168 120">
        <g fill="#1b2744" stroke="#7186b3" strokeWidth="3">
          <circle cx="34" cy="109" r="9.5" />
          <circle cx="62" cy="109" r="9.5" />
          <circle cx="114" cy="109" r="9.5" />
        </g>
        <path d="M0 104V20q0-10 10-10h66c44 0 70 42 84 82q3 12-8 12z" fill="#e8553a" />
        <path d="M0 104V92h160q3 12-8 12z" fill="#a93425" />
        <path d="M88 22c26 4 43 22 54 44H98q-10 0-10-10z" fill="#16233f" />
        <path d="M96 30q22 6 33 26h-14z" fill="#3d5a91" />
        <path d="M0 78h153l3 7H0z" fill="#fff" opacity=".9" />
        <g data-part="post">
          <path d="M14 26h58v44H14z" fill="#c8402a" />
          <path d="M22 34h42v28H22z" fill="#fff3e4" />
          <path d="M22 34l21 16 21-16" fill="none" stroke="#c8402a" strokeWidth="3" />
        </g>
        <path d="M149 84l12 3q4 6-2 9l-10-2z" fill="#fff3c4" />
      </svg>
    </li>
  );
}
