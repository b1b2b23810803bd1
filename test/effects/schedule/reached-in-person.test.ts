import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { components } from "../../../openapi";
import { nudge } from "../../../src/effects/schedule/nudge.effects";
import {
  readFamilies,
  setNotReachedInPerson,
  setReachedInPerson,
} from "../../../src/effects/schedule/reached-in-person.effects";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("told family effects");
const key = { teamId: "rockets", eventId: "e1" };
const path = "/team/team_id/rockets/event/event_id/e1";
const about = { key, membershipIds: ["m1", "m2"], noticeVersion: 3 };
const receipt: components["schemas"]["Receipt"] = {
  notice_version: 3,
  families: [
    {
      ...{ players: ["Sam R."], membership_ids: ["m1"], people: ["Robin Reyes"], is_here: true },
      ...{ knows: true, state: "knows", heard_at: null, via: "got_it" },
    },
    {
      ...{ players: ["Gia R."], membership_ids: ["m2"], people: [], is_here: true },
      ...{ knows: false, state: "heard", heard_at: "2026-11-22T20:12:00.000Z", phones: [] },
    },
  ],
};

test("the families come with the version that is on the screen, also where there is a newer one; those that do not know first", async () => {
  const { client, requests } = openClient(() => json(receipt));
  const read = await readFamilies(client, { key, noticeVersion: 2 }, new AbortController().signal);
  assert.ok(read.kind === "listed");
  assert.equal(
    read.items.map(({ id, noticeVersion }) => [id, noticeVersion]),
    [
      ["2 m2", 2],
      ["2 m1", 2],
    ],
  );
  assert.ok(requests[0]?.url.endsWith(`${path}/receipt`));
  const refusing = openClient(() => problem("EVENT_ITEM_401_REQUEST"));
  assert.equal(await readFamilies(refusing.client, { key, noticeVersion: 2 }, new AbortController().signal), {
    kind: "refused",
    text: messageTexts.EVENT_ITEM_401_REQUEST,
  });
});

test("telling names the version that was shown, and taking it back does not need one", async () => {
  const { client, requests } = openClient(() => json(receipt));
  assert.equal(
    [await setReachedInPerson(client, about), await setNotReachedInPerson(client, about)],
    [{ kind: "saved" }, { kind: "saved" }],
  );
  assert.equal(await Promise.all(requests.map(async (each) => [each.method, await each.json()])), [
    ["PUT", { membership_ids: ["m1", "m2"], notice_version: 3 }],
    ["DELETE", { membership_ids: ["m1", "m2"] }],
  ]);
  assert.ok(requests.every(({ url }) => url.endsWith(`${path}/receipt/told`)));
});

test("what was refused, or never arrived, says why", async () => {
  const refusing = openClient(() => problem("EVENT_ITEM_403_OVER"));
  const text = messageTexts.EVENT_ITEM_403_OVER;
  assert.equal(await setReachedInPerson(refusing.client, about), { kind: "refused", text });
  assert.equal(await setNotReachedInPerson(refusing.client, about), { kind: "refused", text });
  const offline = openClient(() => Promise.reject(new TypeError("Failed to fetch")));
  assert.is((await setReachedInPerson(offline.client, about)).kind, "refused");
});

test("a nudge says how many families it reached", async () => {
  const { client, requests } = openClient(() => json({ nudged: 2, left_out: 1 }));
  assert.equal(await nudge(client, key, "once"), { kind: "nudged", nudged: 2, leftOut: 1 });
  assert.equal(
    [await requests[0]?.json(), requests[0]?.headers.get("idempotency-key")],
    [{ about: "change" }, "once"],
  );
  const refusing = openClient(() => problem("EVENT_ITEM_403_NUDGED"));
  assert.is((await nudge(refusing.client, key, "twice")).kind, "refused");
});

test.run();
