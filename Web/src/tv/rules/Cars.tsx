// Five carriages roll past, each with the points of its clue on its side (SPEC 19.12).
import { levels } from "../../lib/rules.gen";

export const Cars = () => (
  <div className="rule-cars" aria-hidden="true">
    <div>
      {levels.map((points) => (
        <svg key={points} viewBox="0 0 360 210">
          <path d="M12 18h336q10 0 10 12v140H2V30q0-12 10-12z" fill="#2c4070" />
          <path d="M12 18h336q10 0 10 12v8H2v-8q0-12 10-12z" fill="#4d659c" />
          <path d="M2 156h356v14H2z" fill="#c64f2e" />
          <path d="M2 150h356v6H2z" fill="#ffc861" />
          <g fill="#ffd98a">
            <path d="M24 54h64v56H24zM272 54h64v56h-64z" />
          </g>
          <circle cx="180" cy="92" r="66" fill="var(--accent-orange)" />
          <text x="180" y="118" textAnchor="middle" fontSize="76" fontWeight="700" fill="var(--bg-base)">
            {points}
          </text>
          <g fill="#1b2744" stroke="#7186b3" strokeWidth="5">
            <circle cx="70" cy="184" r="20" />
            <circle cx="128" cy="184" r="20" />
            <circle cx="232" cy="184" r="20" />
            <circle cx="290" cy="184" r="20" />
          </g>
        </svg>
      ))}
    </div>
  </div>
);
