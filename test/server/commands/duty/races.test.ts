import { suite } from "uvu";
import * as assert from "uvu/assert";
import { evenOutAll } from "../../../../server/program/jobs/duties";
import { openDutyTeam } from "../../../support/people/duty-calls";
import { openShared } from "../../../support/people/shared-duty";

const test = suite("races on turns");

const rounds = 4;
const statusOf = ({ status, code }: { status: number; code: string | undefined }) => code ?? String(status);

test("of all families that take an open turn at once one has it", async () => {
  const { server, events, families, duty, move, turns } = await openDutyTeam({
    names: ["Ada", "Ben", "Cem", "Dia", "Eve", "Fay"],
    games: rounds,
  });
  const { id: duty_id } = await duty();
  for (const { id } of events) {
    const replies = await Promise.all(
      families.map(({ person, id: membership_id }) =>
        move(person, id, { duty_id, move: "take", membership_id, version: 0 }),
      ),
    );
    const codes = replies.map(statusOf).sort();
    assert.equal(codes, ["200", ...Array.from({ length: 5 }, () => "EVENT_PARTY_MEMBER_409_TAKEN")]);
    const winner = replies.findIndex(({ status }) => status === 200);
    assert.is((await turns(duty_id)).find((turn) => turn.id === id)?.place, winner);
  }
  await server.close();
});

test("a family that takes two turns of an event at once has one", async () => {
  const { server, events, families, duty, move } = await openDutyTeam({ games: rounds });
  const [ada] = families;
  assert.ok(ada);
  const one = await duty({ families: 2 });
  const two = await duty({ name: "Drinks" });
  for (const { id } of events) {
    const take = { move: "take", membership_id: ada.id, version: 0 };
    const replies = await Promise.all([
      move(ada.person, id, { ...take, duty_id: one.id }),
      move(ada.person, id, { ...take, duty_id: one.id, slot: 2 }),
      move(ada.person, id, { ...take, duty_id: two.id }),
    ]);
    assert.equal(replies.map(statusOf).sort(), [
      "200",
      "EVENT_PARTY_MEMBER_409_CONFLICT",
      "EVENT_PARTY_MEMBER_409_CONFLICT",
    ]);
  }
  await server.close();
});

test("two coaches who share at once share once", async () => {
  const { server, coach, duty, share, turns } = await openDutyTeam();
  const { id } = await duty();
  const replies = await Promise.all([share(coach, id), share(coach, id), share(coach, id)]);
  assert.equal(replies.map(statusOf).sort(), ["200", "REQUEST_412_CHANGED", "REQUEST_412_CHANGED"]);
  assert.ok((await turns(id)).every(({ state, version }) => state === "planned" && version === 1));
  await server.close();
});

test("an Out while another family takes the offered turn, a press while the night evens out: nobody waits for each other", async () => {
  const { server, clock, families, dutyId, at, move, say, turns } = await openShared({ games: 8 });
  for (let nth = 0; nth < rounds; nth++) {
    const { turn, family } = await at(nth);
    const taker = families.find((one) => one !== family);
    assert.ok(taker);
    await move(family.person, turn.id, { duty_id: dutyId, move: "offer", version: turn.version });
    const replies = await Promise.all([
      move(taker.person, turn.id, {
        ...{ duty_id: dutyId, move: "take", membership_id: taker.id },
        version: turn.version + 1,
      }),
      say(taker.person, turn.id, taker.id, "no"),
      say(family.person, turn.id, family.id, "no"),
      evenOutAll(server.services).then(() => ({ status: 200, code: undefined })),
    ]);
    // Whoever is out by then cannot take it.
    const possible = ["200", "EVENT_PARTY_MEMBER_409_TAKEN", "EVENT_PARTY_MEMBER_404"];
    for (const reply of replies) assert.ok(possible.includes(statusOf(reply)), statusOf(reply));
    const after = (await turns(dutyId)).find(({ id }) => id === turn.id);
    assert.ok(after?.state === "offered" || after?.state === "taken" || after?.state === "planned");
    clock.advance(1_000);
  }
  const held = (await turns(dutyId)).filter(({ place }) => place >= 0).map(({ id }) => id);
  assert.is(new Set(held).size, held.length);
  await server.close();
});

test.run();
