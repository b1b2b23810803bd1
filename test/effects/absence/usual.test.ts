import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import type { UsualPlayer, UsualYes } from "../../../domain/absence/absence";
import { linesOf } from "../../../domain/absence/usual";
import { messageTexts } from "../../../domain/problem/message-texts";
import { usualListMachine } from "../../../machines/absence/usual-list.machine";
import { selectRows } from "../../../machines/base/collection.setup";
import { saveUsual, usualListActors } from "../../../src/effects/absence/usual.effects";
import { absences } from "../../support/people/away";
import { type Answer, json, openClient, problem } from "../../support/server/api";
import { until } from "../../support/until";

const test = suite("usual yes effects");
const usual: UsualYes = {
  team_id: "comets",
  membership_id: "m1",
  since: "2026-11-01",
  until: "2027-05-20",
  said_by: { name: "Jordan", is_me: true },
  said_at: "2026-11-01T10:00:00.000Z",
  version: 3,
  is_paused: false,
};
const player = (change: Partial<UsualPlayer> = {}): UsualPlayer => ({
  team_id: "comets",
  team_name: "Comets",
  colour_one: "#0b5d3b",
  colour_two: "#ffffff",
  membership_id: "m1",
  child_id: "maya",
  first_name: "Maya",
  number: null,
  takes_usual: true,
  ...change,
});
const path = "/team/team_id/comets/usual_yes/membership_id/m1";

async function open(change: Answer, players = [player()]) {
  const { client, requests } = openClient((request) =>
    request.method === "GET" ? json(absences({ players })) : change(request),
  );
  const list = createActor(usualListMachine.provide({ actors: usualListActors(client) }), { input: {} });
  list.start();
  await until(() => selectRows(list.getSnapshot()).length > 0);
  const [row] = selectRows(list.getSnapshot());
  assert.ok(row);
  return { list, requests, item: row.item, rows: () => selectRows(list.getSnapshot()) };
}

test("a player is counted in where none was, and the line shows until when", async () => {
  const { list, requests, item, rows } = await open(() => json(usual));
  assert.is(item.isIn, false);
  list.send({ type: "item.changed", change: { id: item.id, to: { ...item, isIn: true } } });
  await until(() => rows()[0]?.item.usual !== undefined);
  const sent = requests.at(-1);
  assert.equal([sent?.method, sent?.headers.get("if-match"), sent?.url.endsWith(path)], ["PUT", '"0"', true]);
  assert.equal([rows()[0]?.item.isIn, rows()[0]?.item.usual], [true, usual]);
});

test("answering each time ends it in the version that was shown", async () => {
  const { list, requests, item, rows } = await open(() => json({ ended: true }), [player({ usual })]);
  list.send({ type: "item.changed", change: { id: item.id, to: { ...item, isIn: false } } });
  await until(() => rows()[0]?.change === null);
  assert.equal([requests.at(-1)?.method, requests.at(-1)?.headers.get("if-match")], ["DELETE", '"3"']);
  assert.equal([rows()[0]?.item.isIn, rows()[0]?.item.usual], [false, undefined]);
});

test("one that is paused is said again in the version that was shown", async () => {
  const paused = { ...usual, is_paused: true };
  const { list, requests, item, rows } = await open(() => json(usual), [player({ usual: paused })]);
  list.send({ type: "item.changed", change: { id: item.id, to: { ...item, isIn: true } } });
  await until(() => rows()[0]?.item.usual?.is_paused === false);
  assert.equal([requests.at(-1)?.method, requests.at(-1)?.headers.get("if-match")], ["PUT", '"3"']);
});

test("a refusal is told beside the line, which stays as it was", async () => {
  const { list, item, rows } = await open(() => problem("TEAM_403_USUAL"));
  list.send({ type: "item.changed", change: { id: item.id, to: { ...item, isIn: true } } });
  await until(() => rows()[0]?.refusal !== null);
  assert.equal([rows()[0]?.refusal, rows()[0]?.item.isIn], [messageTexts.TEAM_403_USUAL, false]);
});

test("a team that takes none is left out, unless it has one from before", () => {
  const lines = linesOf([
    player({ takes_usual: false }),
    player({ membership_id: "m2", takes_usual: false, usual }),
  ]);
  assert.equal(
    lines.map(({ id, isIn }) => [id, isIn]),
    [["comets.m2", true]],
  );
});

test("the offer's press says the same", async () => {
  const offer = { teamId: "comets", membershipId: "m1", name: "Maya", day: "2026-11-24" };
  const { client, requests } = openClient(() => json(usual));
  assert.equal(await saveUsual(client, offer), { kind: "saved" });
  assert.equal([requests[0]?.method, await requests[0]?.json()], ["PUT", {}]);
  const refusing = openClient(() => problem("REQUEST_412_CHANGED"));
  assert.equal(await saveUsual(refusing.client, offer), {
    kind: "refused",
    text: messageTexts.REQUEST_412_CHANGED,
  });
});

test.run();
