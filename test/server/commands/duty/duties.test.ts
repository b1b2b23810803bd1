import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dutiesOfTeam } from "../../../../domain/duty/limits";
import { addAdult, addFollower, addMember, addTeam } from "../../../support/people/club";
import { addDuty } from "../../../support/people/duty";
import { openDutyTeam, snacks } from "../../../support/people/duty-calls";
import { addEvent } from "../../../support/people/schedule";

const test = suite("duties of a team");

test("a coach adds a duty, changes and ends it; its plan says what sharing would do", async () => {
  const { server, coach, families, add, change, end, read } = await openDutyTeam();
  const added = await add(coach);
  const [duty] = added.body.duties;
  assert.equal(
    { ...duty, id: "", plan: { ...duty?.plan, tag: "" } },
    {
      ...{ id: "", ...snacks, is_for_all: true, spares_staff: true, version: 1 },
      plan: { events: 6, families: 3, turns: 6, least: 2, most: 2, tag: "" },
    },
  );
  assert.is(added.body.events.length, 6);
  assert.equal(
    added.body.turns.map(({ state, version }) => [state, version]),
    Array.from({ length: 6 }, () => ["open", 0]),
  );
  const mother = families[0]?.person;
  assert.ok(mother && duty);
  const seen = (await read(mother)).body;
  assert.is(seen.duties[0]?.plan, undefined);
  assert.equal(
    seen.families.map(({ players, turns, is_own }) => [players, turns, is_own ?? false]),
    [
      [["Ada X."], 0, true],
      [["Ben X."], 0, false],
      [["Cem X."], 0, false],
    ],
  );
  const changed = await change(coach, duty.id, 1, { name: "  Fruit  ", families: 2, side: "home" });
  assert.equal(
    [changed.body.duties[0]?.name, changed.body.duties[0]?.side, changed.body.events.length],
    ["Fruit", "home", 0],
  );
  assert.is((await change(coach, duty.id, 1, { families: 1 })).code, "REQUEST_412_CHANGED");
  assert.is((await end(coach, duty.id, 2)).body.duties.length, 0);
  assert.is((await end(coach, duty.id, 3)).code, "STEP_404");
  await server.close();
});

test("families read, do not run, and choose for themselves; followers read nothing", async () => {
  const { server, teamId, coach, families, duty, add, change, end, share, undo, choose, read } =
    await openDutyTeam();
  const [ada, ben] = families;
  assert.ok(ada && ben);
  const { id } = await duty();
  const mother = ada.person;
  assert.is((await add(mother)).code, "STEP_401_CREATE");
  assert.is((await change(mother, id, 1, { families: 2 })).code, "STEP_401_UPDATE");
  assert.is((await end(mother, id, 1)).code, "STEP_401_DELETE");
  assert.is((await share(mother, id)).code, "STEP_401_UPDATE");
  assert.is((await undo(mother)).code, "STEP_401_UPDATE");
  assert.is((await choose(mother, ben.id, id)).code, "EVENT_PARTY_MEMBER_401_UPDATE");
  assert.is((await choose(mother, randomUUID(), id)).code, "COLLABORATOR_404");
  assert.is((await choose(mother, ada.id, randomUUID())).code, "STEP_404");
  const chosen = (await choose(mother, ada.id, id)).body;
  assert.equal(chosen.choices, [{ duty_id: id, membership_ids: [ada.id] }]);
  assert.equal((await read(ben.person)).body.choices, []);
  assert.is((await read(coach)).body.choices.length, 1);
  assert.is((await read(coach)).body.duties[0]?.plan?.families, 2);
  assert.equal((await choose(coach, ada.id)).body.choices, []);
  const grandpa = await addAdult(server, { firstName: "Gus" });
  await addFollower(server, ada.childId, grandpa.user.id, mother.user.id);
  assert.is((await read(grandpa)).code, "EVENT_PARTY_MEMBER_401_REQUEST");
  const walt = await addAdult(server, { firstName: "Walt" });
  assert.is((await read(walt)).code, "TEAM_404");
  await addMember(server, teamId, { userId: walt.user.id, roles: ["follower"] });
  assert.is((await read(walt)).code, "EVENT_PARTY_MEMBER_401_REQUEST");
  await server.close();
});

test("bad fields and one duty too many are refused, and nothing is written", async () => {
  const { server, teamId, coach, add, read } = await openDutyTeam({ games: 0 });
  const bad: object[] = [
    { name: "" },
    { name: "   " },
    { name: "x".repeat(31) },
    { name: "🥨".repeat(31) },
    { families: 5 },
    { families: 0 },
    { kinds: [] },
    { kinds: ["party"] },
    { sign: "gift" },
    { side: "neutral" },
  ];
  for (const fields of bad)
    assert.is((await add(coach, fields)).code, "REQUEST_400_INVALID", JSON.stringify(fields));
  const { id: otherTeam } = await addTeam(server, coach.user.id);
  const foreign = await addEvent(server, otherTeam, { createdBy: coach.user.id });
  for (const event_id of [randomUUID(), foreign.id])
    assert.is((await add(coach, { event_id })).code, "EVENT_ITEM_404");
  assert.equal((await read(coach)).body.duties, []);
  for (let nth = 0; nth < dutiesOfTeam; nth++) await addDuty(server, teamId, { name: `Duty ${nth}` });
  assert.is((await add(coach)).code, "STEP_403_TOO_MANY");
  assert.is((await read(coach)).body.duties.length, dutiesOfTeam);
  await server.close();
});

test("a name counts its signs, not their bytes", async () => {
  const { server, coach, add, change, read } = await openDutyTeam({ games: 0 });
  const longest = "🥨".repeat(30);
  const { duties } = (await add(coach, { name: longest })).body;
  assert.equal(
    duties.map(({ name }) => name),
    [longest],
  );
  const [{ id, version }] = duties as [(typeof duties)[number]];
  assert.is((await change(coach, id, version, { name: `${longest}!` })).code, "REQUEST_400_INVALID");
  assert.is((await read(coach)).body.duties[0]?.version, version);
  await server.close();
});

test("a duty of one event is at that event alone, beside the others", async () => {
  const { server, coach, events, duty, event, read } = await openDutyTeam({ games: 2 });
  const [first, second] = events;
  assert.ok(first && second);
  await duty();
  const cake = await duty({ name: "Cake 🎂", sign: "other", families: 2, event_id: first.id });
  assert.is(cake.plan, undefined);
  const shown = async (id: string) =>
    (await event(coach, id)).duties?.map(({ name, slots }) => [name, slots.length]);
  assert.equal(await shown(first.id), [
    ["Snacks", 1],
    ["Cake 🎂", 2],
  ]);
  assert.equal(await shown(second.id), [["Snacks", 1]]);
  assert.is((await read(coach)).body.turns.length, 4);
  await server.close();
});

test.run();
