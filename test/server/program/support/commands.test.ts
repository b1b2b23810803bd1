import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, getTableColumns } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { product } from "../../../../domain/base/product";
import { mailPasswordResets } from "../../../../server/commands/mail-links/password-reset-mails";
import { restingPlace } from "../../../../server/core/drip-name/rested-names";
import { user } from "../../../../server/platform/db/schema/account";
import { plainNames, schema } from "../../../../server/platform/db/schema/all";
import { audit } from "../../../../server/platform/db/schema/audit";
import { dripNameClaim } from "../../../../server/platform/db/schema/drip-name";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { type Command, readCommand, SupportRefusal } from "../../../../server/program/support/command";
import { runCommand } from "../../../../server/program/support/commands";
import { call, logIn, logInWithGoogle, me, sides, signUp } from "../../../support/people/people";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("support's commands");

let server: TestServer;
let folder: string;
test.before.each(async () => {
  server = await openTestServer();
  folder = mkdtempSync(join(tmpdir(), "drip-support-"));
});
test.after.each(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const day = 86_400_000;
const emailAddress = "robin@example.com";

const run = async (line: string) => {
  const command = readCommand(`${line} --reference T-7`.split(" "));
  return (await runCommand(server.services, command as Command)).join("\n");
};
const refusalOf = (line: string) =>
  run(line).then(
    () => "not refused",
    (error: unknown) => {
      if (error instanceof SupportRefusal) return error.message;
      throw error;
    },
  );
const lines = async () => {
  const rows = await server.services.db.select().from(audit);
  return rows.map(({ action, subjectId, auditRole, actorId, detail }) => ({
    action,
    subjectId,
    auditRole,
    actorId,
    detail,
  }));
};
const line = (action: string, subjectId: string) => ({
  action: `support.${action}`,
  subjectId,
  auditRole: "support",
  actorId: null,
  detail: { reference: "T-7" },
});
const row = async (id: string) => {
  const [found] = await server.services.db.select().from(user).where(eq(user.id, id));
  return found;
};

/** A signed-in member with a drip name. */
async function robin() {
  const id = String((await signUp(server)).body.user_id);
  const { body } = await logIn(server);
  const accessToken = String(body.access_token);
  const headers = { authorization: `Bearer ${accessToken}` };
  await call(server, `/user/user_id/${id}/details`, { drip_name: "Robin_23" }, { method: "PUT", headers });
  return { id, accessToken, refreshToken: body.refresh_token };
}

test("an account is found by id, address and drip name, in any letter case", async () => {
  const { id } = await robin();
  for (const name of [id, "ROBIN@example.com", "robin_23"]) assert.match(await run(`show ${name}`), id);
  assert.match(await refusalOf("show nobody"), /No account has this/);
  assert.match(await refusalOf("erase nobody@example.com"), /No account has this/);
  for (const verb of ["show", "ban", "erase"])
    assert.match(await refusalOf(`${verb} 02102020`), /the product's own/);
  assert.is((await lines()).length, 3, "only what was done is in the audit");
});

test("show prints the account's state, and records that it was read", async () => {
  const { id } = await robin();
  const said = await run("show robin_23");
  for (const part of [
    /role +squad_member/,
    /drip name +Robin_23/,
    /e-mail address +robin@example.com, not proven/,
    /age +adult/,
    /signs in with +a password/,
    /sessions +1, last used 2026-11-21 12:00 UTC/,
    /banned +no/,
    /support.account_shown {2}T-7/,
  ])
    assert.match(said, part);
  assert.not.match(said, /2001-05-06/);
  assert.equal(await lines(), [line("account_shown", id)]);
});

test("a ban ends every session and refuses sign-in until it is lifted", async () => {
  const { id, accessToken, refreshToken } = await robin();
  assert.match(await run("ban robin_23"), /banned/);
  assert.is((await me(server, accessToken)).status, 401);
  const refreshed = await call(server, "/auth/refresh_access_token", { refresh_token: refreshToken });
  assert.is(refreshed.status, 401);
  assert.is((await logIn(server)).status, 400, "sign-ins before the ban count no more");
  server.clock.advance(2_000);
  assert.is((await logIn(server)).body.message_code, "AUTH_401_BANNED");
  assert.match(await refusalOf("ban robin_23"), /banned since 2026-11-21/);
  await tidy(server.services);
  assert.ok(server.identity.calls.includes("secureAccount"), "the provider was told");

  await run("lift robin_23");
  server.clock.advance(2_000);
  assert.is((await logIn(server)).status, 200);
  assert.match(await refusalOf("lift robin_23"), /not banned/);
  assert.equal(await lines(), [line("account_banned", id), line("ban_lifted", id)]);
});

test("sessions end on every device, and the person can sign in again", async () => {
  const { id, accessToken } = await robin();
  await logIn(server);
  assert.match(await run(`end-sessions ${id}`), /^2 sessions of/);
  assert.is((await me(server, accessToken)).status, 401);
  server.clock.advance(2_000);
  assert.is((await logIn(server)).status, 200);
  assert.equal(await lines(), [line("sessions_ended", id)]);
});

test("a drip name is changed by the usual rules, and the old one is held", async () => {
  const { id } = await robin();
  assert.match(await run("rename robin_23 --to ace_23"), /is called ace_23/);
  assert.is((await row(id))?.dripName, "ace_23");
  const claims = await server.services.db.select().from(dripNameClaim);
  assert.equal(
    claims.map(({ nameKey, userId, releasedAt }) => [nameKey, userId, releasedAt !== null]).sort(),
    [
      ["ace_23", id, false],
      ["robin_23", product.systemUserId, true],
    ],
  );
  for (const [name, why] of [
    ["ace_23", /already/],
    ["a", /3 to 15/],
    ["way_too_long_for_it", /3 to 15/],
    ["not-a-name", /3 to 15/],
    ["shithead", /profane/],
    ["support", /taken or reserved/],
  ] as const)
    assert.match(await refusalOf(`rename ${id} --to ${name}`), why);
  await logInWithGoogle(server, { emailAddress: "sam@example.com" });
  assert.match(await refusalOf("rename sam@example.com --to sam_1"), /no drip name yet/);
  assert.equal(await lines(), [line("drip_name_changed", id)]);
});

test("a birthday is corrected together with an audit line that holds no date", async () => {
  const { id } = await robin();
  assert.match(await run(`birthday ${id} --to 2010-02-03`), /corrected/);
  assert.is((await row(id))?.dateOfBirth, "2010-02-03");
  assert.equal(await lines(), [line("birthday_corrected", id)]);
  for (const wrong of ["2026-11-21", "2027-01-01", "1999-02-30", "03.02.2010", "yesterday"])
    assert.match(await refusalOf(`birthday ${id} --to ${wrong}`), /a day in the past/);
  assert.match(await refusalOf(`birthday ${id} --to 2010-02-03`), /already/);
  assert.is((await lines()).length, 1);
});

test("a birthday under 13 is refused with a pointer to erase", async () => {
  const { id } = await robin();
  const refusal = await refusalOf(`birthday ${id} --to 2013-11-22`);
  assert.match(refusal, "Nothing was changed");
  assert.match(refusal, `npm run support -- erase ${id} --reference T-7`);
  assert.is((await row(id))?.dateOfBirth, "2001-05-06");
  assert.equal(await lines(), []);
});

test("an account without a birthday gets one", async () => {
  await logInWithGoogle(server, { emailAddress });
  assert.match(await run(`birthday ${emailAddress} --to 2001-02-03`), /on file/);
});

test("export writes one file with readable names, for its owner only, without secrets", async () => {
  const { id, accessToken } = await robin();
  await server.services.db
    .update(user)
    .set({ emailAddressVerifiedAt: server.clock.now() })
    .where(eq(user.id, id));
  await server.services.db.insert(ding).values({
    id: "0197b0c2-6c1f-7d1e-9a55-3f0f6d2f9b10",
    userId: id,
    kind: "report_done",
    groupKey: "report_done:house",
    about: {},
  });
  await call(server, "/auth/reset_password", { email_address: emailAddress });
  await mailPasswordResets(server.services);
  const out = join(folder, "robin.json");
  assert.match(await run(`export robin_23 --out ${out}`), out);
  assert.is(statSync(out).mode & 0o777, 0o600);
  const text = readFileSync(out, "utf8");
  const copy = JSON.parse(text);
  assert.equal(Object.keys(copy), [
    "made_at",
    "account",
    "drip_names",
    "ways_to_sign_in",
    "sessions",
    "known_browsers",
    "links_in_mails",
    "mails",
    "mails_stopped",
    "password_resets",
    "news",
    "what_may_ring",
    "devices_that_ring",
    "rings",
    "rings_heard",
    "children",
    "looks_after",
    "look_after_them_too",
    "follow_them",
    "follows",
    "agreed_to",
    "asked_to_end_access",
    "asked_to_join_a_family",
    "teams",
    "memberships",
    "answers",
    "answers_given",
    "notes_on_others",
    "answered_events",
    "turns",
    "duties_chosen",
    "absences",
    "earlier_absences",
    "absences_to_see",
    "comes_as_usual",
    "came_as_usual",
    "calendar_links",
    "cars",
    "seats_in_cars",
    "drivers_allowed",
    "event_links",
    "messages",
    "earlier_words",
    "cheers",
    "posts",
    "polls",
    "votes",
    "groups",
    "read_in_huddles",
    "reports_made",
    "folded_people",
    "asked_to_join_a_team",
    "told_of_look_alikes",
    "invitations_sent",
    "invitations_received",
    "invitations_opened",
    "audit",
    "at_the_identity_provider",
  ]);
  assert.equal(
    [copy.account.email_address, copy.account.date_of_birth, copy.account.drip_name],
    [emailAddress, "2001-05-06", "Robin_23"],
  );
  assert.equal(
    [copy.sessions.length, copy.news.length, copy.drip_names[0].name, copy.password_resets.length],
    [1, 1, "robin_23", 0],
  );
  assert.is(copy.mails[0].to, emailAddress);
  assert.is(copy.audit[0].detail.reference, "T-7");
  assert.is(copy.at_the_identity_provider[0].emailAddress, emailAddress);
  for (const secret of [
    accessToken,
    "verifier",
    "token_hash",
    "/app/verify#",
    server.services.config.signingKey,
  ])
    assert.not.match(text, secret);
  assert.equal(await lines(), [line("account_exported", id)]);
});

test("export reports what it could not read, and overwrites no file", async () => {
  await robin();
  const out = join(folder, "robin.json");
  writeFileSync(out, "another's");
  assert.match(await refusalOf(`export robin_23 --out ${out}`), /cannot be made: EEXIST/);
  assert.is(readFileSync(out, "utf8"), "another's");
  assert.match(await refusalOf(`export robin_23 --out ${join(folder, "no/folder.json")}`), /ENOENT/);
  assert.equal(await lines(), []);
  server.identity.isDown = true;
  const other = join(folder, "other.json");
  assert.match(await run(`export robin_23 --out ${other}`), /could not be reached/);
  assert.is(JSON.parse(readFileSync(other, "utf8")).at_the_identity_provider, "could not be reached");
});

test("every column of every table has a readable name or is left out explicitly", () => {
  for (const [name, table] of Object.entries(schema))
    assert.equal(
      Object.keys(plainNames[name as keyof typeof schema]).sort(),
      Object.keys(getTableColumns(table)).sort(),
      name,
    );
});

const everything = async () => {
  const { db } = server.services;
  const tables = await Promise.all(Object.values(schema).map((table) => db.select().from(table)));
  return JSON.stringify(tables).toLowerCase();
};

test("keep takes a deletion back for somebody who lost the mailbox, while there is time", async () => {
  const { id } = await robin();
  assert.match(await refusalOf(`keep ${id}`), /not about to be deleted/);
  const due = new Date(server.clock.now().getTime() + 14 * day);
  const leaving = () => server.services.db.update(user).set({ deletionDueAt: due }).where(eq(user.id, id));
  await leaving();
  assert.match(await run(`keep ${emailAddress}`), /stays/);
  assert.is((await row(id))?.deletionDueAt, null);
  await leaving();
  server.clock.set(due);
  assert.match(await refusalOf(`keep ${id}`), /its time is over/);
  assert.equal(await lines(), [line("account_kept", id)]);
});

test("erase deletes the account on both sides, reports what it did, and leaves only the id in the audit", async () => {
  const { id, accessToken } = await robin();
  await call(server, "/auth/reset_password", { email_address: emailAddress });
  await mailPasswordResets(server.services);
  const before = await everything();
  const dry = await run("erase robin_23 --dry-run");
  assert.match(dry, /^A dry run: nothing was changed/);
  for (const part of [/1 row of user would/, /1 row of drip_name_claim would/, /1 account at the identity/])
    assert.match(dry, part);
  assert.ok((await everything()) === before, "nothing was changed");

  const said = await run(`erase ${emailAddress}`);
  for (const part of [
    new RegExp(`^${id} is erased`),
    /1 row of user deleted/,
    /1 row of session deleted/,
    /Its account at the identity provider is deleted/,
  ])
    assert.match(said, part);
  assert.equal(await sides(server), { provider: [], ours: [], intents: 0, users: 0 });
  assert.equal(await lines(), [line("account_erased", id)]);
  const left = await everything();
  for (const trace of [emailAddress, "reyes", "robin_23", "2001-05-06"]) assert.not.match(left, trace);
  assert.is((await me(server, accessToken)).status, 401);
  assert.is((await signUp(server)).status, 200, "the address is free");
});

test("an erased account's drip names are held for 90 days, earlier ones included", async () => {
  const { id } = await robin();
  await run(`erase ${id}`);
  const back = String((await signUp(server)).body.user_id);
  const tries = async (drip_name: string) => {
    const { body } = await logIn(server);
    const headers = { authorization: `Bearer ${body.access_token}` };
    const checked = await call(server, "/user/drip_name/validate", { drip_name }, { headers });
    const claimed = await call(
      server,
      `/user/user_id/${back}/details`,
      { drip_name },
      { method: "PUT", headers },
    );
    return [checked.body.available, claimed.body.message_code ?? claimed.body.drip_name];
  };
  assert.equal(await tries("ROBIN_23"), [false, "USER_403_DRIP_NAME"]);
  server.clock.advance(90 * day - 1);
  await tidy(server.services);
  assert.equal(await tries("robin_23"), [false, "USER_403_DRIP_NAME"]);
  server.clock.advance(1);
  assert.equal(await tries("robin_23"), [true, "robin_23"]);
});

test("a name that its holder had released before is not held longer by the erasure", async () => {
  const { id } = await robin();
  await run(`rename ${id} --to ace_23`);
  await server.services.db
    .update(dripNameClaim)
    .set({ userId: id })
    .where(eq(dripNameClaim.nameKey, "robin_23"));
  server.clock.advance(80 * day);
  await run(`erase ${id}`);
  const places = await server.services.db.select().from(rateBucket);
  const until = (nameKey: string) =>
    places.find(({ key }) => key === restingPlace(server.services.config.signingKey, nameKey))?.resetAt;
  const now = server.clock.now().getTime();
  assert.equal(until("ace_23"), new Date(now + 90 * day));
  assert.equal(until("robin_23"), new Date(now + 10 * day));
});

test("while the provider is unreachable the deletion there is left to the server", async () => {
  await robin();
  server.identity.isDown = true;
  assert.match(await run("erase robin_23"), /could not be reached: the server deletes its account there/);
  server.identity.isDown = false;
  await tidy(server.services);
  assert.equal(await sides(server), { provider: [], ours: [], intents: 0, users: 0 });
});

test("a failed command leaves neither its change nor its audit line", async () => {
  const { id } = await robin();
  const { services } = server;
  const failing: typeof services = {
    ...services,
    now: () => {
      throw new Error("the clock stopped");
    },
  };
  const command = readCommand(["ban", id, "--reference", "T-7"]) as Command;
  let fault: unknown;
  await runCommand(failing, command).catch((error: unknown) => {
    fault = error;
  });
  assert.match(String(fault), "the clock stopped");
  assert.equal([await lines(), (await row(id))?.bannedAt], [[], null]);
});

test.run();
