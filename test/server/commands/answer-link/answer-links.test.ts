import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { openChanges } from "../../../../server/core/base/changes";
import { user } from "../../../../server/platform/db/schema/account";
import { audit } from "../../../../server/platform/db/schema/audit";
import { invitation, mailBlock } from "../../../../server/platform/db/schema/invitation";
import { event } from "../../../../server/platform/db/schema/schedule";
import { answerLog, participation } from "../../../../server/platform/db/schema/schedule-answers";
import { inviteToSpot, linkTo, moveEvent } from "../../../support/people/answer-links";
import { ask } from "../../../support/people/ask";
import { addEvent, addPlace } from "../../../support/people/schedule";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

type Page = components["schemas"]["MailLinkPage"];

const test = suite("links out of mails");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, say, read: readEvent, change } = scheduleCalls(() => server);

async function withPractice(more: Partial<typeof event.$inferInsert> = {}) {
  const made = await club();
  const { teamId, coach } = made;
  const venueId = await addPlace(server, teamId, "Riverside");
  const row = await addEvent(server, teamId, {
    startsLocal: "2026-11-24T17:30:00",
    createdBy: coach.user.id,
    venueId,
    venueDetail: "field 7",
    ...more,
  });
  return { ...made, row };
}

async function post<Body = Page>(call: string, payload: object) {
  const reply = await server.app.inject({ method: "POST", url: `/mail_link/${call}`, payload });
  return { status: reply.statusCode, code: reply.json().message_code, body: reply.json<Body>() };
}
const answerBody = (token: string, membership_id: string, more: object = {}) => ({
  token,
  membership_id,
  answer: "yes",
  answer_version: 0,
  event_version: 1,
  ...more,
});
const rowsOf = () => server.services.db.select().from(participation);

test("a mail's page has the event, the place and the players, and no surname", async () => {
  const { mother, father, row, samId, teamId } = await withPractice();
  await say(father, { teamId, id: row.id, membershipId: samId }, "no", { note: "At the dentist" });
  const { body } = await post("read", { token: linkTo(server, row, { to: mother.user }) });
  assert.equal(
    [body.event.place, body.event.starts_local],
    [["Riverside", "field 7"], "2026-11-24T17:30:00"],
  );
  assert.equal(body.players, [
    {
      membership_id: samId,
      first_name: "Sam",
      number: "7",
      answer: "no",
      note: null,
      answered_by: { name: "Finn", is_me: false },
      answered_at: "2026-11-22T18:00:00.000Z",
      answer_version: 1,
      is_for_old_time: false,
      source: "said",
    },
  ]);
  assert.not.match(JSON.stringify(body), /Reyes|Mia|Lea|Ada|Cora|dentist/);
});

test("an answer and a Got it by a link are published to the team's staff, a page that is read is not", async () => {
  await server.close();
  const published: string[][] = [];
  const scheduleChanges = openChanges<[string, "readers" | "staff"]>();
  scheduleChanges.subscribe((...change) => published.push(change));
  server = await openTestServer({ scheduleChanges });
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
  const { mother, coach, teamId, row, samId } = await withPractice();
  const token = linkTo(server, row, { to: mother.user });
  await post("read", { token });
  assert.equal(published, []);
  assert.is((await post("answer", answerBody(token, samId))).status, 200);
  await change(coach, teamId, row.id, 1, { kit: "blue" });
  const changed = { ...row, version: 2 };
  const gotIt = linkTo(server, changed, { to: mother.user, purpose: "got_it" });
  assert.is((await post("got_it", { token: gotIt })).status, 200);
  assert.equal(published, [
    [teamId, "staff"],
    [teamId, "staff"],
  ]);
});

test("the page of an older mail that asks for an answer says what changed since", async () => {
  const { mother, coach, teamId, row } = await withPractice();
  const token = linkTo(server, row, { to: mother.user });
  await change(coach, teamId, row.id, 1, { starts_local: "2026-11-24T18:30:00" });
  const { body } = await post("read", { token });
  assert.equal(
    body.changes.map(({ what, before }) => [what, before]),
    [["start", "2026-11-24T17:30:00"]],
  );
  assert.is(body.knows, false);
});

test("the same answer for the new time keeps the note, which no page shows", async () => {
  const { mother, father, coach, row, samId, teamId } = await withPractice();
  await say(father, { teamId, id: row.id, membershipId: samId }, "no", { note: "At the dentist" });
  await change(coach, teamId, row.id, 1, { starts_local: "2026-11-24T18:00:00" });
  const token = linkTo(server, row, { to: mother.user });
  const notes = async () => (await rowsOf()).map(({ answer, note }) => [answer, note]);
  const { body } = await post(
    "answer",
    answerBody(token, samId, { answer: "no", answer_version: 1, event_version: 2 }),
  );
  assert.equal(
    [body.players.map(({ note, answered_by }) => [note, answered_by?.is_me]), await notes()],
    [[[null, true]], [["no", "At the dentist"]]],
  );
  await post("answer", answerBody(token, samId, { answer_version: 2, event_version: 2 }));
  assert.equal(await notes(), [["yes", null]], "another answer has none of its own");
});

test("an answer is stored as the app's, with a note, and the coach reads who gave it", async () => {
  const { mother, coach, row, samId, teamId } = await withPractice();
  const token = linkTo(server, row, { to: mother.user });
  const { body } = await post("answer", answerBody(token, samId, { note: "  A bit late  " }));
  assert.equal(
    body.players.map(({ answer, note, answered_by }) => [answer, note, answered_by]),
    [["yes", "A bit late", { name: "Mia", is_me: true }]],
  );
  const { body: later } = await post("read", { token });
  assert.equal(
    later.players.map(({ answer, note }) => [answer, note]),
    [["yes", null]],
    "a forwarded mail shows no note",
  );
  const [line] = (await readEvent(coach, teamId, row.id)).participants.filter(
    ({ membership_id }) => membership_id === samId,
  );
  assert.equal([line?.answer, line?.answered_by?.name], ["yes", "Mia Reyes"]);
  assert.equal(
    (await server.services.db.select().from(answerLog)).map(({ via, saidBy }) => [via, saidBy]),
    [["link", mother.user.id]],
  );
});

test("a press shows that this person is still here; opening the page, which mail scanners do, shows nothing", async () => {
  const { mother, row, samId } = await withPractice();
  const { db } = server.services;
  const link = (purpose: "answer" | "got_it") => linkTo(server, row, { to: mother.user, purpose });
  const seenOnAfter = async (press: () => Promise<unknown>) => {
    await db.update(user).set({ seenOn: "2024-11-22" }).where(eq(user.id, mother.user.id));
    await press();
    return (await db.select().from(user).where(eq(user.id, mother.user.id)))[0]?.seenOn;
  };
  assert.is(await seenOnAfter(() => post("read", { token: link("answer") })), "2024-11-22");
  assert.is(await seenOnAfter(() => post("answer", answerBody(link("answer"), samId))), "2026-11-22");
  assert.is(await seenOnAfter(() => post("got_it", { token: link("got_it") })), "2026-11-22");
});

test("a forwarded mail answers as often as it is pressed; the second hand has to have read the first", async () => {
  const { mother, father, row, samId, teamId } = await withPractice();
  const token = linkTo(server, row, { to: mother.user });
  assert.is((await post("answer", answerBody(token, samId))).status, 200);
  assert.is((await post("answer", answerBody(token, samId))).status, 200, "the same answer, sent again");
  const late = await post("answer", answerBody(token, samId, { answer: "no" }));
  assert.equal([late.status, late.code], [412, "REQUEST_412_CHANGED"]);
  assert.is(
    (await post("answer", answerBody(token, samId, { answer: "no", answer_version: 1 }))).status,
    200,
  );
  await say(father, { teamId, id: row.id, membershipId: samId }, "maybe", { seen: 2 });
  const over = await post("answer", answerBody(token, samId, { answer_version: 2 }));
  assert.equal([over.status, over.code], [412, "REQUEST_412_CHANGED"]);
  const [stored] = await rowsOf();
  assert.equal([stored?.answer, stored?.answerVersion], ["maybe", 3]);
});

test("an absence that the other guardian said meanwhile has to be read first", async () => {
  const { mother, father, row, sam, samId } = await withPractice();
  const token = linkTo(server, row, { to: mother.user });
  const days = { people: [{ child_id: sam.id }], first_day: "2026-11-23", last_day: "2026-11-30" };
  await ask(server, father, "POST /user/me/absence", {
    body: { ...days, dry_run: false },
    key: crypto.randomUUID(),
  });
  assert.is((await post("answer", answerBody(token, samId))).code, "REQUEST_412_CHANGED");
  const { players } = (await post("read", { token })).body;
  assert.equal(
    [players[0]?.answer, players[0]?.source, players[0]?.answered_by?.name],
    ["no", "away", "Finn"],
  );
  assert.not.match(JSON.stringify(players), /11-30/, "no days");
  const saved = await post("answer", answerBody(token, samId, { over: players[0]?.over }));
  assert.equal([saved.status, saved.body.players[0]?.answer], [200, "yes"]);
});

test("after the deadline only Out is taken, also of staff; called off and not asked say so", async () => {
  const { mother, coach, row, samId } = await withPractice({ answerBy: new Date("2026-11-22T17:00:00Z") });
  const { db } = server.services;
  const token = linkTo(server, row, { to: mother.user });
  const { body } = await post("read", { token });
  assert.equal([body.open, body.closed], [["no"], "late"]);
  assert.is((await post("answer", answerBody(token, samId))).code, "ANSWER_403_LATE");
  assert.is((await post("answer", answerBody(token, samId, { answer: "no" }))).status, 200);
  await db.update(event).set({ status: "called_off", calledOffFor: "weather", calledOffNote: "Ice" });
  const off = (await post("read", { token })).body;
  assert.equal(
    [off.event.called_off, off.open, off.closed],
    [{ reason: "weather", note: "Ice" }, [], "called_off"],
  );
  assert.is((await post("answer", answerBody(token, samId))).code, "EVENT_ITEM_403_CALLED_OFF");
  await db.update(event).set({ status: "on", calledOffFor: null, calledOffNote: null, asks: "nobody" });
  assert.is((await post("answer", answerBody(token, samId))).code, "ANSWER_403_NOT_ASKED");
  assert.is(
    (await post("answer", answerBody(token, samId, { event_version: 2 }))).code,
    "REQUEST_400_INVALID",
  );
  assert.is((await post("read", { token: linkTo(server, row, { to: coach.user }) })).code, "AUTH_400_LINK");
});

test("a link ends when its event was to end, or after 60 days, though the event is still ahead", async () => {
  const { mother, coach, row, samId, teamId } = await withPractice();
  const far = await addEvent(server, teamId, {
    startsLocal: "2027-03-02T17:30:00",
    createdBy: coach.user.id,
  });
  const linksTo = (of: typeof row) =>
    (["answer", "got_it"] as const).map((purpose) => linkTo(server, of, { to: mother.user, purpose }));
  const ends = [
    [linksTo(row), "2026-11-25T01:00:00Z"],
    [linksTo(far), "2027-01-21T18:00:00Z"],
  ] as const;
  const moved = await moveEvent(server, row, "2026-11-26T17:30:00");
  for (const [[token = "", gotIt = ""], end] of ends) {
    server.clock.set(new Date(Date.parse(end) - 1));
    assert.is((await post("read", { token })).status, 200);
    server.clock.set(new Date(end));
    const replies = [
      await post("read", { token }),
      await post("answer", answerBody(token, samId)),
      await post("stop", { token }),
      await post("got_it", { token: gotIt }),
    ];
    assert.equal(
      replies.map(({ code }) => code),
      Array(4).fill("AUTH_400_LINK"),
    );
    if (server.clock.now() < moved.endsAt)
      assert.is((await post("read", { token: linkTo(server, moved, { to: mother.user }) })).status, 200);
  }
  assert.equal([await rowsOf(), await server.services.db.select().from(mailBlock)], [[], []]);
});

test("Got it reaches the version that the mail told, never a later one, and never lowers one", async () => {
  const { mother, coach, row, samId, teamId } = await withPractice();
  const second = await moveEvent(server, row, "2026-11-24T18:00:00");
  const third = await moveEvent(server, second, "2026-11-24T19:00:00");
  const [told2, told3] = [second, third].map((of) =>
    linkTo(server, of, { to: mother.user, purpose: "got_it" }),
  );
  const page = (await post("read", { token: told2 })).body;
  assert.equal(
    [page.changes, page.is_newest, page.knows, page.event.starts_local],
    [
      [{ what: "start", before: "2026-11-24T17:30:00", after: "2026-11-24T18:00:00" }],
      false,
      false,
      "2026-11-24T19:00:00",
    ],
  );
  const known = (await post("got_it", { token: told2 })).body;
  assert.equal([known.knows, known.changes], [true, []]);
  assert.equal(
    (await rowsOf()).map(({ membershipId, seenVersion }) => [membershipId, seenVersion]),
    [[samId, 2]],
  );
  assert.equal(
    (await receipt(coach, teamId, row.id)).map(({ knows }) => knows),
    [false, false, false],
  );
  assert.equal((await post("read", { token: told3 })).body.changes, [
    { what: "start", before: "2026-11-24T18:00:00", after: "2026-11-24T19:00:00" },
  ]);
  await post("got_it", { token: told3 });
  await post("got_it", { token: told2 });
  assert.equal(
    (await rowsOf()).map(({ seenVersion }) => seenVersion),
    [3],
  );
  assert.equal(
    (await receipt(coach, teamId, row.id)).filter(({ knows }) => knows).map(({ by }) => by),
    ["Mia Reyes"],
  );
});

const receipt = async (coach: Parameters<typeof ask>[1], teamId: string, id: string) =>
  (
    await ask<components["schemas"]["Receipt"]>(
      server,
      coach,
      `GET /team/team_id/${teamId}/event/event_id/${id}/receipt`,
    )
  ).body.families;

test("the family of a spot reads no place, no number and nothing that staff typed, and its press begins its mails anew", async () => {
  const { coach, row, spotId, teamId } = await withPractice({ title: "Riverside run", opponent: "Rockets" });
  const to = await inviteToSpot(server, { teamId, membershipId: spotId, createdBy: coach.user.id });
  const { db } = server.services;
  await say(coach, { teamId, id: row.id, membershipId: spotId }, "no", { note: "Asthma" });
  const { body: changed } = await change(coach, teamId, row.id, 1, {
    starts_local: "2026-11-24T18:00:00",
    venue_detail: "field 3",
    kit: "white",
  });
  const [moved] = await db.select().from(event);
  assert.ok(moved && changed);
  const gotIt = linkTo(server, moved, { to, purpose: "got_it" });
  const page = await post("read", { token: gotIt });
  assert.not.match(JSON.stringify(page.body), /Riverside|field|Rockets|white|Asthma|Cora|Ada K|"3"/);
  assert.equal(
    [page.body.players.map(({ first_name }) => first_name), page.body.changes.map(({ what }) => what)],
    [["Ada"], ["start"]],
  );
  const mails = async () =>
    (await db.select().from(invitation)).map(({ unansweredMails }) => unansweredMails);
  await db.update(invitation).set({ unansweredMails: 3 });
  await post("read", { token: gotIt });
  assert.equal(await mails(), [3], "opening is no press");
  await post("got_it", { token: gotIt });
  assert.equal(await mails(), [0]);
  await db.update(invitation).set({ unansweredMails: 3 });
  const answered = await post(
    "answer",
    answerBody(linkTo(server, moved, { to }), spotId, {
      answer_version: 1,
      event_version: 2,
      note: "See you",
    }),
  );
  assert.equal(
    [
      answered.body.players.map(({ answer, note, answered_by }) => [answer, note, answered_by]),
      await mails(),
    ],
    [[["yes", "See you", { name: "", is_me: true }]], [0]],
  );
  const [line] = (await readEvent(coach, teamId, row.id)).participants.filter(
    ({ membership_id }) => membership_id === spotId,
  );
  assert.equal(
    [line?.answer, line?.note, line?.answered_by],
    ["yes", "See you", { name: "Family", is_me: false }],
  );
  assert.equal(
    (await receipt(coach, teamId, row.id)).filter(({ knows }) => knows).map(({ by }) => by),
    ["Family"],
  );
});

test("no more mail from this team: for this address, once, and the invitation stands", async () => {
  const { mother, coach, row, spotId, teamId } = await withPractice();
  const invited = await inviteToSpot(server, { teamId, membershipId: spotId, createdBy: coach.user.id });
  const { db } = server.services;
  for (const to of [mother.user, mother.user, invited]) {
    const reply = await post<object>("stop", { token: linkTo(server, row, { to }) });
    assert.equal([reply.status, reply.body], [200, { stopped: true }]);
  }
  assert.equal(
    (await db.select().from(mailBlock)).map(({ scope }) => scope),
    [teamId, teamId],
  );
  assert.equal(
    (await db.select().from(audit).where(eq(audit.action, "mail.stopped"))).map(({ subjectId, actorId }) => [
      subjectId,
      actorId,
    ]),
    [
      [mother.user.id, null],
      [null, null],
    ],
  );
  assert.is((await db.select().from(invitation))[0]?.withdrawnAt, null);

  const token = linkTo(server, row, { to: mother.user });
  assert.is((await post("read", { token })).body.mails_stopped, true);
  for (const _ of [1, 2])
    assert.equal((await post<object>("stop", { token, stopped: false })).body, { stopped: false });
  assert.is((await post("read", { token })).body.mails_stopped, false);
  assert.is((await db.select().from(mailBlock)).length, 1, "the other address stays stopped");
  assert.is((await db.select().from(audit).where(eq(audit.action, "mail.begun"))).length, 1);
});

test("no log line contains a token, and a preflight or a look at the page reads nothing", async () => {
  const { mother, row, samId } = await withPractice();
  const token = linkTo(server, row, { to: mother.user });
  await post("read", { token });
  await post("answer", answerBody(token, samId));
  await post("answer", answerBody(token.slice(1), samId));
  for (const method of ["GET", "HEAD"] as const)
    assert.is((await server.app.inject({ method, url: "/mail_link/answer" })).statusCode, 405);
  assert.is(
    server.logLines.some((line) => line.includes(token.slice(8, 60))),
    false,
  );
});

test.run();
