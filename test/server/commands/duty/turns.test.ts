import { sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { components } from "../../../../openapi";
import { ask } from "../../../support/people/ask";
import { addChild, addMember } from "../../../support/people/club";
import { openDutyTeam } from "../../../support/people/duty-calls";
import { openShared } from "../../../support/people/shared-duty";

const test = suite("turns of duties");

const day = 86_400_000;

test("sharing gives each family as many turns; undo within a minute takes them back, later it is refused", async () => {
  const { server, clock, coach, dutyId, turns, undo, share, read } = await openShared();
  const shared = await turns(dutyId);
  assert.equal(
    shared.map(({ state }) => state),
    Array.from({ length: 6 }, () => "planned"),
  );
  assert.equal(
    [0, 1, 2].map((place) => shared.filter((turn) => turn.place === place).length),
    [2, 2, 2],
  );
  const book = (await read(coach)).body;
  assert.is(book.undo_until, new Date(clock.now().getTime() + 60_000).toISOString());
  assert.equal(
    book.families.map(({ turns, to_come }) => [turns, to_come]),
    [
      [2, 2],
      [2, 2],
      [2, 2],
    ],
  );
  assert.is((await share(coach, dutyId)).code, "REQUEST_412_CHANGED");
  const undone = await undo(coach);
  assert.is(undone.body.duties[0]?.shared_at, undefined);
  assert.equal(
    (await turns(dutyId)).map(({ state }) => state),
    Array.from({ length: 6 }, () => "open"),
  );
  assert.is((await undo(coach)).code, "REQUEST_412_CHANGED");
  assert.is((await share(coach, dutyId)).status, 200);
  clock.advance(60_000);
  assert.is((await undo(coach)).code, "REQUEST_412_CHANGED");
  assert.equal(
    (await turns(dutyId)).map(({ state }) => state),
    Array.from({ length: 6 }, () => "planned"),
  );
  await server.close();
});

test("a plan that has changed since it was on the screen is not shared", async () => {
  const { server, coach, team, families, duty, read, choose } = await openDutyTeam();
  const { id } = await duty();
  const [plan] = (await read(coach)).body.duties.map(({ plan }) => plan);
  const [ada] = families;
  assert.ok(ada);
  await choose(ada.person, ada.id, id);
  const body = { duty_id: id, plan_tag: plan?.tag };
  assert.is((await ask(server, coach, `POST ${team}/duty/share`, { body })).code, "REQUEST_412_CHANGED");
  await server.close();
});

test("a family keeps its turn, gives it away, and takes it back; nobody else does", async () => {
  const { server, families, dutyId, at, move, coach } = await openShared();
  const { turn, family } = await at(0);
  const other = families.find((one) => one !== family);
  assert.ok(other);
  const say = (person: typeof coach, name: string, version: number, more: object = {}) =>
    move(person, turn.id, { duty_id: dutyId, move: name, version, ...more });
  assert.is((await say(other.person, "keep", 1)).code, "EVENT_PARTY_MEMBER_401_UPDATE");
  assert.is((await say(coach, "keep", 1)).code, "EVENT_PARTY_MEMBER_401_UPDATE");
  const kept = await say(family.person, "keep", 1);
  const slot = kept.body.duties?.[0]?.slots[0];
  assert.equal([slot?.state, slot?.version, slot?.is_own], ["taken", 2, true]);
  assert.is((await say(family.person, "keep", 1)).status, 200, "the same again is no fault");
  assert.is((await say(family.person, "offer", 1)).code, "EVENT_PARTY_MEMBER_409_TAKEN");
  assert.is((await say(family.person, "offer", 9)).code, "EVENT_PARTY_MEMBER_409_TAKEN");
  assert.is((await say(family.person, "offer", 2)).body.duties?.[0]?.slots[0]?.state, "offered");
  assert.is((await say(family.person, "keep", 3)).body.duties?.[0]?.slots[0]?.state, "taken");
  await server.close();
});

test("whoever takes an offered turn has it, and gives its next planned one for it", async () => {
  const { server, events, families, dutyId, at, move, turns, event } = await openShared();
  const { turn, family: giver } = await at(0);
  const taker = families.find((one) => one !== giver);
  assert.ok(taker);
  await move(giver.person, turn.id, { duty_id: dutyId, move: "offer", version: 1 });
  const slot = (await event(taker.person, turn.id)).duties?.[0]?.slots[0];
  const next = (await turns(dutyId)).find(({ place }) => families[place] === taker);
  const onDay = events.find(({ id }) => id === next?.id)?.firstDay;
  assert.equal(
    [slot?.state, slot?.take_as, slot?.gives],
    ["offered", taker.id, { event_id: next?.id, first_day: onDay, name: "Snacks" }],
  );
  assert.is((await event(giver.person, turn.id)).duties?.[0]?.slots[0]?.take_as, undefined);
  const take = { duty_id: dutyId, move: "take", membership_id: taker.id, version: 2 };
  const taken = await move(taker.person, turn.id, take);
  assert.is(taken.body.duties?.[0]?.slots[0]?.state, "taken");
  const after = await turns(dutyId);
  assert.is(after.find(({ id }) => id === turn.id)?.membership_id, taker.id);
  assert.is(after.find(({ id }) => id === next?.id)?.membership_id, giver.id);
  const third = families.find((one) => one !== giver && one !== taker);
  assert.ok(third);
  const late = await move(third.person, turn.id, { ...take, membership_id: third.id });
  assert.is(late.code, "EVENT_PARTY_MEMBER_409_TAKEN");
  await server.close();
});

test("staff set any turn, also up to two weeks after; families do not", async () => {
  const { server, clock, coach, families, events, duty, move } = await openDutyTeam();
  const [ada, ben] = families;
  const first = events[0];
  assert.ok(ada && ben && first);
  const { id: duty_id } = await duty();
  const set = (person: typeof coach, version: number, body: object) =>
    move(person, first.id, { duty_id, version, ...body });
  assert.is(
    (await set(ada.person, 0, { move: "set", membership_id: ada.id })).code,
    "EVENT_PARTY_MEMBER_401_UPDATE",
  );
  assert.is((await set(ada.person, 0, { move: "off" })).code, "EVENT_PARTY_MEMBER_401_UPDATE");
  assert.is((await set(coach, 0, { move: "off" })).body.duties?.[0]?.slots[0]?.state, "off");
  assert.is(
    (await set(ada.person, 1, { move: "take", membership_id: ada.id })).code,
    "EVENT_PARTY_MEMBER_409_TAKEN",
  );
  assert.is((await set(coach, 1, { move: "open" })).body.duties?.[0]?.slots[0]?.state, "open");
  clock.set(new Date(first.endsAt.getTime() + 14 * day - 1));
  assert.is((await set(ada.person, 2, { move: "take", membership_id: ada.id })).code, "EVENT_ITEM_403_OVER");
  assert.is(
    (await set(coach, 2, { move: "set", membership_id: ben.id })).body.duties?.[0]?.slots[0]?.state,
    "taken",
  );
  clock.advance(1);
  assert.is((await set(coach, 3, { move: "set", membership_id: ada.id })).code, "EVENT_ITEM_403_OVER");
  await server.close();
});

test("a turn that staff opened is not given again by itself; one of a family that is out of the duty is", async () => {
  const { server, coach, families, dutyId, at, move, turns, choose } = await openShared();
  const { turn, family } = await at(0);
  await move(coach, turn.id, { duty_id: dutyId, move: "open", version: 1 });
  assert.is((await turns(dutyId))[0]?.state, "open");
  await choose(family.person, family.id, dutyId);
  const places = (await turns(dutyId)).map(({ place }) => families[place]);
  assert.not.ok(places.includes(family));
  assert.is(places.filter(Boolean).length, 5);
  await server.close();
});

test("a family whose turns are not needed any more gets another", async () => {
  const { server, coach, families, dutyId, at, move, turns } = await openShared();
  const { family } = await at(0);
  const own = (await turns(dutyId)).filter(({ place }) => families[place] === family);
  for (const { id, version } of own) await move(coach, id, { duty_id: dutyId, move: "off", version });
  const places = (await turns(dutyId)).map(({ place }) => families[place]);
  assert.equal([own.length, places.filter((one) => one === family).length], [2, 1]);
  await server.close();
});

test("the outbox sends presses on turns", async () => {
  const { server, teamId, dutyId, at } = await openShared();
  const { turn, family } = await at(0);
  const item = {
    ...{ kind: "turn", team_id: teamId, event_id: turn.id, duty_id: dutyId },
    ...{ slot: 1, move: "offer", version: 1 },
  };
  const send = async (...items: object[]) =>
    (
      await ask<components["schemas"]["SendingResults"]>(server, family.person, "POST /schedule/send", {
        body: { items },
      })
    ).body.results.map(({ outcome, code }) => [outcome, code]);
  assert.equal(
    await send(
      item,
      item,
      { ...item, move: "keep", version: 1 },
      { ...item, slot: 2 },
      { ...item, duty_id: undefined },
    ),
    [
      ["saved", undefined],
      ["saved", undefined],
      ["changed", "EVENT_PARTY_MEMBER_409_TAKEN"],
      ["gone", "STEP_404"],
      ["refused", "REQUEST_400_INVALID"],
    ],
  );
  await server.close();
});

test("the schedule, Needs you and the event show a family its own turn, with the rule that gave it", async () => {
  const { server, clock, dutyId, at, event } = await openShared();
  const { turn, family } = await at(0);
  const needs = async () =>
    (await ask<components["schemas"]["WaitingList"]>(server, family.person, "GET /user/me/waiting")).body
      .items;
  assert.equal(
    (await needs()).filter(({ kind }) => kind === "turn"),
    [],
  );
  clock.set(new Date("2026-11-27T16:30:00Z"));
  const [item] = (await needs()).filter(({ kind }) => kind === "turn");
  assert.equal(
    [item?.event_id, item?.duty_id, item?.duty_name, item?.slot, item?.version, item?.membership_id],
    [turn.id, dutyId, "Snacks", 1, 1, family.id],
  );
  const week = await ask<components["schemas"]["ScheduleWindow"]>(
    server,
    family.person,
    "GET /schedule?from=2026-12-05&days=7",
  );
  const expected = [
    { duty_id: dutyId, name: "Snacks", sign: "snacks", slot: 1, state: "planned", version: 1 },
  ];
  assert.equal(week.body.events[0]?.mine[0]?.turns, expected);
  const whole = await event(family.person, turn.id);
  assert.equal(whole.event.mine[0]?.turns, expected);
  assert.is(whole.duties?.[0]?.slots[0]?.why, "fewest");
  await server.close();
});

test("turns of who has left are given to others at the next change", async () => {
  const { server, db, coach, families, dutyId, at, turns, change } = await openShared();
  const { family } = await at(0);
  await db.execute(
    sql`update membership set ended_at = now(), end_reason = 'left' where id = ${family.id}::uuid`,
  );
  await change(coach, dutyId, 2, { name: "Fruit" });
  const places = (await turns(dutyId)).map(({ place }) => families[place]);
  assert.not.ok(places.includes(family));
  assert.is(places.filter(Boolean).length, 6);
  await server.close();
});

test("a family that is out has its turn on offer at once, unless a brother comes", async () => {
  const { server, teamId, families, dutyId, at, turns, say } = await openShared();
  const { turn, family } = await at(0);
  const later = (await turns(dutyId)).find(({ place, id }) => families[place] === family && id !== turn.id);
  const brother = await addChild(server, [family.person.user.id], { firstName: "Dan" });
  const { id: brotherId } = await addMember(server, teamId, { childId: brother.id });
  const state = async (id: string) => (await turns(dutyId)).find((one) => one.id === id)?.state;
  await say(family.person, turn.id, family.id, "no");
  assert.is(await state(turn.id), "planned");
  await say(family.person, turn.id, brotherId, "no");
  assert.is(await state(turn.id), "offered");
  const away = { first_day: "2026-12-06", last_day: "2027-01-31", weekdays: 127 };
  const said = await ask(server, family.person, "POST /user/me/absence", {
    body: { ...away, people: [{ child_id: family.childId }, { child_id: brother.id }] },
  });
  assert.is(said.status, 200, said.text);
  assert.is(await state(later?.id ?? ""), "offered");
  await server.close();
});

test.run();
