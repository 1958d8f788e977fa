// What the pages' modules ask of a browser while they are read: import this first.

globalThis.window ??= {
  location: { pathname: "/", search: "?lang=sv", hash: "", host: "tripto.test", href: "http://tripto.test/", origin: "http://tripto.test" },
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
};
