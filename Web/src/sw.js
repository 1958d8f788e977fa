// Service worker: pages network first, hashed assets cache first, the socket and /v1 untouched.
const cacheName = "tripto-1";
const precache = "{{precache}}";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(["/", ...precache]))
      .then(() => self.skipWaiting()),
  );
});

async function tidy() {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (path.startsWith("/assets/") && !precache.includes(path)) await cache.delete(request);
  }
  await self.clients.claim();
}
self.addEventListener("activate", (event) => event.waitUntil(tidy()));

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const shell = await caches.match("/");
    if (shell) return shell;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (event.request.mode === "navigate") {
    if (url.pathname === "/tv" || url.pathname === "/host") return;
    event.respondWith(page(event.request));
  } else if (precache.includes(url.pathname)) {
    event.respondWith(caches.match(event.request).then((hit) => hit ?? fetch(event.request)));
  }
});
