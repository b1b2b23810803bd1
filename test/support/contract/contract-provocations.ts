import { randomUUID } from "node:crypto";
import { idempotency } from "../../../server/platform/db/schema/http";
import { event } from "../../../server/platform/db/schema/schedule";
import { googleLink } from "../server/identity";
import type { DocumentedReply, OperationId } from "./contract";
import { operationCalls } from "./contract-calls";
import { idempotencyKey } from "./contract-calls-family";
import { type Change, headersOf, personOf, send, sendAs, sendHeaders, sendTo } from "./contract-changes";
import type { Seen, Sending } from "./contract-operation";
import { absenceChanges } from "./contract-provocations-absence";
import { attendanceChanges } from "./contract-provocations-attendance";
import { calendarLinkChanges } from "./contract-provocations-calendar-link";
import { changesOfFamilies } from "./contract-provocations-family";
import { huddleChanges } from "./contract-provocations-huddle";
import { changesOfInvitations } from "./contract-provocations-invitation";
import { pushChanges } from "./contract-provocations-push";
import { scheduleChanges } from "./contract-provocations-schedule";
import { seasonChanges } from "./contract-provocations-season";
import { teamChanges } from "./contract-provocations-team";
import { readyCalls } from "./contract-ready";
import { movedMail } from "./contract-ready-answer-link";
import type { World } from "./contract-world";

/** Provokes a reply on the real server: changes a call that would succeed, or the data it meets. */
export async function provoke(
  reply: DocumentedReply,
  world: World,
  onReply: (response: Response) => void,
): Promise<Seen> {
  return provokeOf(reply.operationId, reply, world, onReply);
}

async function provokeOf<Id extends OperationId>(
  id: Id,
  reply: DocumentedReply,
  world: World,
  onReply: (response: Response) => void,
): Promise<Seen> {
  const ready = await readyCalls[id](world);
  const name = reply.example ?? String(reply.status);
  const change = changes[`${id} ${name}`] ?? changes[name];
  if (change === undefined && reply.status !== 200) throw new Error(`Nothing provokes ${id} ${name}.`);
  const call = (origin: string, more: Partial<Sending> = {}) =>
    operationCalls[id]({ origin, ...ready.sending, ...more }, ready.input);
  await change?.(world, ready, () => call(world.direct));
  const last = () => call(world.origin, { onReply });
  return name === "SERVER_503_SHUTDOWN" ? world.closing(reply.method, last) : last();
}

/** By message code or example, and by operation and code where the two differ. */
const changes: Record<string, Change> = {
  ...changesOfFamilies,
  ...teamChanges,
  ...pushChanges,
  ...scheduleChanges,
  ...absenceChanges,
  ...calendarLinkChanges,
  ...attendanceChanges,
  ...seasonChanges,
  ...huddleChanges,
  ...changesOfInvitations,
  REQUEST_400_INVALID: (_, ready) => send(ready, { unexpected: true }),
  AUTH_400_EMAIL_ADDRESS: (_, ready) => send(ready, { email_address: "not-an-address" }),
  USER_400_EMAIL_ADDRESS: (_, ready) => send(ready, { email_address: "not-an-address" }),
  USER_400_PASSWORD: (_, ready) => send(ready, { password: "password1234" }),
  USER_400_DRIP_NAME: (_, ready) => send(ready, { drip_name: "shithead" }),
  AUTH_400_LINK: (_, ready) => send(ready, { token: "never-mailed" }),
  "stopSummary AUTH_400_LINK": (_, ready) => sendAs(ready, (url) => url),
  "stopSummary REQUEST_400_INVALID": (_, ready) => sendAs(ready, (url) => url.replace(/\?.*/, "")),
  "stopSummary REQUEST_413_TOO_LARGE": (_, ready) => {
    ready.sending.tamper = async ({ url }) =>
      new Request(url, { method: "POST", body: new URLSearchParams({ padding: "x".repeat(20_000) }) });
  },
  "beginTeamMail REQUEST_400_INVALID": (_, ready) => sendAs(ready, (url) => url + "x".repeat(64)),
  // Their call names a version that nobody has stored.
  "answerByMailLink REQUEST_412_CHANGED": (_, ready) => send(ready, { answer_version: 7 }),
  "answerByMailLink EVENT_ITEM_403_CALLED_OFF": (world) =>
    world.services.db.update(event).set({ status: "called_off", calledOffFor: "weather" }),
  "stopMailsByLink again": (_, ready) => send(ready, { stopped: false }),
  "readMailLink change": async (world, ready) =>
    send(ready, { token: (await movedMail(world, "robin_24")).token }),
  AUTH_403_ELSEWHERE: (_, ready) => send(ready, { number: undefined }),
  AUTH_403_NUMBER: (_, ready) => send(ready, { number: "00" }),
  "readVerificationNumber none": (world, ready) =>
    world.change(personOf(ready).id, { emailAddressVerifiedAt: new Date() }),
  AUTH_400_LOGIN: (_, ready) => send(ready, { id_token: "forged.token" }),
  "logOut AUTH_400_LOGIN": (_, ready) => send(ready, { everywhere: true, id_token: "forged.token" }),
  "logOut REQUEST_429_LIMIT": (world, ready, callDirectly) => {
    send(ready, { everywhere: true, id_token: "forged.token" });
    return exhaust(world, callDirectly);
  },
  // A success would end the session of the second call.
  "deleteAccount REQUEST_429_LIMIT": (world, ready, callDirectly) => {
    send(ready, { drip_name: "another_1" });
    return exhaust(world, callDirectly);
  },
  "logOut SERVER_503_IDENTITY": (world, ready) => {
    world.identity.isDown = true;
    return send(ready, { everywhere: true, id_token: "any.token.at-all" });
  },
  "giveDateOfBirth AUTH_400_LOGIN": async (world, ready) => {
    await world.change(personOf(ready).id, { role: "squad_member" });
    send(ready, { date_of_birth: "2014-11-21", id_token: "forged.token" });
  },
  "giveDateOfBirth USER_403_DATE_OF_BIRTH": async (world, ready) => {
    await world.change(personOf(ready).id, { role: "squad_member" });
    send(ready, { date_of_birth: "2014-11-21" });
  },
  "giveDateOfBirth SERVER_503_IDENTITY": async (world, ready) => {
    world.identity.isDown = true;
    await world.change(personOf(ready).id, { role: "squad_member" });
    send(ready, { date_of_birth: "2014-11-21", id_token: "any.token.at-all" });
  },
  "logInWithProvider AUTH_400_LOGIN": (_, ready) => send(ready, { access_token: "forged.token" }),

  AUTH_401_JWT: (_, ready) => {
    ready.sending.bearer = "forged.access.token";
  },
  "refreshAccessToken AUTH_401_JWT": (_, ready) => {
    ready.sending.headers = { ...ready.sending.headers, Cookie: "__Host-drip_refresh=never-issued" };
  },
  AUTH_401_BANNED: (world, ready) => world.change(personOf(ready).id, { bannedAt: new Date() }),
  AUTH_401_ROLE: (world, ready) => world.change(personOf(ready).id, { role: "onboarding" }),
  USER_401_DETAILS: (_, ready) => sendTo(ready, "somebody-else"),
  USER_401_UPDATE: (_, ready) => sendTo(ready, "somebody-else"),

  AUTH_403_ORIGIN: (_, ready) => {
    ready.sending.headers = { ...ready.sending.headers, Origin: "https://elsewhere.example" };
  },
  AUTH_403_MUST_CHANGE: (world, ready) => world.change(personOf(ready).id, { mustChangePassword: true }),
  AUTH_403_TAMPERED: (world, ready) => {
    world.identity.accounts
      .get(personOf(ready).id)
      ?.links.push(googleLink("a stranger", "stranger@example.com"));
  },
  "logInWithProvider AUTH_403_TAMPERED": async (world, ready) => {
    const account = [...world.identity.accounts.values()].find(
      ({ emailAddress }) => emailAddress === personOf(ready).emailAddress,
    );
    if (account) account.emailAddress = "moved@example.com";
  },
  AUTH_403_LEAVING: (world, ready) =>
    world.change(personOf(ready).id, { deletionDueAt: new Date("2027-01-01") }),
  "deleteAccount COLLABORATOR_403_LAST_GUARDIAN": (_, ready) =>
    send(ready, { children_erased: [randomUUID()] }),
  "deleteAccount COLLABORATOR_403_LAST_MANAGER": (_, ready) =>
    send(ready, { teams_archived: [randomUUID()] }),
  // Its success ends the session of the second call: the key was another operation's.
  "deleteAccount REQUEST_422_REUSED": (world, ready) =>
    world.services.db.insert(idempotency).values({
      userId: personOf(ready).id,
      key: idempotencyKey,
      operationId: "addChild",
      bodyHash: "another",
    }),
  USER_403_AGE: (_, ready) => send(ready, { date_of_birth: "2014-11-21" }),
  "saveUserDetails USER_403_DATE_OF_BIRTH": async (world, ready) => {
    const other = await world.googleNewcomer();
    ready.sending.bearer = other.accessToken;
    sendTo(ready, other.id);
  },
  USER_403_DRIP_NAME: (world) => world.member("Robin_23"),
  USER_403_PASSWORD: async (world, ready) => {
    const other = await world.googleNewcomer();
    ready.sending.bearer = other.accessToken;
    sendTo(ready, other.id);
  },

  USER_409_DATE_OF_BIRTH: (world, ready) => world.change(personOf(ready).id, { dateOfBirth: "1988-03-01" }),
  "signUpWithEmailAddress USER_409_CONFLICT": async (world, ready) =>
    send(ready, { email_address: (await world.signUp()).emailAddress }),
  "logInWithFirebase USER_409_CONFLICT": async (world, ready) => {
    const { emailAddress, subject } = await world.googleAccount();
    const token = world.identity.signToken({ subject, emailAddress, provider: "drip" });
    send(ready, { email_address: emailAddress, id_token: token });
  },
  "logInWithProvider USER_409_CONFLICT": async (world, ready) => {
    const { id, emailAddress } = await world.newcomer();
    await world.change(id, { emailAddressVerifiedAt: new Date() });
    send(ready, { access_token: world.identity.signToken({ emailAddress, provider: "google" }) });
  },

  REQUEST_413_TOO_LARGE: (_, ready) => send(ready, { padding: "x".repeat(66_000) }),
  REQUEST_415_MEDIA_TYPE: (_, ready) => {
    ready.sending.tamper = async (request) =>
      new Request(request, { headers: { ...headersOf(request), "content-type": "text/plain" } });
  },
  REQUEST_429_LIMIT: (world, _, callDirectly) => exhaust(world, callDirectly),
  "refreshAccessToken REQUEST_429_LIMIT": (world, ready, callDirectly) => {
    ready.sending.headers = { ...ready.sending.headers, Cookie: "__Host-drip_refresh=never-issued" };
    return exhaust(world, callDirectly);
  },

  SERVER_500: (world) => world.breakDatabase(new Error("provoked")),
  "readHealth SERVER_500": (world) => world.breakHealthCheck(),
  SERVER_503_DATABASE: (world) =>
    world.breakDatabase(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })),
  SERVER_503_IDENTITY: (world) => {
    world.identity.isDown = true;
  },
  // The call itself is made while the server closes.
  SERVER_503_SHUTDOWN: () => {},

  "validateEmailAddress member": async (world, ready) =>
    send(ready, { email_address: (await world.signUp()).emailAddress }),
  "validateEmailAddress google": async (world, ready) =>
    send(ready, { email_address: (await world.googleNewcomer()).emailAddress }),
  "validateDripName taken": (world) => world.member("ROBIN_23"),
  "validateDripName profane": (_, ready) => send(ready, { drip_name: "shithead" }),
  "requestPasswordReset no_mail": (world) => world.refuseMail(),
  "requestPasswordReset spent": async (world, ready) => {
    const { emailAddress } = await world.signUp();
    await world.spendResets(emailAddress);
    send(ready, { email_address: emailAddress });
  },
  "logInWithFirebase temporary_password": (world, ready) =>
    world.change(personOf(ready).id, { mustChangePassword: true }),
  "refreshAccessToken bare": (_, ready) => {
    ready.sending.headers = {};
    send(ready, { refresh_token: personOf(ready).refreshToken });
  },
  "readMe onboarding": (world, ready) =>
    world.change(personOf(ready).id, { role: "onboarding", dripName: null }),
  "readSessions REQUEST_400_INVALID": (_, ready) => sendAs(ready, (url) => `${url}?after=nonsense`),
  "endSession REQUEST_400_INVALID": (_, ready) => sendAs(ready, (url) => url + "x".repeat(64)),
  "endSession gone": (_, ready) => sendAs(ready, (url) => `${url}x`),
  "readDings none": async (world, ready) => {
    ready.sending.bearer = (await world.member("robin_24")).accessToken;
  },
  "readDings REQUEST_400_INVALID": (_, ready) => sendAs(ready, (url) => `${url}?after=nonsense`),
  NOTIFICATION_404: (_, ready) => send(ready, { ding_ids: [randomUUID()] }),
  "readPings quiet": async (world, ready) => {
    ready.sending.bearer = (await world.member("robin_24")).accessToken;
  },
  "readLive REQUEST_400_INVALID": (_, ready) => sendHeaders(ready, { "last-event-id": "nonsense" }),
  SERVER_503_BUSY: (world) => world.fillStreams(),
  304: async (_, ready, callDirectly) => {
    ready.sending.onReply = (reply) => {
      ready.sending.headers = { "If-None-Match": reply.headers.get("etag") ?? "" };
    };
    await callDirectly();
  },
};

/** Makes the call once, so that it is counted, and then counts 700 tries: more than any limit allows. */
async function exhaust(world: World, call: () => Promise<Seen>) {
  await call();
  if ((await world.countTries(700)) === 0) throw new Error("The call is not counted.");
}
