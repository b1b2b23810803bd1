import type { Release } from "../../domain/app-update/app-update";
import { routes } from "../../domain/shell/routes";
import type { Scope } from "./scope";

/** The server returns the same page for every URL below /app and every user. */
const address = routes.home.pattern;
const policyHeader = "content-security-policy";
const placeholder = "__NONCE__";
/** Headers that do not fit the stored body, which is decompressed and changes its length with the nonce. */
const outdatedHeaders = ["content-encoding", "content-length", "vary", "date"];

/** Caches the app's page with its Content-Security-Policy, requested without credentials. */
export async function saveShell(scope: Scope, cache: Cache, release: Release) {
  const reply = await scope.fetch(address, { credentials: "omit", cache: "no-store" });
  const html = await reply.text();
  const policy = reply.headers.get(policyHeader) ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  // During a rolling deployment the page can be of another release than the files.
  if (!reply.ok || !nonce || !html.includes(release.script)) throw new Error("This is not our page.");
  const headers = new Headers(reply.headers);
  for (const name of outdatedHeaders) headers.delete(name);
  headers.set(policyHeader, policy.replaceAll(nonce, placeholder));
  await cache.put(address, new Response(html.replaceAll(nonce, placeholder), { headers }));
}

/** The cached page with a new nonce. */
export async function openShell({ caches }: Scope, cacheName: string): Promise<Response | null> {
  const kept = await caches.match(address, { cacheName });
  if (!kept) return null;
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const headers = new Headers(kept.headers);
  headers.set(policyHeader, (headers.get(policyHeader) ?? "").replaceAll(placeholder, nonce));
  return new Response((await kept.text()).replaceAll(placeholder, nonce), { headers });
}
