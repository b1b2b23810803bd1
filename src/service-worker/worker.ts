import type { Release } from "../../domain/app-update/app-update";
import { sendAcknowledgements } from "./acknowledge";
import { openShell, saveShell } from "./offline-shell";
import { openPush, showPush } from "./push";
import type { Asked, Scope } from "./scope";

const ours = "drip-";
/** Milliseconds. Without a limit, a network that neither answers nor fails would leave the page white for minutes. */
const pagePatience = 10_000;

/**
 * Caches one release of the app and its page, so that /app opens offline. Pages are network-first, so that nobody
 * stays on an old release; requests that `answer` does not list are not intercepted.
 */
export function runWorker(scope: Scope, release: Release) {
  const cacheName = ours + release.name;

  async function saveRelease() {
    const cache = await scope.caches.open(cacheName);
    await Promise.all([cache.addAll([...release.files]), saveShell(scope, cache, release)]);
  }

  async function takeOver() {
    const names = await scope.caches.keys();
    const old = names.filter((name) => name.startsWith(ours) && name !== cacheName);
    await Promise.all(old.map((name) => scope.caches.delete(name)));
    await scope.registration.navigationPreload?.enable();
    await scope.clients.claim();
  }

  function answer(event: Asked): Promise<Response> | null {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== scope.location.origin) return null;
    if (mode === "navigate") return /^\/app(\/|$)/.test(pathname) ? openPage(event) : null;
    return pathname.startsWith("/assets/") ? openAsset(event) : null;
  }

  /** A proxy's error for an unreachable server counts as offline, and so does a network that does not answer in time. */
  async function openPage({ request, preloadResponse }: Asked) {
    const loading = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? scope.fetch(request));
    const late = new Promise<null>((resolve) => scope.setTimeout(() => resolve(null), pagePatience));
    const reply = await Promise.race([loading.catch(() => null), late]);
    if (reply && reply.status < 500) return reply;
    return (await openShell(scope, cacheName)) ?? loading;
  }

  async function openAsset({ request, clientId }: Asked) {
    const kept = await scope.caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    const reply = await scope.fetch(request);
    if (reply.status === 404) (await scope.clients.get(clientId))?.postMessage("script.missing");
    return reply;
  }

  scope.addEventListener("install", (event) => event.waitUntil(saveRelease()));
  scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
  scope.addEventListener("fetch", (event) => {
    const reply = answer(event);
    if (reply) event.respondWith(reply);
    if (event.request.mode === "navigate") event.waitUntil(sendAcknowledgements(scope).catch(() => {}));
  });
  scope.addEventListener("push", (event) => event.waitUntil(showPush(scope, event)));
  scope.addEventListener("notificationclick", (event) => event.waitUntil(openPush(scope, event)));
  scope.addEventListener("message", ({ data, ports }) => {
    if (data === "release.asked") ports[0]?.postMessage(release.script);
    if (data === "release.accepted") void scope.skipWaiting();
  });
}
