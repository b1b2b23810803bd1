import { eq } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { mailNewLink } from "../../../../server/commands/calendar-link/link-mails";
import { calendarFeed } from "../../../../server/platform/db/schema/calendar-link";
import { child, follow } from "../../../../server/platform/db/schema/family";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { membership, season, team } from "../../../../server/platform/db/schema/team";
import { ask, type Person } from "../../../support/people/ask";
import { addCalendarLink, addGuestLink } from "../../../support/people/calendar-link";
import { addChild, addFollower } from "../../../support/people/club";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("making, changing and ending calendar links, and the page of a guest");

type Link = components["schemas"]["CalendarLink"];
type Links = components["schemas"]["CalendarLinks"];
type Look = components["schemas"]["Look"];

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, say } = scheduleCalls(() => server);

const links = "/user/me/calendar_link";
const make = (person: Person, body: object, key?: string) =>
  ask<Link>(server, person, `POST ${links}`, { body, ...(key && { key }) });
const list = async (person: Person) => (await ask<Links>(server, person, `GET ${links}`)).body;
const end = (person: Person, id: string) => ask(server, person, `DELETE ${links}/link_id/${id}`);
const guestOf = (childId: string, more: object = {}) => ({
  scope: "child",
  child_id: childId,
  guest_name: "Grandpa",
  ...more,
});
const look = async (link: string | null | undefined) => {
  const token = (link ?? "").split("#")[1] ?? "";
  const reply = await server.app.inject({ method: "POST", url: "/calendar_link/look", payload: { token } });
  return { status: reply.statusCode, body: reply.json<Look>() };
};
const mails = async () => {
  const rows = await server.services.db.select().from(mailOutbox).orderBy(mailOutbox.createdAt);
  return rows.map(({ subject, toAddress, body }) => ({
    subject,
    to: toAddress,
    text: (body?.text ?? "").replace(/\s+/g, " "),
  }));
};

test("a link of one's week can be shown again, and a repeated call makes no second one", async () => {
  const { mother } = await club();
  const key = crypto.randomUUID();
  const first = await make(mother, { scope: "household" }, key);
  const again = await make(mother, { scope: "household" }, key);
  assert.equal([first.status, again.body], [200, first.body]);
  assert.match(first.body.link ?? "", /^http:\/\/localhost:3000\/calendar\/[\w-]{43}\.ics$/);
  assert.equal((await list(mother)).items, [first.body]);
  await end(mother, first.body.id);
  assert.is((await make(mother, { scope: "household" }, key)).code, "CALENDAR_LINK_404", "none is made anew");
  const stored = JSON.stringify(await server.services.db.execute("select * from calendar_feed, idempotency"));
  assert.not.match(stored, new RegExp(/calendar\/([\w-]{43})/.exec(first.body.link ?? "")?.[1] ?? "none"));
});

test("a link that was made under another signing key is listed without its address", async () => {
  const { mother } = await club();
  await addCalendarLink(server, mother.user.id, { tokenHash: "of-another-key" });
  const [link] = (await list(mother)).items;
  assert.is(link?.link, null);
  assert.is((await end(mother, link?.id ?? "")).status, 200);
});

test("one may make links of what one reaches, and guests' of children whom one looks after", async () => {
  const { mother, grandpa, coach, other, sam, teamId } = await club();
  const choices = async (person: Person) => {
    const { children, teams } = await list(person);
    return [
      children.map(({ first_name, guests_until }) => [first_name, guests_until]),
      teams.map(({ name }) => name),
    ];
  };
  assert.equal(await choices(mother), [[["Sam", "2027-11-22"]], ["Comets"]]);
  assert.equal(await choices(grandpa), [[["Sam", undefined]], ["Comets"]]);
  assert.equal(await choices(coach), [[], ["Comets"]]);
  await server.services.db.insert(season).values({
    teamId,
    id: crypto.randomUUID(),
    name: "Spring",
    startsOn: "2026-09-01",
    endsOn: "2027-05-28",
  });
  assert.equal(await choices(mother), [[["Sam", "2027-05-28"]], ["Comets"]]);

  const codes = async (person: Person, body: object) => {
    const { status, code } = await make(person, body);
    return code ?? status;
  };
  const ofSam = { scope: "child", child_id: sam.id };
  const ofTeam = { scope: "team", team_id: teamId };
  const of = (body: object) =>
    Promise.all([mother, grandpa, coach, other].map((person) => codes(person, body)));
  assert.equal(await of({ scope: "household" }), [200, 200, 200, 200]);
  assert.equal(await of(ofTeam), [200, 200, 200, 200]);
  assert.equal(await of(ofSam), [200, 200, "CHILD_404", "CHILD_404"]);
  assert.equal(await of(guestOf(sam.id)), [200, "CHILD_404", "CHILD_404", "CHILD_404"]);
  const unreached = await addChild(server, [other.user.id]);
  assert.is(await codes(mother, guestOf(unreached.id)), "CHILD_404");
  for (const unfit of [
    { scope: "household", child_id: sam.id },
    { scope: "child" },
    { scope: "team", team_id: teamId, guest_name: "Grandpa" },
    { ...ofSam, ends_on: "2027-01-01" },
    guestOf(sam.id, { guest_name: " " }),
    guestOf(sam.id, { guest_name: "Gran\u200bpa" }),
    guestOf(sam.id, { guest_name: "x".repeat(31) }),
    guestOf(sam.id, { ends_on: "2026-11-21" }),
    guestOf(sam.id, { ends_on: "2027-12-28" }),
  ])
    assert.is(await codes(mother, unfit), "REQUEST_400_INVALID", JSON.stringify(unfit));
});

test("twelve links of one's own and five guests of a child, whoever made them; one switched off leaves room", async () => {
  const { mother, father, sam } = await club();
  const own = { scope: "household" };
  for (let count = 0; count < 12; count += 1) await addCalendarLink(server, mother.user.id);
  for (let count = 0; count < 5; count += 1)
    await addGuestLink(server, { by: (count % 2 ? mother : father).user.id, childId: sam.id });
  assert.equal(
    [(await make(mother, own)).code, (await make(mother, guestOf(sam.id))).code],
    ["CALENDAR_LINK_403_TOO_MANY", "CALENDAR_LINK_403_TOO_MANY"],
  );
  const { items } = await list(mother);
  assert.is(items.length, 17);
  const mine = items.find(({ guest_name, is_mine }) => guest_name === null && is_mine);
  const his = items.find(({ guest_name, is_mine }) => guest_name !== null && !is_mine);
  assert.equal(
    [await end(mother, mine?.id ?? ""), await end(mother, his?.id ?? "")].map(({ status }) => status),
    [200, 200],
  );
  assert.equal([(await make(mother, own)).status, (await make(mother, guestOf(sam.id))).status], [200, 200]);
  const { items: after } = await list(father);
  assert.equal(after.filter(({ guest_name }) => guest_name !== null).length, 5);
});

test("its maker is mailed, and of a guest's the other guardians, without a child's name in a subject", async () => {
  const { mother, father, sam } = await club();
  await make(mother, { scope: "household" });
  assert.equal(
    (await mails()).map(({ subject, to }) => [subject, to]),
    [["A calendar link was made", mother.user.emailAddress]],
  );
  await server.services.db.delete(mailOutbox);
  await make(mother, guestOf(sam.id));
  const sent = await mails();
  const own = sent.find(({ to }) => to === mother.user.emailAddress);
  const told = sent.find(({ to }) => to === father.user.emailAddress);
  assert.is(sent.length, 2);
  assert.equal(
    [own?.to, told?.to, told?.subject],
    [mother.user.emailAddress, father.user.emailAddress, "Somebody can look at a player's calendar"],
  );
  assert.match(
    told?.text ?? "",
    "Mia made a link for Grandpa: it shows when and where Sam plays, and nothing else.",
  );
  for (const { text } of sent) assert.not.match(text, /\/calendar\/|\/app\/look/, "no mail has the link");
});

test("a guest's name is tidied and escaped in both mails, whatever was typed", async () => {
  const { mother, sam } = await club();
  const bidi = guestOf(sam.id, { guest_name: "O\u202epa" });
  assert.equal([(await make(mother, bidi)).code, await mails()], ["REQUEST_400_INVALID", []]);
  const typed = "<b>Opa</b> 👴🏽 evil.example";
  assert.is((await make(mother, guestOf(sam.id, { guest_name: typed }))).status, 200);
  const { services } = server;
  // As if it had been stored before such signs were refused.
  const older = {
    childId: sam.id,
    childName: "S\u2067am",
    guestName: "O\u202epa\n<i>👨\u200d👩\u200d👧</i>",
  };
  await services.db.transaction((tx) => mailNewLink(services, tx, { person: mother.user, ...older }));
  const bodies = (await services.db.select().from(mailOutbox)).flatMap(({ body }) => body ?? []);
  const escaped = (name: string) => name.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const named = (name: string) =>
    bodies.filter(({ text, html }) => text.includes(name) && html.includes(escaped(name)));
  assert.equal(
    [
      bodies.length,
      named("<b>Opa<b> 👴🏽 evilexample").length,
      named("O pa <i>👨\u200d👩\u200d👧<i>").length,
    ],
    [4, 2, 2],
  );
  for (const { text, html } of bodies) {
    assert.not.match(`${text}${html}`, /[\u202a-\u202e\u2066-\u2069]|evil\.example/);
    assert.not.match(html, /<[bi]>/);
  }
});

test("every guardian of the child sees a guest's link, without the address, and may switch it off", async () => {
  const { mother, father, grandpa, coach, other, sam } = await club();
  const { body: made } = await make(mother, guestOf(sam.id, { ends_on: "2027-01-31" }));
  assert.match(made.link ?? "", /^http:\/\/localhost:3000\/app\/look#[\w-]{43}$/);
  assert.equal(
    [made.guest_name, made.ends_on, made.leaves_out_declined, made.name],
    ["Grandpa", "2027-01-31", false, "Sam"],
  );
  const [seen] = (await list(father)).items;
  assert.equal(seen, { ...made, link: null, is_mine: false });
  for (const person of [grandpa, coach, other]) {
    assert.equal((await list(person)).items, []);
    assert.is((await end(person, made.id)).code, "CALENDAR_LINK_404");
  }
  assert.is((await look(made.link)).body.is_over, false);
  assert.is((await end(father, made.id)).status, 200);
  assert.equal(
    [(await look(made.link)).body, (await end(mother, made.id)).code],
    [{ is_over: true }, "CALENDAR_LINK_404"],
  );
});

test("the list names a child or a team only while the link's maker reaches it, whoever else does", async () => {
  const { mother, grandpa, coach, other, sam, lea, teamId } = await club();
  const { db } = server.services;
  await addFollower(server, sam.id, coach.user.id, mother.user.id);
  const ofSam = { scope: "child" as const, childId: sam.id };
  const ofTeam = { scope: "team" as const, teamId };
  for (const { user } of [mother, grandpa])
    for (const about of [{}, ofSam, ofTeam]) {
      server.clock.advance(1);
      await addCalendarLink(server, user.id, about);
    }
  await addCalendarLink(server, other.user.id, ofTeam);
  const names = async (person: Person) => (await list(person)).items.map(({ name }) => name);
  assert.equal(
    [await names(mother), await names(grandpa), await names(other)],
    [[null, "Sam", "Comets"], [null, "Sam", "Comets"], ["Comets"]],
  );

  const left = `DELETE /child/child_id/${sam.id}/guardian/user_id/${mother.user.id}` as const;
  assert.is((await ask(server, mother, left)).status, 200);
  await db.delete(follow).where(eq(follow.userId, grandpa.user.id));
  const ended = { endedAt: server.clock.now(), endReason: "left" as const };
  await db.update(membership).set(ended).where(eq(membership.childId, lea.id));
  await db.update(child).set({ firstName: "Samira" }).where(eq(child.id, sam.id));
  await db.update(team).set({ name: "Meteors" }).where(eq(team.id, teamId));
  assert.equal(
    [await names(mother), await names(grandpa), await names(other)],
    [[null, null, null], [null, null, null], [null]],
  );

  const [, link] = (await list(mother)).items;
  const changed = await ask<Link>(server, mother, `PATCH ${links}/link_id/${link?.id}`, {
    version: 1,
    body: { leaves_out_declined: false },
  });
  assert.equal([changed.status, changed.body.name], [200, null], "nor does a change of the link");
});

test("only the maker changes what a link leaves out, with its version, and never a guest's", async () => {
  const { mother, father, sam } = await club();
  const { body: week } = await make(mother, { scope: "household" });
  const { body: guests } = await make(mother, guestOf(sam.id));
  const change = (person: Person, id: string, version: number) =>
    ask<Link>(server, person, `PATCH ${links}/link_id/${id}`, {
      version,
      body: { leaves_out_declined: false },
    });
  assert.equal(
    [(await change(father, week.id, 1)).code, (await change(mother, guests.id, 1)).code],
    ["CALENDAR_LINK_404", "CALENDAR_LINK_404"],
  );
  const changed = await change(mother, week.id, 1);
  assert.equal(
    [changed.status, changed.body, changed.headers.etag],
    [200, { ...week, leaves_out_declined: false, version: 2 }, '"2"'],
  );
  assert.is((await change(mother, week.id, 1)).code, "REQUEST_412_CHANGED");
});

test("a guest's page: one first name, times and places of four weeks, and nothing behind it", async () => {
  const { mother, coach, teamId, samId, sam } = await club();
  await add(coach, teamId, { notes: "Ask Olga Other", kit: "blue", venue_detail: "field 7" });
  await add(coach, teamId, { starts_local: "2026-12-20T17:30:00" });
  const { body: made } = await make(mother, guestOf(sam.id));
  const { body, status } = await look(made.link);
  const { first_name, today, days, events = [] } = body;
  assert.equal([status, first_name, today, days, events.length], [200, "Sam", "2026-11-22", 28, 1]);
  const [{ id: _, ...shown } = { id: "" }] = events;
  assert.equal(shown, {
    team_name: "Comets",
    kind: "practice",
    title: "Practice",
    opponent: null,
    timing: "timed",
    time_zone: "America/Chicago",
    starts_local: "2026-11-24T17:30:00",
    ends_local: "2026-11-24T19:00:00",
    arrive_minutes: 15,
    first_day: "2026-11-24",
    last_day: "2026-11-24",
    starts_at: "2026-11-24T23:30:00.000Z",
    place: "field 7",
    address: null,
    status: "on",
  });
  const before = JSON.stringify(body);
  await say(mother, { teamId, id: events[0]?.id ?? "", membershipId: samId }, "no", { note: "Ill" });
  assert.is(JSON.stringify((await look(made.link)).body), before, "no answer");
  for (const secret of ["Reyes", "Olga", "Lea", "Ada", "blue", "Ill", samId, sam.id, teamId])
    assert.not.match(before, secret);
});

test("on its last day a guest's link is listed, opens its page and is switched off by either guardian", async () => {
  const { mother, father, sam } = await club();
  for (const guardian of [mother, father]) {
    server.clock.set(new Date("2026-11-22T18:00:00Z"));
    const { body: made } = await make(mother, guestOf(sam.id, { ends_on: "2026-11-25" }));
    server.clock.set(new Date("2026-11-25T23:59:00Z"));
    const then = { ...guardian, headers: await guardian.signIn() };
    const listed = async () => (await list(then)).items.map(({ id }) => id);
    assert.equal(await listed(), [made.id]);
    assert.is((await look(made.link)).body.is_over, false);
    const ended = await end(then, made.id);
    assert.is(ended.status, 200, ended.text);
    assert.equal(await listed(), []);
    assert.equal((await look(made.link)).body, { is_over: true });
  }
});

test("a guest's page is over after its day and without the guardianship; other links open no page", async () => {
  const { mother, sam } = await club();
  const { body: week } = await make(mother, { scope: "household" });
  const { body: made } = await make(mother, guestOf(sam.id, { ends_on: "2026-11-22" }));
  const weeks = /calendar\/([\w-]+)\.ics/.exec(week.link ?? "")?.[1];
  assert.equal((await look(`#${weeks}`)).body, { is_over: true });
  assert.equal((await look(`#${"x".repeat(43)}`)).body, { is_over: true });
  assert.is((await look("#short")).status, 400);
  assert.is((await look(made.link)).body.is_over, false);
  const [row] = await server.services.db.select().from(calendarFeed).where(eq(calendarFeed.id, made.id));
  assert.equal([row?.lastFetchedBy, row?.lastFetchedAt], ["page", server.clock.now()]);
  // The owner has no time zone, so days are those of UTC.
  server.clock.set(new Date("2026-11-23T00:00:00Z"));
  assert.equal((await look(made.link)).body, { is_over: true });
  assert.equal(
    (await list(mother)).items.map(({ id }) => id),
    [week.id],
  );
});

test.run();
