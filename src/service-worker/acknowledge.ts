import type { Scope } from "./scope";

const call = "/push/heard";
/** Not of a release, so that a newer one sends what is left. */
const store = "unsent";
const most = 10;

/** Keeps a push's acknowledgement until it is sent, in the Cache: browsers stop a worker at any time. */
export async function acknowledge(scope: Scope, heard: string): Promise<void> {
  const cache = await scope.caches.open(store);
  await cache.put(`${call}?${heard}`, new Response());
  await sendAcknowledgements(scope);
}

/** Sends what is left, without cookies. What does not get through waits for the next chance. */
export async function sendAcknowledgements(scope: Scope): Promise<void> {
  if (!(await scope.caches.has(store))) return;
  const cache = await scope.caches.open(store);
  const waiting = await cache.keys();
  await Promise.all(
    waiting.map(async (request, index) => {
      if (index >= waiting.length - most) {
        const body = JSON.stringify({ heard: new URL(request.url).search.slice(1) });
        const headers = { "content-type": "application/json" };
        const how: RequestInit = { method: "POST", headers, body, credentials: "omit", keepalive: true };
        const reply = await scope.fetch(call, how).catch(() => null);
        if (!reply || reply.status === 429 || reply.status > 499) return;
      }
      await cache.delete(request);
    }),
  );
}
