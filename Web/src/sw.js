// Service worker: pages network first, hashed assets cache first, the socket and /v1 untouched.
const cacheName = "tripto-1";
const shell = "/";
const precache = "{{precache}}";

/** A network that is there but does not answer is as good as none. */
const patienceMs = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([shell, ...precache]))
      .then(() => self.skipWaiting()),
  );
});

async function tidy() {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (path !== shell && !precache.includes(path)) await cache.delete(request);
  }
  await self.clients.claim();
}
self.addEventListener("activate", (event) => event.waitUntil(tidy()));

const shellAfterPatience = () =>
  new Promise((resolve) => setTimeout(() => resolve(caches.match(shell)), patienceMs));

/** The page from the network; the kept one when that fails or takes too long. */
async function page(request) {
  const fresh = fetch(request);
  const first = await Promise.race([fresh.catch(() => caches.match(shell)), shellAfterPatience()]);
  return first ?? fresh;
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") {
    if (url.pathname === "/" || url.pathname === "/join" || url.pathname.startsWith("/join/")) {
      event.respondWith(page(event.request));
    }
  } else if (precache.includes(url.pathname)) {
    event.respondWith(caches.match(event.request).then((hit) => hit ?? fetch(event.request)));
  }
});
