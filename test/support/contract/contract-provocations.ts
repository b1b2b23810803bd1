import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { addMember } from "../people/club";
import { thePractice } from "./cases/schedule/schedule.scenes";
import type { DocumentedReply } from "./contract";
import type { Seen, Sending } from "./contract-case";
import { contractCases } from "./contract-cases";
import {
  type Change,
  elsewhere,
  exhaust,
  force,
  headersOf,
  idOf,
  personOf,
  plays,
  send,
  sendAs,
  sendHeaders,
  sendTo,
} from "./contract-changes";
import type { Person, World } from "./contract-world";

/** Calls as a Google account, the only kind that can lack a birthday. */
const byNewcomer =
  (dateOfBirth: string | null): Change =>
  async (world, ready) => {
    const other: Person = await world.googleNewcomer();
    await world.change(other.id, {
      role: "squad_member",
      emailAddressVerifiedAt: world.clock.now(),
      ...(dateOfBirth === null ? {} : { dateOfBirth }),
    });
    ready.sending.bearer = other.accessToken;
    sendTo(ready, other.id);
  };

/** For changes that reuse another one, without making the call first. */
const seenBefore = async () => ({ shows: null });

/** By message code: what provokes it of every operation whose case names nothing else. */
export const sharedProvocations: Readonly<Record<string, Change>> = {
  USER_403_DATE_OF_BIRTH: byNewcomer(null),
  USER_403_ADULT: byNewcomer("2011-03-01"),
  USER_403_EMAIL_ADDRESS: (world, ready) =>
    world.change(personOf(ready).id, { emailAddressVerifiedAt: null }),
  CHILD_404: elsewhere(/(\/child_id\/)[^/]+/),
  REQUEST_412_CHANGED: (_, ready) => sendHeaders(ready, { "if-match": '"9"' }),
  REQUEST_428_VERSION: (_, ready) => sendHeaders(ready, { "if-match": null }),
  HUDDLE_404: elsewhere(/(\/huddle_id\/)[^/?]+/),
  MESSAGE_404: elsewhere(/(\/message_id\/)[^/]+/),
  HUDDLE_403_INACTIVE: (world) =>
    force(world, sql`update huddle set closed_at = now(), closed_by = 'somebody'`),
  COMMENT_403_MENTION: (_, ready) => {
    const stranger = randomUUID();
    return send(ready, { text: `@{${stranger}}?`, mentions: [stranger] });
  },
  EVENT_ITEM_404: elsewhere(/(\/event_id\/)[^/]+/),
  EVENT_ITEM_401_CREATE: plays,
  EVENT_ITEM_401_UPDATE: plays,
  ANSWER_401_CREATE: async (world, ready) => {
    const spot = await addMember(world, idOf(ready), { spotFirstName: "Ada", spotLastInitial: "K" });
    await plays(world, ready, seenBefore);
    sendAs(ready, (url) => url.replace(/(\/membership_id\/)[^/]+/, `$1${spot.id}`));
  },
  EVENT_ITEM_403_OVER: thePractice({
    startsAt: new Date("2026-11-20T23:30:00Z"),
    arrivesAt: new Date("2026-11-20T23:30:00Z"),
    endsAt: new Date("2026-11-21T01:00:00Z"),
  }),
  ANSWER_403_NOT_ASKED: thePractice({ asks: "nobody" }),
  ANSWER_403_LATE: async (world, ready) => {
    await thePractice({ answerBy: new Date("2026-11-22T17:00:00Z") })(world, ready, seenBefore);
    await plays(world, ready, seenBefore);
  },
  TEAM_404: elsewhere(/(\/team_id\/)[^/]+/),
  TEAM_403_ARCHIVED: (world, ready) =>
    force(world, sql`update team set archived_at = now() where id = ${idOf(ready)}::uuid`),
  // Without a body, the first id is too long.
  REQUEST_400_INVALID: (_, ready) =>
    ready.input.body
      ? send(ready, { unexpected: true })
      : sendAs(ready, (url) => url.replace(/(_id\/)[^/?]+/, `$1${"x".repeat(80)}`)),
  AUTH_400_LINK: (_, ready) => send(ready, { token: "never-mailed" }),
  AUTH_401_JWT: (_, ready) => {
    ready.sending.bearer = "forged.access.token";
  },
  AUTH_401_BANNED: (world, ready) => world.change(personOf(ready).id, { bannedAt: new Date() }),
  AUTH_401_ROLE: (world, ready) => world.change(personOf(ready).id, { role: "onboarding" }),
  USER_401_UPDATE: (_, ready) => sendTo(ready, "somebody-else"),
  AUTH_403_ORIGIN: (_, ready) => {
    ready.sending.headers = { ...ready.sending.headers, Origin: "https://elsewhere.example" };
  },
  AUTH_403_MUST_CHANGE: (world, ready) => world.change(personOf(ready).id, { mustChangePassword: true }),
  AUTH_403_LEAVING: (world, ready) =>
    world.change(personOf(ready).id, { deletionDueAt: new Date("2027-01-01") }),
  REQUEST_413_TOO_LARGE: (_, ready) => send(ready, { padding: "x".repeat(66_000) }),
  REQUEST_415_MEDIA_TYPE: (_, ready) => {
    ready.sending.tamper = async (request) =>
      new Request(request, { headers: { ...headersOf(request), "content-type": "text/plain" } });
  },
  REQUEST_429_LIMIT: (world, _, callDirectly) => exhaust(world, callDirectly),
  SERVER_500: (world) => world.breakDatabase(new Error("provoked")),
  SERVER_503_DATABASE: (world) =>
    world.breakDatabase(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })),
  SERVER_503_IDENTITY: (world) => {
    world.identity.isDown = true;
  },
  // The call itself is made while the server closes.
  SERVER_503_SHUTDOWN: () => {},
  304: async (_, ready, callDirectly) => {
    ready.sending.onReply = (reply) => {
      ready.sending.headers = { "If-None-Match": reply.headers.get("etag") ?? "" };
    };
    await callDirectly();
  },
};

/** Provokes a reply on the real server: changes a call that would succeed, or the data it meets. */
export async function provoke(
  { operationId, method, status, example }: DocumentedReply,
  world: World,
  onReply: (response: Response) => void,
): Promise<Seen> {
  const { ready: prepare, send, provokes } = contractCases[operationId];
  const ready = await prepare(world);
  const name = example ?? String(status);
  const change = provokes[name] ?? sharedProvocations[name];
  if (change === undefined && status !== 200) throw new Error(`Nothing provokes ${operationId} ${name}.`);
  const call = (origin: string, more: Partial<Sending> = {}) =>
    send({ origin, ...ready.sending, ...more }, ready.input);
  await change?.(world, ready, () => call(world.direct));
  const last = () => call(world.origin, { onReply });
  return name === "SERVER_503_SHUTDOWN" ? world.closing(method, last) : last();
}
