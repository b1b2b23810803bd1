import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { readAnswerToken } from "../../../../server/core/schedule/answer-token";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { invitation } from "../../../../server/platform/db/schema/invitation";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { event } from "../../../../server/platform/db/schema/schedule";
import { notice } from "../../../../server/platform/db/schema/schedule-notices";
import { inviteToSpot } from "../../../support/people/answer-links";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("links in the schedule's mails");

const second = 1_000;
const family = "family@example.com";

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, change, post } = scheduleCalls(() => server);

/** Runs a round; its mails by address. */
async function round() {
  await deliverDueNotices(server.services);
  const mails = await server.inbox();
  await server.services.db.delete(mailOutbox);
  return new Map(mails.map((mail) => [mail.to, mail]));
}

const linksIn = (text: string) =>
  [...text.matchAll(/(Answer|Got it):\n\S+\/app\/answer#([\w-]{96})\n/g)].map(([, label, token = ""]) => ({
    label,
    token,
    link: readAnswerToken(token),
  }));

const read = async (token: string) =>
  server.app.inject({ method: "POST", url: "/mail_link/read", payload: { token } });
const send = (call: string, payload: object) =>
  server.app.inject({ method: "POST", url: `/mail_link/${call}`, payload });

/** A practice of tomorrow whose first notice is delivered. */
async function practice(starts = "2026-11-23T11:00:00") {
  const made = await club();
  const { id } = (await add(made.coach, made.teamId, { starts_local: starts })).body.event;
  server.clock.advance(60 * second);
  await round();
  return { ...made, id };
}

test("a change of one event is one button with the version that the mail tells", async () => {
  const { mother, coach, teamId, id } = await practice();
  await change(coach, teamId, id, 1, { starts_local: "2026-11-23T12:00:00" });
  server.clock.advance(10 * second);
  const mails = await round();
  const { text = "", html = "", subject } = mails.get(mother.user.emailAddress ?? "") ?? {};
  const [found, ...others] = linksIn(text);
  assert.equal([subject, found?.label, others], ["Practice moved", "Got it", []]);
  assert.equal(
    [found?.link?.purpose, found?.link?.version, found?.link?.eventId, found?.link?.until.toISOString()],
    ["got_it", 2, id, "2026-11-23T19:30:00.000Z"],
  );
  assert.equal(found?.link?.recipient, { kind: "user", id: mother.user.id });
  assert.match(html, `/app/answer#${found?.token}`);
  assert.is((await read(found?.token ?? "")).statusCode, 200);
});

test("reminders can be stopped by their own link; changes are mailed all the same, in mails without that link", async () => {
  const { mother, father, coach, teamId, id } = await practice();
  await post(coach, { teamId, id }, "nudge", { about: "answer" });
  const first = await round();
  const [mail, other] = [mother, father].map(({ user }) => first.get(user.emailAddress ?? ""));
  assert.is(mail?.subject, "Will you be there?");
  const token = new URL(mail?.stopAddress ?? "").searchParams.get("token") ?? "";
  assert.match(
    mail?.text ?? "",
    `No more reminders to answer:\n${server.services.config.publicOrigin}/app/stop#`,
  );
  assert.not.equal(other?.stopAddress, mail?.stopAddress);
  const stop = await server.app.inject({ method: "POST", url: `/ding/stop?token=${token}` });
  assert.equal(stop.json(), { stopped: true });

  server.clock.advance(13 * 3_600 * second);
  assert.is((await post(coach, { teamId, id }, "nudge", { about: "answer" })).status, 200);
  const later = await round();
  assert.equal(
    [mother, father].map(({ user }) => later.has(user.emailAddress ?? "")),
    [false, true],
    "only hers",
  );
  const news = await server.services.db.select().from(ding);
  assert.ok(news.some(({ userId, kind }) => userId === mother.user.id && kind === "answer_wanted"));

  await change(coach, teamId, id, 1, { starts_local: "2026-11-23T12:00:00" });
  await post(coach, { teamId, id }, "nudge", { about: "answer" });
  server.clock.advance(60 * second);
  const third = (await round()).get(mother.user.emailAddress ?? "");
  assert.equal([third?.subject, third?.stopAddress], ["Practice moved", undefined]);
  assert.not.match(third?.text ?? "", /No more reminders|will Sam/);
});

test("several events are a line each with their own link, above one button; no link names anybody", async () => {
  const { mother, coach, teamId, id } = await practice();
  const other = (await add(coach, teamId, { starts_local: "2026-11-24T10:00:00" })).body.event;
  server.clock.advance(60 * second);
  await round();
  await post(coach, { teamId, id, version: 1 }, "call_off", { reason: "weather" });
  await change(coach, teamId, other.id, 1, { starts_local: "2026-11-24T11:00:00" });
  await post(coach, { teamId, id: other.id }, "nudge", { about: "answer" });
  server.clock.advance(60 * second);
  const mail = (await round()).get(mother.user.emailAddress ?? "");
  const found = linksIn(mail?.text ?? "");
  assert.equal(
    found.map(({ label, link }) => [label, link?.eventId === id ? "off" : "other"]),
    [
      ["Got it", "off"],
      ["Got it", "other"],
      ["Answer", "other"],
    ],
  );
  assert.match(mail?.text ?? "", /Open the schedule:\n\S+\/app\/schedule\n/);
  assert.is(new Set(found.map(({ token }) => token)).size, 3);
  for (const { token } of found) {
    const bytes = Buffer.from(token, "base64url").toString("latin1");
    assert.not.match(bytes, /Reyes|Comets|example/);
    assert.is((await read(token)).statusCode, 200, token);
  }
});

test("a new event can be answered out of its mail, and one that asks nobody has no link", async () => {
  const { coach, teamId, mother } = await practice();
  const added = async (asks: "players" | "nobody") => {
    await add(coach, teamId, { starts_local: "2026-11-23T18:00:00", asks });
    server.clock.advance(60 * second);
    return (await round()).get(mother.user.emailAddress ?? "")?.text ?? "";
  };
  const asking = await added("players");
  assert.equal(
    linksIn(asking).map(({ label, link }) => [label, link?.purpose]),
    [["Answer", "answer"]],
  );
  const silent = await added("nobody");
  assert.equal([linksIn(silent), /Have a look/.test(silent)], [[], true]);
});

/** The same with an invitation of the spot Ada, whose practice has a place. */
async function withSpot() {
  const made = await practice();
  const { coach, teamId, spotId: membershipId } = made;
  await inviteToSpot(server, { teamId, membershipId, createdBy: coach.user.id, emailAddress: family });
  return made;
}
const mailsOf = async () =>
  (await server.services.db.select().from(invitation)).map(({ unansweredMails }) => unansweredMails);

test("the family of a spot is told day, time, team and first name, and no place", async () => {
  const { coach, teamId, id } = await withSpot();
  const { body } = await change(coach, teamId, id, 1, {
    starts_local: "2026-11-23T12:00:00",
    venue_detail: "Field 7 at Riverside",
    title: "Riverside run",
    kit: "white",
  });
  assert.is(body.told?.mails, 4, "three families and the spot's");
  server.clock.advance(10 * second);
  const mail = (await round()).get(family);
  const text = (mail?.text ?? "").replace(/\s+/g, " ");
  assert.match(text, "Comets: Practice, Mon, Nov 23, 12:00: 11:00 → 12:00.");
  assert.match(text, /No more mail from this team: \S+\/app\/join\?decline#/);
  assert.not.match(JSON.stringify(mail), /Riverside|Field|white|Sam|Lea|Cora|Ada K/);
  const [found] = linksIn(mail?.text ?? "");
  assert.equal([found?.label, found?.link?.recipient.kind], ["Got it", "invitation"]);
  assert.is((await read(found?.token ?? "")).statusCode, 200);
  assert.equal(await mailsOf(), [2]);

  await change(coach, teamId, id, 2, { venue_detail: "Field 8" });
  server.clock.advance(10 * second);
  assert.is((await round()).has(family), false, "a place alone is nothing that it may be told");
});

test("a reminder asks for the spot's player by the first name", async () => {
  await withSpot();
  await server.services.db.update(event).set({ remindedAt: null });
  server.clock.set(new Date("2026-11-23T06:00:00Z"));
  const mail = (await round()).get(family);
  assert.match((mail?.text ?? "").replace(/\s+/g, " "), "will Ada be there?");
  assert.equal(
    linksIn(mail?.text ?? "").map(({ label }) => label),
    ["Answer"],
  );
});

test("a spot's third mail is its last, and a press begins anew", async () => {
  const { coach, teamId, id } = await withSpot();
  let version = 1;
  const move = async () => {
    const starts = `2026-11-23T${11 + (version % 2)}:00:00`;
    const { told } = (await change(coach, teamId, id, version, { starts_local: starts })).body;
    version += 1;
    server.clock.advance(10 * second);
    return { told: told?.mails, mail: (await round()).get(family) };
  };
  const first = await move();
  const third = await move();
  assert.equal([first.mail !== undefined, third.mail !== undefined, await mailsOf()], [true, true, [3]]);
  const none = await move();
  assert.equal([none.told, none.mail, await mailsOf()], [3, undefined, [3]]);
  const [found] = linksIn(third.mail?.text ?? "");
  const reply = await send("got_it", { token: found?.token });
  assert.equal([reply.statusCode, await mailsOf()], [200, [0]]);
  assert.ok((await move()).mail);
});

test("a nudge reaches the family of a spot by mail while one may be sent, and counts it as left out otherwise", async () => {
  const { coach, teamId, id } = await withSpot();
  const nudge = async (eventId = id) => {
    const { body } = await post<components["schemas"]["Nudged"]>(coach, { teamId, id: eventId }, "nudge", {
      about: "answer",
    });
    server.clock.advance(10 * second);
    const mail = (await round()).get(family);
    server.clock.advance(13 * 3_600_000);
    return { ...body, asked: linksIn(mail?.text ?? "").map(({ label }) => label) };
  };
  assert.equal(await nudge(), { nudged: 3, left_out: 0, asked: ["Answer"] }, "two families and the spot's");
  const next = (await add(coach, teamId, { starts_local: "2026-11-26T11:00:00" })).body.event;
  await server.services.db.update(event).set({ remindedAt: server.clock.now() });
  server.clock.advance(60 * second);
  await round();
  assert.equal(await nudge(next.id), { nudged: 3, left_out: 0, asked: ["Answer"] });
  assert.equal(await mailsOf(), [3]);
  assert.equal(await nudge(next.id), { nudged: 2, left_out: 1, asked: [] });
});

test("who stopped the mails of a team gets none, is counted for none, and still hears in the app", async () => {
  const { mother, coach, teamId, id } = await withSpot();
  const move = async (version: number, starts: string) => {
    const { told } = (await change(coach, teamId, id, version, { starts_local: starts })).body;
    server.clock.advance(10 * second);
    return { told: told?.mails, mails: await round() };
  };
  const before = await move(1, "2026-11-23T12:00:00");
  for (const address of [mother.user.emailAddress ?? "", family]) {
    const [found] = linksIn(before.mails.get(address)?.text ?? "");
    assert.is((await send("stop", { token: found?.token })).statusCode, 200);
  }
  const { told, mails } = await move(2, "2026-11-23T13:00:00");
  assert.equal([before.told, told, mails.size], [4, 2, 2]);
  assert.equal([mails.has(mother.user.emailAddress ?? ""), mails.has(family)], [false, false]);
  const counts = (await server.services.db.select().from(notice))
    .filter(({ kind, notifiedAt }) => kind === "moved" && notifiedAt !== null)
    .map(({ mails: sent }) => sent);
  assert.equal(counts.sort(), [2, 4]);
  const dings = await server.services.db.execute("select user_id from ding where kind = 'moved'");
  assert.ok(dings.rows.some(({ user_id }) => user_id === mother.user.id));
});

test("an invitation that is withdrawn, taken or over is mailed nothing", async () => {
  const { coach, teamId, id } = await withSpot();
  const { db } = server.services;
  const tries = [
    { withdrawnAt: server.clock.now(), withdrawnBy: "staff" },
    { withdrawnAt: null, withdrawnBy: null, uses: 1 },
    { uses: 0, expiresAt: new Date(server.clock.now().getTime() + second) },
  ];
  for (const [index, tried] of tries.entries()) {
    await db.update(invitation).set(tried);
    await change(coach, teamId, id, index + 1, { starts_local: `2026-11-23T${12 + index}:00:00` });
    server.clock.advance(10 * second);
    assert.is((await round()).has(family), false, JSON.stringify(tried));
  }
  assert.equal(await mailsOf(), [1]);
});

test.run();
