import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ringDue } from "../../../server/notify/push/send-pushes";
import { deliverDueNotices } from "../../../server/notify/schedule/deliver-notices";
import { escalateDue } from "../../../server/notify/schedule/escalate";
import { notifyOfTurns } from "../../../server/notify/schedule/notify-of-turns";
import { user } from "../../../server/platform/db/schema/account";
import { ding } from "../../../server/platform/db/schema/notification-dings";
import { linkTo } from "../../support/people/answer-links";
import { addCalendarLink, addGuestLink } from "../../support/people/calendar-link";
import { addTeam } from "../../support/people/club";
import { addDuty, addTurn } from "../../support/people/duty";
import { addEvent } from "../../support/people/schedule";
import { fileTokenFor, makeEventLink } from "../../support/people/share";
import { record } from "../../support/proof";
import { type Browser, openPushService } from "../../support/server/push-service";
import { openTestServer } from "../../support/server/server";
import { canaries, type Somebody } from "./club-world";
import { openRides, type World } from "./ride-world";
import { sharedPages } from "./shared-pages";

const test = suite("what rides and duties tell nobody");

const { rider, driver, second, meetingPoint, duty } = canaries;

/** Rides and a duty, with coa as the second adult in Dan's car; nell's team is another. */
async function open() {
  const server = await openTestServer({ pages: sharedPages() });
  const world = await openRides(server);
  const { teamId, kids, game, id, move } = world;
  await move("coa", 0, "join", { driver_id: id("dan") });
  const { id: dutyId } = await addDuty(server, teamId, { name: duty, families: 2, kinds: ["game"] });
  for (const [slot, membershipId] of [kids.sam.id, kids.zephyrine.id].entries())
    await addTurn(server, { event: game(0), dutyId, slot: slot + 1, membershipId });
  const { id: rockets } = await addTeam(server, id("nell"), { name: "Rockets" });
  await addEvent(server, rockets, { createdBy: id("nell") });
  return { ...world, dutyId };
}

const mustLack = (text: string, words: readonly string[], where: string) => {
  for (const word of words) assert.not(text.includes(word), `${where} has ${word}`);
};

test("no calendar, calendar file or public page has a ride or a turn", async () => {
  const world = await open();
  const { server, teamId, kids, game, id } = world;
  const sam = { scope: "child" as const, childId: kids.sam.childId };
  const links = [
    ...(await Promise.all(
      (["mak", "dan", "coa", "zia", "pla", "man", "cfo", "tfo"] as const).flatMap((key) => [
        addCalendarLink(server, id(key)),
        addCalendarLink(server, id(key), { scope: "team", teamId }),
      ]),
    )),
    await addCalendarLink(server, id("mak"), sam),
    await addCalendarLink(server, id("cfo"), sam),
    await addGuestLink(server, { by: id("mak"), childId: kids.sam.childId, endsOn: world.dayIn(60) }),
  ];
  const of = (key: Somebody) => ({ teamId, eventId: game(0).id, userId: id(key) });
  const addresses = [
    ...links.map(({ token }) => `/calendar/${token}.ics`),
    ...(["mak", "dan", "cfo"] as const).map((key) => `/calendar_file/${fileTokenFor(server, of(key))}`),
    `/e/${await makeEventLink(server, of("dan"))}`,
  ];
  const texts = await Promise.all(
    addresses.map(async (url) => {
      const reply = await server.app.inject({ method: "GET", url });
      assert.is(reply.statusCode, 200, url);
      assert.match(reply.body, /Game/, url);
      return { url, text: reply.body.replace(/\r\n /g, "") };
    }),
  );
  const looked = await server.app.inject({
    method: "POST",
    url: "/calendar_link/look",
    payload: { token: links.at(-1)?.token },
  });
  assert.is(looked.statusCode, 200);
  texts.push({ url: "a guest's page", text: looked.body });
  const zias = [id("zia"), id("man")];
  const owned = new Map(links.map(({ token, userId }) => [`/calendar/${token}.ics`, userId]));
  for (const { url, text } of texts) {
    const mayNameZephyrine = zias.includes(owned.get(url) ?? "");
    mustLack(text, [driver, second, meetingPoint, duty, ...(mayNameZephyrine ? [] : [rider])], url);
  }
  record({ point: 10, tried: "Calendars and public pages without rides", count: texts.length, wrong: 0 });
  await server.close();
});

test("no page of a mail's link has a ride, nor another family's turn", async () => {
  const world = await open();
  const { server, game, person } = world;
  for (const key of ["mak", "dan", "coa"] as const)
    for (const purpose of ["answer", "got_it", "turn"] as const) {
      const token = linkTo(server, game(0), { purpose, to: person(key).user });
      const { statusCode, body } = await server.app.inject({
        method: "POST",
        url: "/mail_link/read",
        payload: { token },
      });
      if (key === "mak") assert.is(statusCode, 200, `${purpose}: ${body}`);
      mustLack(body, [driver, second, meetingPoint, rider], `${purpose} of ${key}`);
      if (key === "mak") assert.is(body.includes(duty), purpose === "turn", purpose);
    }
  await server.close();
});

const readings = ({ team, teamId, at, kids, dayIn }: World) => [
  ...[0, 1, 2, 3].map(at),
  `/schedule?from=${dayIn(0)}&days=42`,
  "/schedule/agenda",
  `${team}/event`,
  `${team}/duty`,
  `${team}/membership`,
  `${team}/report`,
  `${at(0)}/receipt`,
  `/feed?team_id=${teamId}`,
  "/feed",
  "/ding",
  "/user/me/pings",
  "/user/me/waiting",
  "/user/me/family",
  "/user/me/teams",
  `/child/child_id/${kids.sam.childId}`,
  `/child/child_id/${kids.sam.childId}/driver`,
  `/child/child_id/${kids.zephyrine.childId}/driver`,
];

test("followers, ended members, strangers and other teams read nothing of rides and duties by any call", async () => {
  const world = await open();
  await world.endAccounts();
  const words = [rider, driver, second, meetingPoint, duty];
  const readingsOf = readings(world);
  const textsOf = (key: Somebody) =>
    Promise.all(
      readingsOf.map(async (path) => ({ path, text: (await world.call(key, `GET ${path}`)).text })),
    );
  for (const key of ["tfo", "cfo", "exm", "bar", "str", "min", "nell", "ban"] as const)
    for (const { path, text } of await textsOf(key)) {
      mustLack(text, words, `${key}: ${path}`);
      assert.not.match(text, /"(rides|seats|drives|duties|turns)":/, `${key}: ${path}`);
    }
  const zias = (await textsOf("zia")).map(({ text }) => text).join();
  for (const word of words) assert.ok(zias.includes(word), `${word} is nowhere`);
  record({
    point: 10,
    tried: "Replies without rides to who reads none",
    count: readingsOf.length * 8,
    wrong: 0,
  });
  await world.server.close();
});

/** All that can happen to a car and its riders within a day of leaving. */
async function happen({ server, must, at, id, kids, move, call, game, dutyId }: World & { dutyId: string }) {
  const driverId = { driver_id: id("dan") };
  const dan = `${at(0)}/ride/user_id/${id("dan")}`;
  await move("coa", 0, "quit", driverId);
  await move("oth", 0, "ask", { ...driverId, membership_id: kids.ada.id });
  await move("dan", 0, "drop", { membership_id: kids.ada.id });
  await must("man", `POST ${at(0)}/turn`, {
    body: { duty_id: dutyId, slot: 1, move: "set", membership_id: kids.ada.id, version: 1 },
  });
  await must("oth", `POST ${at(0)}/turn`, {
    body: { duty_id: dutyId, slot: 1, move: "offer", version: 2 },
  });
  const startsLocal = `${game(0).startsLocal.slice(0, 10)}T15:00:00`;
  await must("man", `PATCH ${at(0)}`, { version: 1, body: { starts_local: startsLocal } });
  server.clock.advance(600_000);
  await deliverDueNotices(server.services);
  await must("dan", `DELETE ${dan}`);
  await call("mak", `POST ${at(0)}/seat`, {
    body: { move: "ask", ways: ["there"], membership_id: kids.sam.id, event_version: 2 },
  });
}

test("pushes and dings go to those concerned and name nobody", async () => {
  const world = await open();
  const { server, call, id } = world;
  const { services, clock } = server;
  const service = openPushService();
  await services.db.update(user).set({ timeZone: "America/Chicago" });
  const phones = new Map<Browser, Somebody>();
  const concerned = ["mak", "let", "zia", "dan", "coa", "oth", "cog", "pla", "man"] as const;
  const others = ["tfo", "cfo", "exm", "str", "nell"] as const;
  for (const key of [...concerned, ...others]) {
    const browser = service.browser();
    const { status } = await call(key, "POST /user/me/push_token", { body: browser.device });
    assert.is(status, 200, key);
    phones.set(browser, key);
  }
  clock.set(new Date(world.game(0).startsAt.getTime() - 5 * 3_600_000));
  await happen(world);
  clock.advance(120_000);
  for (const round of [deliverDueNotices, escalateDue, notifyOfTurns]) while ((await round(services)) > 0);
  while ((await ringDue(services, service.post)) > 0);
  const rung = service.opened().map(({ browser, text, payload }) => ({
    key: phones.get(browser),
    kind: payload.kind,
    text,
  }));
  const words = [rider, driver, second, meetingPoint, "Sam", "Ada"];
  for (const { key, kind, text } of rung) mustLack(text, words, `a push of ${kind} to ${key}`);
  assert.ok(rung.length > 0, "somebody's phone rang");
  const dings = await services.db.select().from(ding);
  const ofRides = dings.filter(
    ({ kind }) => kind.startsWith("ride_") || kind === "swap_offered" || kind === "turn_yours",
  );
  assert.ok(ofRides.length > 0, "somebody has a ding");
  mustLack(JSON.stringify(dings), words, "a ding");
  const strangers = others.map(id);
  assert.equal(
    ofRides.filter(({ userId }) => strangers.includes(userId)),
    [],
  );
  const { rows } = await services.db.execute(sql`select * from push_queue`);
  mustLack(JSON.stringify(rows), words, "a delivery");
  const addresses = others.map((key) => world.person(key).user.emailAddress ?? "");
  for (const { to, subject, text, html } of await server.inbox()) {
    const where = `a mail to ${to}: ${subject}`;
    mustLack(`${subject} ${text} ${html}`, [meetingPoint], where);
    if (addresses.includes(to)) mustLack(`${subject} ${text} ${html}`, [...words, duty], where);
  }
  mustLack(server.logLines.join("\n"), [...words, duty], "the log");
  await server.close();
});

test.run();
