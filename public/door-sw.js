/**
 * Keeps the page of a door list on the phone, so that it opens again without a network: a phone that is short of memory discards pages. No
 * other page goes through it. The taps themselves are stored by the page (components/meetups/door/taps.ts).
 */
const KEPT = "hobbyhub-door";
const DAY_MS = 86_400_000;

const isDoor = ({ pathname }) => /^\/dashboard\/meetups\/[0-9a-f]{24}\/door$/.test(pathname);
const isBuilt = ({ pathname }) => pathname.startsWith("/_next/static/");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function keepPage(request, response) {
  const kept = await caches.open(KEPT);
  if (response.ok) await kept.put(request, response.clone());
  // The answer is a redirect to the login page, or the person is no longer a host: they may no longer see the stored page. A server error
  // deletes nothing.
  else if (response.status < 500) await kept.delete(request);
}

/** The stored page if it is at most a day old; an older one is for a meetup that is over. */
async function keptPage(request) {
  const response = await (await caches.open(KEPT)).match(request);
  const made = Date.parse(response?.headers.get("date") ?? "");
  return response && Date.now() - made < DAY_MS ? response : Response.error();
}

async function page(request) {
  try {
    const response = await fetch(request);
    await keepPage(request, response);
    return response;
  } catch {
    return keptPage(request);
  }
}

/** Built files never change at their address, and the browser's cache has most of them. */
async function file(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(KEPT)).match(request)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && isDoor(url)) event.respondWith(page(request));
  else if (isBuilt(url)) event.respondWith(file(request));
});

/**
 * The open page sends its addresses, because it was loaded before this worker. Built files that are not among them belong to an older
 * version and are deleted.
 */
async function keep(urls) {
  const kept = await caches.open(KEPT);
  const wanted = new Set(urls);
  for (const { url } of await kept.keys()) if (isBuilt(new URL(url)) && !wanted.has(url)) await kept.delete(url);
  for (const url of urls) {
    const known = isBuilt(new URL(url)) && (await kept.match(url));
    if (!known) await keepPage(url, await fetch(url));
  }
}

self.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data.filter((url) => new URL(url).origin === self.location.origin)));
});
