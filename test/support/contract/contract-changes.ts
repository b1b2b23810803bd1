import type { Seen } from "./contract-operation";
import type { Ready } from "./contract-ready";
import type { Person, World } from "./contract-world";

/** A change of the call or of the data before the last call. */
export type Change = (
  world: World,
  ready: Ready,
  callDirectly: () => Promise<Seen>,
) => Promise<unknown> | unknown;

export function personOf({ person }: Ready): Person {
  if (person === null) throw new Error("Nobody is behind this call.");
  return person;
}

/** These properties of the body replace the valid ones. */
export function send(ready: Ready, properties: object) {
  ready.sending.tamper = async (request) => {
    const body: object = await request.json();
    return new Request(request.url, {
      method: request.method,
      headers: headersOf(request),
      body: JSON.stringify({ ...body, ...properties }),
    });
  };
}

export const sendTo = (ready: Ready, userId: string) =>
  sendAs(ready, (url) => url.replace(/user_id\/[^/]+/, `user_id/${userId}`));

export function sendAs(ready: Ready, addressOf: (url: string) => string) {
  ready.sending.tamper = async (request) => {
    const body = await request.text();
    const { method } = request;
    return new Request(addressOf(request.url), {
      method,
      headers: headersOf(request),
      ...(body && { body }),
    });
  };
}

export const headersOf = (request: Request) => Object.fromEntries(request.headers);

/** Null removes it. */
export function sendHeaders(ready: Ready, change: Record<string, string | null>) {
  ready.sending.tamper = async (request) => {
    const headers = new Headers(request.headers);
    for (const [name, value] of Object.entries(change))
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    return new Request(request, { headers });
  };
}
