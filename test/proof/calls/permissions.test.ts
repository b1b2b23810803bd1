import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance, InjectOptions } from "fastify";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deviceOf } from "../../../domain/session/device-of";
import { openSession } from "../../../server/core/session/session.store";
import { user } from "../../../server/platform/db/schema/account";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { identity as identityRows } from "../../../server/platform/db/schema/identity";
import { session } from "../../../server/platform/db/schema/session";
import { documentedReplies, type OperationId } from "../../support/contract/contract";
import { linkAnswer } from "../../support/contract/contract-calls-answer-link";
import { nightShift } from "../../support/contract/contract-calls-dings";
import { phone } from "../../support/contract/contract-calls-push";
import { addPerson } from "../../support/people/person";
import { proofCounts, record } from "../../support/proof";
import { openForge } from "../../support/server/forged-tokens";
import { openTestServer, type TestServer } from "../../support/server/server";
import { goodTokens, permissions, type Target, type TokenKind, targets, tokens } from "./permissions.data";
import { absenceCalls } from "./permissions-absence.calls";
import { attendanceCalls } from "./permissions-attendance.calls";
import { calendarLinkCalls } from "./permissions-calendar-link.calls";
import { familyCalls } from "./permissions-family.calls";
import { huddleCalls } from "./permissions-huddle.calls";
import { invitationCalls } from "./permissions-invitation.calls";
import { type Caller, callers, type Outcome } from "./permissions-rows";
import { scheduleCalls } from "./permissions-schedule.calls";
import { seasonCalls } from "./permissions-season.calls";
import { teamCalls } from "./permissions-team.calls";

const test = suite("permissions");

const frequent: Outcome[] = [200, "AUTH_401_JWT", "AUTH_401_BANNED", "AUTH_401_ROLE", "USER_401_UPDATE"];

const isRoute = (name: string): name is OperationId => name in permissions;

test("the operations of the contract and the rows of the table are the same", () => {
  const documented = [...new Set(documentedReplies.map(({ operationId }) => operationId))].sort();
  assert.equal(documented, Object.keys(permissions).sort());
});

interface Subject {
  id: string;
  emailAddress: string;
  dripName: string;
  role: string;
}

/** The person, without any valid token. */
const nobody: Subject = {
  id: randomUUID(),
  emailAddress: "nobody@example.com",
  dripName: "nobody_9",
  role: "",
};

/** Each operation's call that would succeed, with whose proofs. */
const calls: Record<
  OperationId,
  (
    as: Subject,
    id: string,
    world: World,
  ) => Promise<[method: Method, url: string, payload?: object | undefined, headers?: Record<string, string>]>
> = {
  validateEmailAddress: async ({ emailAddress }) => [
    "POST",
    "/user/email_address/validate",
    { email_address: emailAddress },
  ],
  validateDripName: async ({ dripName }) => ["POST", "/user/drip_name/validate", { drip_name: dripName }],
  saveUserDetails: async ({ dripName }, id) => [
    "PUT",
    `/user/user_id/${id}/details`,
    { drip_name: dripName },
  ],
  giveDateOfBirth: async (_, id) => [
    "PUT",
    `/user/user_id/${id}/date_of_birth`,
    { date_of_birth: "1988-02-29" },
  ],
  requestPasswordReset: async ({ emailAddress }) => [
    "POST",
    "/auth/reset_password",
    { email_address: emailAddress },
  ],
  confirmPasswordReset: async () => ["POST", "/auth/reset_password/confirm", { token: "never-mailed" }],
  verifyEmailAddress: async () => ["POST", "/auth/verify_email_address", { token: "never-mailed" }],
  previewEmailAddressVerification: async () => [
    "POST",
    "/auth/verify_email_address/preview",
    { token: "never-mailed" },
  ],
  rejectEmailAddress: async () => ["POST", "/auth/verify_email_address/reject", { token: "never-mailed" }],
  takeOverEmailAddress: async () => [
    "POST",
    "/auth/verify_email_address/new_password",
    { token: "never-mailed", password: "Alley-oop-2026" },
  ],
  readMailLink: async () => ["POST", "/mail_link/read", { token: "never-mailed" }],
  answerByMailLink: async () => ["POST", "/mail_link/answer", { ...linkAnswer, token: "never-mailed" }],
  gotItByMailLink: async () => ["POST", "/mail_link/got_it", { token: "never-mailed" }],
  stopMailsByLink: async () => ["POST", "/mail_link/stop", { token: "never-mailed" }],
  readVerificationNumber: async () => ["POST", "/auth/verify_email_address/number"],
  signUpWithEmailAddress: async () => [
    "POST",
    "/auth/sign_up_with_email_address",
    {
      email_address: taken,
      password: "Alley-oop-2026",
      first_name: "Robin",
      last_name: "Reyes",
      date_of_birth: "1988-02-29",
    },
  ],
  logInWithFirebase: async (as, _, { idToken }) => [
    "POST",
    "/auth/log_in_with_firebase",
    { email_address: as.emailAddress, id_token: idToken(as, "drip") },
  ],
  logInWithProvider: async (as, _, { idToken }) => [
    "POST",
    "/auth/log_in_with_provider",
    { provider: "google", access_token: idToken(as, "google") },
  ],
  refreshAccessToken: async (as, _, { refreshToken }) => [
    "POST",
    "/auth/refresh_access_token",
    { refresh_token: await refreshToken(as) },
  ],
  logOut: async (as, _, { refreshToken }) => [
    "POST",
    "/auth/log_out",
    { refresh_token: await refreshToken(as) },
  ],
  readSessions: async () => ["GET", "/user/me/sessions"],
  endSession: async () => ["DELETE", "/user/me/sessions/session_id/never-opened-session"],
  changePassword: async (as, id, { idToken }) => [
    "PUT",
    `/user/user_id/${id}/password`,
    { id_token: idToken(as, "drip"), password: "Alley-oop-2027" },
  ],
  readMe: async () => ["GET", "/user/me"],
  updateUser: async (_, id) => ["PATCH", `/user/user_id/${id}`, { time_zone: "Europe/Berlin" }],
  // The token of each try is another one, since a proof counts once.
  exportMyData: async (as, _, { idToken }) => ["POST", "/user/me/export", { id_token: idToken(as, "drip") }],
  readDeletion: async (_, id) => ["GET", `/user/user_id/${id}/deletion`],
  deleteAccount: async (as, id, { idToken }) => [
    "POST",
    `/user/user_id/${id}/deletion`,
    { id_token: idToken(as, "drip"), drip_name: "another_1", children_erased: [], teams_archived: [] },
    { "idempotency-key": randomUUID() },
  ],
  readLeaving: async () => ["POST", "/user/deletion/undo/read", { token: "never-mailed" }],
  keepAccount: async () => ["POST", "/user/deletion/undo", { token: "never-mailed" }],
  readPings: async () => ["GET", "/user/me/pings"],
  markPingsSeen: async () => ["POST", "/user/me/pings/seen", { kind: "message" }],
  readLive: async () => ["GET", "/user/me/live"],
  readDings: async () => ["GET", "/ding"],
  markDingsRead: async () => ["POST", "/ding/read", { ding_ids: [randomUUID()] }],
  stopSummary: async () => ["POST", "/ding/stop?token=never-mailed"],
  readRingSettings: async () => ["GET", "/user/me/ring_settings"],
  saveRingSettings: async () => ["PUT", "/user/me/ring_settings", nightShift],
  readStoppedMail: async () => ["GET", "/user/me/stopped_mail"],
  beginTeamMail: async () => ["DELETE", `/user/me/stopped_mail/team_id/${randomUUID()}`],
  readPushTokens: async () => ["GET", "/user/me/push_token"],
  savePushToken: async () => [
    "POST",
    "/user/me/push_token",
    { ...phone, endpoint: `${phone.endpoint}${randomUUID()}` },
  ],
  dropPushToken: async () => ["DELETE", `/user/me/push_token/token_id/${randomUUID()}`],
  acknowledgePush: async () => ["POST", "/push/heard", { heard: "never-pushed" }],
  ...familyCalls,
  ...invitationCalls,
  ...teamCalls,
  ...scheduleCalls,
  ...absenceCalls,
  ...calendarLinkCalls,
  ...attendanceCalls,
  ...seasonCalls,
  ...huddleCalls,
  readHealth: async () => ["GET", "/health"],
  readLiveness: async () => ["GET", "/health/live"],
  readReadiness: async () => ["GET", "/health/ready"],
};
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const taken = "taken@example.com";

type World = ReturnType<typeof openWorld>;

function openWorld({ services, identity, clock }: TestServer) {
  return {
    idToken: (as: Subject, provider: "drip" | "google") =>
      as === nobody
        ? "forged.token"
        : identity.signToken({
            subject: provider === "drip" ? as.id : `google-${as.id}`,
            provider,
            emailAddress: as.emailAddress,
          }),
    async refreshToken(as: Subject) {
      if (as === nobody) return `${randomUUID()}.never-issued`;
      const opened = await openSession(services.db, services.config, {
        userId: as.id,
        transport: "bare",
        device: deviceOf(undefined),
        now: clock.now(),
      });
      return opened.refreshToken;
    },
  };
}

async function addCaller(server: TestServer, caller: Caller, index: number) {
  const role = caller === "banned" || caller === "deleted" ? "squad_member" : caller;
  const at = server.clock.now();
  const person = await addPerson(server, {
    role,
    emailAddressVerifiedAt: at,
    dripName: `caller_${index}`,
    bannedAt: caller === "banned" ? at : null,
    deletedAt: caller === "deleted" ? at : null,
  });
  const { id, emailAddress } = person.user;
  server.identity.addAccount({ subject: id, emailAddress, password: "Alley-oop-2026" });
  await server.services.db.insert(identityRows).values({
    issuer: server.services.identity.issuer,
    subject: `google-${id}`,
    provider: "google",
    userId: id,
    createdAt: at,
  });
  const subject: Subject = { id, emailAddress, dripName: `caller_${index}`, role };
  return { subject, sessionId: person.sessionId };
}

test("each combination of caller, token and target gets the reply that the table says", async () => {
  const server = await openTestServer();
  const { app, services } = server;
  const { db } = services;
  const world = openWorld(server);
  const other = await addPerson(server, { dripName: "somebody", timeZone: "Asia/Tokyo" });
  await addPerson(server, { emailAddress: taken });
  const forge = await openForge(server, other);
  const people = new Map<Caller, Awaited<ReturnType<typeof addCaller>>>();
  for (const [index, caller] of callers.entries()) people.set(caller, await addCaller(server, caller, index));

  const wrong: string[] = [];
  let cells = 0;
  let turn = 0;
  const reached = new Map<Outcome, number>();
  async function check(cell: string, expected: Outcome, request: InjectOptions) {
    const seen = await outcomeOf(app, request);
    cells += 1;
    reached.set(seen, (reached.get(seen) ?? 0) + 1);
    if (seen !== expected) wrong.push(`${cell}: ${seen} and not ${expected}`);
  }

  /** Undoes what a success changed: resets the rate limits and restores revoked sessions. */
  const restore = ({ id, role }: Subject, sessionId: string) =>
    db.execute(sql`
      with promoted as (update ${user} set role = ${role} where id = ${id}),
        revived as (update ${session} set revoked_at = null where id = ${sessionId})
      delete from ${rateBucket}`);

  for (const operation of Object.keys(permissions).filter(isRoute)) {
    const { anonymous, callers: outcomes, otherOrMissing, isOpen } = permissions[operation];
    const aims: readonly Target[] = otherOrMissing === undefined ? ["own"] : targets;
    for (const target of aims) {
      const idFor = (own: string) => ({ own, other: other.user.id, missing: randomUUID() })[target];
      const [method, url, payload, more] = await calls[operation](nobody, idFor(nobody.id), world);
      await check(`${operation} anonymous ${target}`, anonymous, {
        method,
        url,
        headers: more ?? {},
        ...(payload && { payload }),
      });

      for (const [caller, { subject, sessionId }] of people) {
        for (const kind of tokens) {
          turn += 1;
          if ((isOpen || !goodTokens.includes(kind)) && turn % proofCounts.permissionStride !== 0) continue;
          await restore(subject, sessionId);
          const authorization = await forge(kind, subject.id, sessionId);
          const [method, url, payload, more] = await calls[operation](subject, idFor(subject.id), world);
          const expected = expectedOf(kind, outcomes[caller], {
            anonymous,
            isOpen: isOpen ?? false,
            strange: target === "own" ? undefined : otherOrMissing,
          });
          await check(`${operation} ${caller} ${target} ${kind}`, expected, {
            method,
            url,
            headers: { ...more, authorization },
            ...(payload && { payload }),
          });
        }
      }
    }
  }

  assert.equal(wrong, []);
  const [untouched] = await db.select().from(user).where(eq(user.id, other.user.id));
  assert.equal(untouched, other.user, "nobody changed somebody else");
  assert.ok(cells >= proofCounts.permissionCells, `${cells} cells are too few`);
  for (const outcome of frequent)
    assert.ok((reached.get(outcome) ?? 0) >= 10, `${outcome} was hardly reached`);
  record({ point: 1, tried: "Cells of the permission matrix", count: cells, wrong: wrong.length });
  await server.close();
});

/** A stream is answered once its head is there. */
async function outcomeOf(app: FastifyInstance, request: InjectOptions): Promise<Outcome> {
  const reply = await app.inject({ ...request, payloadAsStream: true });
  if (reply.statusCode === 200 && reply.headers["content-type"] === "text/event-stream") {
    reply.raw.res.destroy();
    return 200;
  }
  const body = await text(reply.stream());
  if (reply.statusCode === 200) return 200;
  return body === "" ? String(reply.statusCode) : (JSON.parse(body).message_code ?? String(reply.statusCode));
}

function expectedOf(
  kind: TokenKind,
  outcome: Outcome,
  { anonymous, isOpen, strange }: { anonymous: Outcome; isOpen: boolean; strange: Outcome | undefined },
): Outcome {
  if (isOpen) return outcome;
  if (!goodTokens.includes(kind)) return anonymous;
  const isAdmitted = outcome === 200 || outcome === "REQUEST_400_INVALID";
  return isAdmitted ? (strange ?? outcome) : outcome;
}

test.run();
