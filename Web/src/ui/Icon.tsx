// Line icons, 24 × 24, drawn with the text colour. Decoration: the words stand beside them.
const paths = {
  check: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  plus: "M12 5v14M5 12h14",
  arrow: "M5 12h14M13 6l6 6-6 6",
  back: "M19 12H5M11 6l-6 6 6 6",
  next: "M5 5l8 7-8 7zM19 5v14",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  skip: "M4 5l7 7-7 7zM12 5l7 7-7 7zM20.5 5v14",
  stop: "M6.5 6.5h11v11h-11z",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",
  unlock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 016.8-1.2",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z",
  eyeOff: "M4 4l16 16M9.5 5.9A9.5 9.5 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 01-2.8 3.5M6.2 7.3A17 17 0 002.5 12S6 18.5 12 18.5a9 9 0 004-.9",
  chat: "M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5",
  people: "M9 11.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.8a3.5 3.5 0 010 6.4M18 14.4c2.2.8 3.5 2.7 3.5 5.6",
  star: "M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z",
  trophy: "M7 4h10v6a5 5 0 01-10 0zM7 6H3.5c0 4 1.5 5.5 4 5.5M17 6h3.5c0 4-1.5 5.5-4 5.5M12 15v4M8 20h8",
  sound: "M4 9.5h4L13 5v14l-5-4.5H4zM16.5 9a4 4 0 010 6M18.8 6.5a8 8 0 010 11",
  music: "M9 18V6l11-2v12M9 18a3 3 0 11-3-3 3 3 0 013 3zM20 16a3 3 0 11-3-3 3 3 0 013 3z",
  brake: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v6M12 16.5v.2",
  question: "M12 21a9 9 0 100-18 9 9 0 000 18zM9.3 9.5a2.8 2.8 0 115 1.7c-1 1-2.3 1.4-2.3 3M12 17v.2",
  door: "M14 4H6v16h8M11 12h10M17.5 8.5L21 12l-3.5 3.5",
  timer: "M12 21a8 8 0 100-16 8 8 0 000 16zM12 9v4l2.5 2M9.5 2.5h5",
  books: "M4 5h4v15H4zM8 5h4v15H8zM13.5 6.2l3.8-1 4 14.4-3.9 1z",
  dice: "M5 4h14a1 1 0 011 1v14a1 1 0 01-1 1H5a1 1 0 01-1-1V5a1 1 0 011-1zM8.5 8.5v.1M15.5 8.5v.1M12 12v.1M8.5 15.5v.1M15.5 15.5v.1",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  upload: "M12 15V4M7 9l5-5 5 5M4 15v5h16v-5",
  download: "M12 4v11M7 10l5 5 5-5M4 15v5h16v-5",
  trash: "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5",
  shield: "M12 3l8 3v6c0 4.5-3.3 7.7-8 9-4.7-1.3-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5",
  shieldAlert: "M12 3l8 3v6c0 4.5-3.3 7.7-8 9-4.7-1.3-8-4.5-8-9V6zM12 8v5M12 16v.2",
  pencil: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5",
  person: "M12 11.5a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c0-4 3.5-6 7.5-6s7.5 2 7.5 6",
  personOff: "M10 11.5a4 4 0 100-8 4 4 0 000 8zM2.5 20.5c0-4 3.5-6 7.5-6 1.5 0 2.9.3 4 .8M16.5 15.5l5 5M21.5 15.5l-5 5",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 016 6v1",
  key: "M8.5 16a4.5 4.5 0 114-6.5H21v4h-3v3h-4v-3h-1.5a4.5 4.5 0 01-4 2.5zM8 11.5v.1",
  tv: "M3 6h18v12H3zM8 21h8",
  handover: "M4 8h13l-3.5-3.5M20 16H7l3.5 3.5",
  more: "M5.5 12v.1M12 12v.1M18.5 12v.1",
  tools: "M4 7h9M17 7h3M15 5v4M4 17h3M11 17h9M9 15v4",
  gear: "M4 6h16M4 12h16M4 18h16M9 4v4M15 10v4M7 16v4",
  flag: "M6 21V4M6 5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0",
  scan: "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16",
  scale: "M12 4v16M7 20h10M5 7h14M5 7l-3 7a3.2 3.2 0 006 0zM19 7l-3 7a3.2 3.2 0 006 0z",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor"
      strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
      <path d={paths[name]} />
    </svg>
  );
}
