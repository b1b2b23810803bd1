import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Ready, Seen } from "./contract-case";
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

/** A parameter of the path. */
export const idOf = ({ input }: Ready, name = "id") => input.path?.[name] ?? "";

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

/** Replaces what the part of the address finds after its first group. */
export const elsewhere =
  (part: RegExp, what: () => string = randomUUID): Change =>
  (_, ready) =>
    sendAs(ready, (url) => url.replace(part, `$1${what()}`));

/** Repeats the call with another body. */
export const changed =
  (properties: object): Change =>
  async (_, ready, callDirectly) => {
    await callDirectly();
    send(ready, properties);
  };

/** Writes past the database's rules, as no call of the product can. */
export const force = (world: World, change: SQL) =>
  world.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(change);
  });

/** Gives the caller only these roles, even if the team then lacks a manager. */
export const rolesAre =
  (roles: string): Change =>
  (world, ready) =>
    force(world, sql`update membership set roles = ${roles} where user_id = ${personOf(ready).id}`);
export const plays = rolesAre("{player}");

/** Makes the call once, so that it is counted, and then counts 700 tries: more than any limit allows. */
export async function exhaust(world: World, call: () => Promise<Seen>) {
  await call();
  if ((await world.countTries(700)) === 0) throw new Error("The call is not counted.");
}
