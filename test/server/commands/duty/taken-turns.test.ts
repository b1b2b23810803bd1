import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dutyTurn } from "../../../../server/platform/db/schema/duty";
import { ask } from "../../../support/people/ask";
import { addChild, addMember, addTeam } from "../../../support/people/club";
import { addDuty } from "../../../support/people/duty";
import { openDutyTeam } from "../../../support/people/duty-calls";
import { addEvent } from "../../../support/people/schedule";
import { openShared } from "../../../support/people/shared-duty";

const test = suite("who may take a turn, and who reads of one on offer");

test("taking is for one's own player, once at an event", async () => {
  const { server, families, events, duty, move } = await openDutyTeam();
  const [ada, ben] = families;
  const id = events[0]?.id ?? "";
  assert.ok(ada && ben);
  const one = await duty({ families: 2 });
  const two = await duty({ name: "Drinks" });
  const take = (person: typeof ada.person, membership_id: string, more: object = {}) =>
    move(person, id, { duty_id: one.id, move: "take", membership_id, version: 0, ...more });
  assert.is((await take(ada.person, ben.id)).code, "EVENT_PARTY_MEMBER_401_UPDATE");
  assert.is(
    (await move(ada.person, id, { duty_id: one.id, move: "take", version: 0 })).code,
    "REQUEST_400_INVALID",
  );
  assert.is((await take(ada.person, ada.id, { slot: 3 })).code, "STEP_404");
  assert.is((await take(ada.person, ada.id, { slot: 5 })).code, "REQUEST_400_INVALID");
  assert.is((await take(ada.person, ada.id)).status, 200);
  assert.is((await take(ada.person, ada.id)).status, 200);
  assert.is((await take(ada.person, ada.id, { slot: 2 })).code, "EVENT_PARTY_MEMBER_409_CONFLICT");
  assert.is((await take(ada.person, ada.id, { duty_id: two.id })).code, "EVENT_PARTY_MEMBER_409_CONFLICT");
  assert.is((await take(ben.person, ben.id)).code, "EVENT_PARTY_MEMBER_409_TAKEN");
  assert.is((await take(ben.person, ben.id, { slot: 2 })).status, 200);
  await server.close();
});

test("a family of which nobody comes takes no turn there; staff set one for it all the same", async () => {
  const { server, coach, team, families, duty, events, move, say, turns } = await openDutyTeam();
  const { id: duty_id } = await duty();
  const [ada, ben] = families;
  const game = events[0]?.id ?? "";
  assert.ok(ada && ben);
  const brother = await addChild(server, [ada.person.user.id], { firstName: "Dan" });
  const { id: brotherId } = await addMember(server, team.split("/").at(-1) ?? "", { childId: brother.id });
  const take = { duty_id, move: "take", membership_id: ada.id, version: 0 };
  await say(ada.person, game, ada.id, "no");
  await say(ada.person, game, brotherId, "no");
  assert.is((await move(ada.person, game, take)).code, "EVENT_PARTY_MEMBER_404");
  assert.is((await turns(duty_id))[0]?.state, "open", "nothing was written");
  await say(ada.person, game, brotherId, "maybe", 1);
  assert.is((await move(ada.person, game, take)).status, 200, "the brother may come");
  await say(ben.person, game, ben.id, "no");
  const { version } = (await turns(duty_id))[0] ?? { version: 0 };
  const set = { duty_id, move: "set", membership_id: ben.id, version };
  assert.is((await move(coach, game, set)).status, 200);
  await server.close();
});

test("what is foreign, unknown or from the future is refused, and nothing is written", async () => {
  const { server, coach, families, events, duty, move, db } = await openDutyTeam();
  const { id: otherTeam } = await addTeam(server, coach.user.id);
  const theirGame = await addEvent(server, otherTeam, { kind: "game", createdBy: coach.user.id });
  const theirDuty = await addDuty(server, otherTeam);
  const theirs = await addMember(server, otherTeam, { childId: families[1]?.childId ?? "" });
  const [ada] = families;
  const game = events[0]?.id ?? "";
  assert.ok(ada);
  const { id: duty_id } = await duty();
  const take = { duty_id, move: "take", membership_id: ada.id, version: 0 };
  const rows = () => db.select().from(dutyTurn);
  const before = await rows();
  for (const [event, change, code] of [
    [theirGame.id, {}, "EVENT_ITEM_404"],
    ["no-id", {}, "EVENT_ITEM_404"],
    [game, { duty_id: theirDuty.id }, "STEP_404"],
    [game, { membership_id: theirs.id }, "COLLABORATOR_404"],
    [game, { version: 1 }, "EVENT_PARTY_MEMBER_409_TAKEN"],
    [game, { slot: 0 }, "REQUEST_400_INVALID"],
    [game, { move: "give" }, "REQUEST_400_INVALID"],
    [game, { version: -1 }, "REQUEST_400_INVALID"],
  ] as const)
    assert.is((await move(ada.person, event, { ...take, ...change })).code, code, JSON.stringify(change));
  const set = { ...take, move: "set", membership_id: theirs.id };
  assert.is((await move(coach, game, set)).code, "COLLABORATOR_404");
  assert.equal(await rows(), before);
  await server.close();
});

test("a turn that an Out puts on offer is new to everybody who may take it; any other answer to staff", async () => {
  const { server, teamId, dutyId, at, turns, say } = await openShared();
  const published: string[][] = [];
  server.services.scheduleChanges?.subscribe((...change) => published.push(change));
  const { turn, family } = await at(0);
  await say(family.person, turn.id, family.id, "yes");
  await say(family.person, turn.id, family.id, "no", 1);
  await say(family.person, turn.id, family.id, "maybe", 2);
  const audiences = ["staff", "readers", "staff"].map((audience) => [teamId, audience]);
  assert.equal(published.splice(0), audiences);
  const other = (await turns(dutyId)).find(({ id, state }) => id !== turn.id && state === "planned");
  const owner = (await at((await turns(dutyId)).findIndex(({ id }) => id === other?.id))).family;
  const answer = {
    ...{ kind: "answer", team_id: teamId, event_id: other?.id, membership_id: owner.id },
    ...{ answer: "no", answer_version: 0, event_version: 1 },
  };
  const sent = await ask(server, owner.person, "POST /schedule/send", { body: { items: [answer] } });
  assert.is(sent.status, 200, sent.text);
  assert.equal(published.splice(0), [[teamId, "readers"]]);
  const away = { first_day: "2026-12-06", last_day: "2027-01-31", weekdays: 127 };
  const body = { ...away, people: [{ child_id: family.childId }] };
  await ask(server, family.person, "POST /user/me/absence", { body: { ...body, dry_run: true } });
  assert.equal(published.splice(0), [], "it was tried out");
  await ask(server, family.person, "POST /user/me/absence", { body });
  assert.equal(published.splice(0), [[teamId, "readers"]]);
  await server.close();
});

test.run();
