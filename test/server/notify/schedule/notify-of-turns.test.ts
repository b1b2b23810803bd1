import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { notifyOfTurns } from "../../../../server/notify/schedule/notify-of-turns";
import { event } from "../../../../server/platform/db/schema/schedule";
import { ask, type Person } from "../../../support/people/ask";
import { openShared } from "../../../support/people/shared-duty";

const test = suite("telling families of their turns");

type Opened = Awaited<ReturnType<typeof openShared>>;

const dings = async ({ server }: Opened, person: Person) =>
  (await ask<components["schemas"]["Dings"]>(server, person, "GET /ding")).body.items.map(
    ({ kind, times, about }) => [kind, times, about.event_id ?? null],
  );

/** Runs until nothing is due, and returns how many turns were. */
async function notifyAll({ server }: Opened): Promise<number> {
  let told = 0;
  for (let count = -1; count !== 0; told += count) count = await notifyOfTurns(server.services);
  return told;
}

test("sharing is one ding for all turns of a family, a minute later; an undo before leaves no trace", async () => {
  const opened = await openShared();
  const { server, clock, coach, families, undo, share, dutyId } = opened;
  assert.is(await notifyAll(opened), 0);
  assert.is((await undo(coach)).status, 200);
  clock.advance(60_000);
  assert.is(await notifyAll(opened), 0);
  await share(coach, dutyId);
  clock.advance(60_000);
  assert.is(await notifyAll(opened), 6);
  for (const { person } of families) assert.equal(await dings(opened, person), [["turn_yours", 2, null]]);
  assert.equal(await dings(opened, coach), []);
  assert.is(await notifyAll(opened), 0);
  await server.close();
});

test("three days before, who has not pressed is reminded once, by a ding and a mail with both buttons", async () => {
  const opened = await openShared();
  const { server, clock, at, move, dutyId, events } = opened;
  clock.advance(60_000);
  await notifyAll(opened);
  const { turn, family } = await at(0);
  const pressed = await at(1);
  await move(pressed.family.person, pressed.turn.id, { duty_id: dutyId, move: "keep", version: 1 });
  const before = (await server.inbox()).length;
  const start = events[0]?.startsAt.getTime() ?? 0;
  clock.set(new Date(start - 3 * 86_400_000 - 1));
  assert.is(await notifyAll(opened), 0);
  clock.advance(1);
  assert.is(await notifyAll(opened), 1);
  const [mail, ...more] = (await server.inbox()).slice(before);
  assert.equal(more, []);
  assert.is(mail?.subject, "It's your turn");
  assert.match(mail?.text ?? "", /We've got it:/);
  assert.match(mail?.text ?? "", /Can't this time:/);
  assert.match(mail?.text ?? "", /Comets: Game, Sat, Dec 5, 10:00. Your turn: Snacks\./);
  assert.equal((await dings(opened, family.person))[0], ["turn_yours", 1, turn.id]);
  const token = /answer#([\w-]{96})/.exec(mail?.text ?? "")?.[1] ?? "";
  const page = async (path: string, body: object) => {
    const reply = await server.app.inject({
      method: "POST",
      url: `/mail_link/${path}`,
      payload: { token, ...body },
    });
    return reply.json();
  };
  const [own] = (await page("read", {})).turns;
  assert.equal([own.name, own.state], ["Snacks", "planned"]);
  const press = { duty_id: own.duty_id, slot: own.slot, version: own.version };
  assert.is((await page("turn", { ...press, move: "keep" })).turns[0].state, "taken");
  assert.is((await page("turn", { ...press, move: "offer" })).message_code, "EVENT_PARTY_MEMBER_409_TAKEN");
  assert.is(
    (await page("answer", { membership_id: family.id, answer: "yes", answer_version: 0, event_version: 1 }))
      .message_code,
    "AUTH_400_LINK",
  );
  clock.advance(86_400_000);
  assert.is(await notifyAll(opened), 0);
  await server.close();
});

test("an offered turn is told to the three families with fewest turns, and after a day to all that come", async () => {
  const opened = await openShared({ names: ["Ada", "Ben", "Cem", "Dia", "Eve", "Fay"], games: 8 });
  const { server, clock, families, at, move, say, dutyId } = opened;
  clock.advance(60_000);
  await notifyAll(opened);
  const { turn, family } = await at(0);
  const others = families.filter((one) => one !== family);
  const out = others[0];
  assert.ok(out);
  await say(out.person, turn.id, out.id, "no");
  await move(family.person, turn.id, { duty_id: dutyId, move: "offer", version: 1 });
  clock.advance(60_000);
  await notifyAll(opened);
  const asked = async () => {
    const found = [];
    for (const one of families)
      if ((await dings(opened, one.person)).some(([kind]) => kind === "swap_offered")) found.push(one);
    return found;
  };
  const first = await asked();
  assert.is(first.length, 3);
  assert.not.ok(first.includes(family) || first.includes(out));
  clock.advance(86_400_000 - 1);
  assert.is(await notifyAll(opened), 0);
  clock.advance(1);
  await notifyAll(opened);
  assert.equal(
    (await asked()).map(({ id }) => id),
    others.filter((one) => one !== out).map(({ id }) => id),
  );
  await server.close();
});

test("in the last two days all that come are told at once; of what is off nobody is", async () => {
  const opened = await openShared({ names: ["Ada", "Ben", "Cem", "Dia", "Eve", "Fay"], games: 8 });
  const { server, clock, families, at, move, dutyId, events } = opened;
  const { turn, family } = await at(0);
  clock.set(new Date((events[0]?.startsAt.getTime() ?? 0) - 40 * 3_600_000));
  await move(family.person, turn.id, { duty_id: dutyId, move: "offer", version: 1 });
  await server.services.db.update(event).set({ status: "called_off", calledOffFor: "weather" });
  clock.advance(60_000);
  await notifyAll(opened);
  for (const { person } of families) assert.equal(await dings(opened, person), []);
  await server.services.db.update(event).set({ status: "on", calledOffFor: null });
  clock.advance(12 * 3_600_000);
  await notifyAll(opened);
  for (const one of families) {
    const isAsked = (await dings(opened, one.person)).some(
      ([kind, , id]) => kind === "swap_offered" && id === turn.id,
    );
    assert.is(isAsked, one !== family);
  }
  await server.close();
});

test.run();
