import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { findJoined } from "../../../src/effects/needs-you/joined-team.effects";
import { requestsKey } from "../../../src/effects/needs-you/requests-key.effects";
import { json, openClient } from "../../support/server/api";

const test = suite("the memory of open requests");

const noa = { id: "r1", teamId: "comets", childId: "noa" };
const myself = { id: "r2", teamId: "comets", childId: null };
const teams = [
  {
    id: "comets",
    name: "Comets",
    sport: "soccer",
    age_group: "u10",
    colour_one: "#0b5d3b",
    colour_two: "#ffffff",
    archived_at: null,
    standings: [{ via: "guardian", roles: ["player"], child_id: "noa", child_first_name: "Noa" }],
    waiting: 0,
  },
];

function open(reply: () => Response = () => json({ teams })) {
  const storage = createSafeStorage(() => {
    throw new Error("blocked");
  });
  const { client, requests } = openClient(async () => reply());
  const find = (...now: (typeof noa | typeof myself)[]) =>
    findJoined({ client, storage }, now, new AbortController().signal);
  return { storage, requests, find };
}

test("an open request is remembered, without a name and without a call", async () => {
  const { storage, requests, find } = open();
  assert.equal(await find(noa, myself), { kind: "none" });
  assert.equal(await find(noa, myself), { kind: "none" });
  assert.equal([storage.read(requestsKey), requests.length], ["r1/comets/noa r2/comets/", 0]);
});

test("a decided one is looked up once", async () => {
  const { storage, requests, find } = open();
  await find(noa, myself);
  const outcome = await find(myself);
  assert.is(outcome.kind === "joined" && outcome.joined.firstName, "Noa");
  assert.equal(await find(myself), { kind: "none" });
  assert.equal(await find(), { kind: "none" }, "withdrawn");
  assert.equal([storage.read(requestsKey), requests.length], [null, 2]);
});

test("without a reply it stays for the next visit", async () => {
  let isUp = false;
  const { find } = open(() => (isUp ? json({ teams }) : json({}, 503)));
  await find(noa);
  assert.equal(await find(), { kind: "none" });
  isUp = true;
  assert.is((await find()).kind, "joined");
});

test.run();
