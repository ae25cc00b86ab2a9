/*
 * Undercroft as an app. Kept are only the files that can never change (their names carry a hash of
 * their contents) and one page that says the server is out of reach. Pages and answers of the
 * server always come from the server: nothing old is ever shown as a game.
 */
const assets = "undercroft-assets";
// The build writes a hash of the offline page here, so that a changed page makes a new worker.
const doorstep = "undercroft-offline-OFFLINE_HASH";
const offline = ["/offline.html", "/offline.css", "/favicon.svg"];
// Files of older versions leave when there are more than this.
const most = 400;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(doorstep)
      .then((cache) => cache.addAll(offline.map((file) => new Request(file, { cache: "reload" }))))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const old = (name) => name !== assets && name !== doorstep;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

async function keep(request, answer) {
  const cache = await caches.open(assets);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((one) => cache.delete(one)));
}

async function fromAssets(event) {
  const found = await caches.match(event.request, { cacheName: assets });
  if (found) return found;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
  return answer;
}

async function fromServer(request, instead) {
  try {
    return await fetch(request);
  } catch (problem) {
    const found = await caches.match(instead, { cacheName: doorstep });
    if (found) return found;
    throw problem;
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromAssets(event));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(fromServer(request, "/offline.html"));
  else if (offline.includes(pathname)) event.respondWith(fromServer(request, pathname));
});

// A notification brings its table to the front.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data?.address ?? "/";
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((one) => new URL(one.url).pathname === address);
      return open ? open.focus() : clients.openWindow(address);
    }),
  );
});
