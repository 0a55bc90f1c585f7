// The page's service worker: it keeps the files of the page, so that this opens without a network.  What the house
// answers is never kept.  `BUILD` and `FILES` stand before this text when the page is built (service.js of `web`).
//
// A new build is a new worker with a cache of its own.  It waits until no page of the old one is open; whoever has a
// network is given the newest page all the same, since that is asked for there first.

/* global BUILD, FILES */
const PAGE = "page-";
const POCKET = "/pocket/"; // what plays without a network: kept by the page itself, when it was asked to
const LINK = /^\/[a-z]{2,8}\/[trvp]\//; // what people share: the page goes on from there by itself
const PATIENCE = 3000; // milliseconds that a slow network is waited for

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forget().then(() => self.clients.claim())));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

async function keep() {
  const cache = await caches.open(PAGE + BUILD);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PAGE) && name !== PAGE + BUILD);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Nothing where the browser had better ask by itself. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return undefined;
  if (request.mode === "navigate") return pathname === "/" || LINK.test(pathname) ? opened(request) : undefined;
  return FILES.includes(pathname) || pathname.startsWith(POCKET) ? kept(request, pathname) : undefined;
}

async function opened(request) {
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (fresh.status < 500) return fresh;
  } catch {
    // there is no network, or none to speak of
  }
  return (await own("/")) ?? Response.error();
}

async function kept(request, pathname) {
  return (await own(pathname)) ?? (await caches.match(pathname)) ?? fetch(request);
}

async function own(pathname) {
  return (await caches.open(PAGE + BUILD)).match(pathname);
}
