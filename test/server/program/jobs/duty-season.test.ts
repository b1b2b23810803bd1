// Full run only: plays four months of a team day by day.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { notifyOfTurns } from "../../../../server/notify/schedule/notify-of-turns";
import { ding } from "../../../../server/platform/db/schema/notification-dings";
import { pushQueue, pushToken } from "../../../../server/platform/db/schema/notification-push";
import { evenOutAll } from "../../../../server/program/jobs/duties";
import { ask, type Person } from "../../../support/people/ask";
import { addAdult, addChild, addMember } from "../../../support/people/club";
import { openDutyTeam } from "../../../support/people/duty-calls";
import { randomOf } from "../../../support/people/duty-seasons";

type Details = components["schemas"]["EventDetails"];

const test = suite("a season of duties and rides");

const names = "Ada Ben Cem Dia Eve Fay Gil Hal Ivy Jon Kai Lou Max".split(" ");
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** The ninth game is moved two hours before its start. */
const movedGame = 8;

/** Thirteen families with eighteen games, whose coach has shared out the snacks. */
async function openSeason() {
  const opened = await openDutyTeam({ names, games: 18, today: "2026-08-10", firstGame: "2026-08-29" });
  const { server, clock, db, families, events, coach, duty, share, turns, move, say } = opened;
  const { services } = server;
  const { id: dutyId } = await duty();
  assert.is((await share(coach, dutyId)).status, 200);
  clock.advance(minute);

  /** "family game", by their places: each reminder, and each turn that a family let go of. */
  const [reminded, letGo]: [string[], string[]] = [[], []];
  const familyOf = (userId: string) => families.findIndex(({ person }) => person.user.id === userId);
  const nextGame = () => events.findIndex(({ endsAt }) => endsAt > clock.now());
  const gameOf = (eventId: string | undefined) => events.findIndex(({ id }) => id === eventId);
  let mails = 0;

  /** Delivers what is due, and returns the dings. */
  async function tell() {
    while ((await notifyOfTurns(services)) > 0);
    const sent = (await server.inbox()).slice(mails);
    mails += sent.length;
    const rung = (await db.delete(ding).returning()).map(({ userId, kind, times, about }) => ({
      ...{ family: familyOf(userId), game: gameOf(about.event_id), kind, times },
    }));
    for (const { to } of sent.filter(({ subject }) => subject === "It's your turn")) {
      const family = families.findIndex(({ person }) => person.user.mailboxKey === to);
      const news = rung.find((one) => one.kind === "turn_yours" && one.family === family);
      assert.is(news?.game, nextGame(), "a mail comes with the ding of its turn");
      reminded.push(`${family} ${news?.game}`);
    }
    return rung;
  }

  async function press(family: number, game: number, name: "keep" | "offer" | "take") {
    const [turn, own] = [(await turns(dutyId))[game], families[family]];
    assert.ok(turn && own);
    if (name === "offer") letGo.push(`${family} ${game}`);
    const body = { duty_id: dutyId, move: name, version: turn.version, membership_id: own.id };
    return (await move(own.person, turn.id, body)).status;
  }

  async function answerOut(family: number, game: number) {
    const [own, event] = [families[family], events[game]];
    if (!own || !event || game === movedGame) return;
    if ((await turns(dutyId))[game]?.place === family) letGo.push(`${family} ${game}`);
    await say(own.person, event.id, own.id, "no");
  }

  return { ...opened, services, dutyId, reminded, letGo, nextGame, tell, press, answerOut };
}

type Season = Awaited<ReturnType<typeof openSeason>>;

async function join({ server, teamId, families }: Season) {
  const person = await addAdult(server, { firstName: "OfNew" });
  const kid = await addChild(server, [person.user.id], { firstName: "New", lastInitial: "X" });
  const { id } = await addMember(server, teamId, { childId: kid.id, number: "77" });
  families.push({ person, childId: kid.id, id });
}

async function leave({ server, team, families }: Season, family: number) {
  const own = families[family];
  assert.ok(own);
  const path = `${team}/membership/membership_id/${own.id}/end` as const;
  assert.is(
    (await ask(server, own.person, `POST ${path}`, { version: 1, body: { bar: false } })).status,
    200,
  );
}

/** Ada's family drives Ada and Ben. */
async function shareCar(season: Season) {
  const { server, team, families, events } = season;
  const [driver, rider] = families;
  const game = events[movedGame];
  assert.ok(driver && rider && game);
  const at = `${team}/event/event_id/${game.id}` as const;
  const seat = (person: Person, move: "ask" | "agree", event_version: number, membership_id?: string) =>
    ask<Details>(server, person, `POST ${at}/seat`, {
      body: {
        ...{ move, ways: ["there"], event_version, ...(membership_id && { membership_id }) },
        ...((move === "ask" || membership_id) && { driver_id: driver.person.user.id }),
      },
    });
  /** The states of Ada's and Ben's seats. */
  const states = async () => {
    const { seats = [] } = await season.event(driver.person, game.id);
    return [driver, rider].map(({ id }) => seats.find(({ membership_id }) => membership_id === id)?.state);
  };
  const body = { ways: [{ way: "there", seats: 3 }], event_version: 1 };
  const car = `${at}/ride/user_id/${driver.person.user.id}` as const;
  assert.is((await ask(server, driver.person, `PUT ${car}`, { body })).status, 200);
  for (const { person, id } of [driver, rider]) assert.is((await seat(person, "ask", 1, id)).status, 200);
  assert.equal(await states(), ["agreed", "agreed"]);
  return { game, at, driver, rider, seat, states };
}

/** Two hours before, the game moves by an hour: both families are rung, and each agrees anew by one press. */
async function moveLate(season: Season) {
  const { server, services, clock, db, coach } = season;
  const { game, at, driver, rider, seat, states } = await shareCar(season);
  const people = [driver.person, rider.person];
  for (const { user, sessionId } of people)
    await db.insert(pushToken).values({
      ...{ userId: user.id, id: randomUUID(), sessionId, madeAt: clock.now() },
      ...{ endpoint: `https://push.example/${user.id}`, endpointHash: user.id },
      ...{ p256dh: "B".repeat(87), auth: "A".repeat(22), label: "A phone" },
    });
  clock.set(new Date(game.startsAt.getTime() - 2 * hour));
  const moved = { starts_local: game.startsLocal.replace(/T10/, "T11") };
  assert.is((await ask(server, coach, `PATCH ${at}`, { version: 1, body: moved })).status, 200);
  assert.equal(await states(), ["open_again", "open_again"]);
  clock.advance(10 * minute);
  while ((await deliverDueNotices(services)) > 0);
  const pushes = await db.select().from(pushQueue);
  assert.equal(
    pushes.map(({ userId, kind, dueAt }) => [userId, kind, dueAt !== null]).sort(),
    people.map(({ user }) => [user.id, "moved", true]).sort(),
  );
  assert.is((await seat(driver.person, "agree", 2)).status, 200);
  assert.is((await seat(driver.person, "agree", 2, driver.id)).status, 200);
  assert.equal(await states(), ["agreed", "open_again"]);
  assert.is((await seat(rider.person, "agree", 2, rider.id)).status, 200);
  assert.equal(await states(), ["agreed", "agreed"]);
  await db.delete(ding);
}

/** What families do on a day: one is out now and then, who is reminded agrees or lets go, and some take what is free. */
async function live(season: Season, present: readonly number[], random: (below: number) => number) {
  const { clock, reminded, nextGame, tell, press, answerOut } = season;
  const game = nextGame();
  if (random(4) === 0) await answerOut(present[random(present.length)] ?? 0, game + random(4));
  const before = reminded.length;
  const rung = await tell();
  for (const key of reminded.slice(before)) {
    assert.is(await press(Number(key.split(" ")[0]), game, random(8) === 0 ? "offer" : "keep"), 200);
    clock.advance(minute);
    rung.push(...(await tell()));
  }
  for (const offer of rung)
    if (offer.kind === "swap_offered" && offer.game >= 0 && random(3) === 0)
      await press(offer.family, offer.game, "take");
}

test("everybody is asked once for each turn and for two at most, from turns that were shared evenly", async () => {
  const season = await openSeason();
  const { server, clock, services, coach, events, dutyId, reminded, letGo, tell } = season;
  const shared = await tell();
  assert.equal(shared.map(({ family }) => family).sort(), [...names.keys()].sort());
  assert.ok(shared.every(({ kind, times }) => kind === "turn_yours" && times <= 2));
  const counts = async () => (await season.read(coach)).body.families.map(({ turns }) => turns);
  const first = await counts();
  assert.ok(Math.max(...first) - Math.min(...first) <= 1, first.join());
  const random = randomOf(1);
  const leaver = 4;
  let present = [...names.keys()];
  const end = events.at(-1)?.endsAt ?? clock.now();
  for (let night = new Date("2026-08-11T07:00:00Z"); night < end; night = new Date(night.getTime() + day)) {
    clock.set(night);
    await evenOutAll(services);
    if (night.getUTCDay() === 1) assert.is(await evenOutAll(services), 0);
    const today = night.toISOString().slice(0, 10);
    if (today === events[movedGame]?.firstDay) await moveLate(season);
    clock.set(new Date(night.getTime() + 9 * hour));
    if (today === "2026-10-01") {
      await join(season);
      present = [...present, names.length];
    }
    if (today === "2026-11-03") {
      await leave(season, leaver);
      present = present.filter((family) => family !== leaver);
    }
    await live(season, present, random);
  }
  clock.set(end);
  assert.is(new Set(reminded).size, reminded.length, "asked twice for one turn");
  const countOf = (keys: readonly string[], family: number) =>
    keys.filter((key) => key.startsWith(`${family} `)).length;
  for (const family of season.families.keys())
    assert.ok(countOf(reminded, family) <= 2 + countOf(letGo, family), `family ${family}: ${reminded}`);
  const states = (await season.turns(dutyId)).map(({ state }) => state);
  assert.ok(states.every((state) => state === "taken" || state === "offered"));
  assert.is((await counts()).length, present.length);
  await server.close();
});

test.run();
