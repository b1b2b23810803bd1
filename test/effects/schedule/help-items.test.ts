import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import type { GivenHelp, Settled } from "../../../domain/schedule/answer/pending-change";
import { refusalText } from "../../../domain/schedule/answer/refusal-texts";
import { sendPendingChanges } from "../../../src/effects/schedule/pending-changes.effects";
import { practice, week } from "../../support/people/week";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("turns and rides in the outbox");
const about = { teamId: "rockets", eventId: "e1" };
const keep: GivenHelp = { ...about, dutyId: "d1", slot: 1, move: "keep", version: 2 };
const ask: GivenHelp = {
  ...about,
  move: "ask",
  ways: ["there", "back"],
  membershipId: "leo",
  driverId: "kim",
  eventVersion: 3,
};
const renew: GivenHelp = { ...about, move: "agree", ways: ["there"], driverId: "me", eventVersion: 3 };

test("they leave by the batch, each with its own outcome", async () => {
  const { client, requests } = openClient(() =>
    json({
      results: [
        { item: 0, outcome: "saved" },
        { item: 1, outcome: "refused", code: "RIDE_403_FULL" },
        { item: 2, outcome: "refused", code: "RIDE_401_UPDATE" },
      ],
    }),
  );
  const outcomes = (await sendPendingChanges(client, [keep, ask, renew])).map(({ outcome }) => outcome);
  assert.equal(outcomes, [
    { kind: "saved", saved: null },
    { kind: "lost", text: messageTexts.RIDE_403_FULL },
    { kind: "refused", text: messageTexts.RIDE_401_UPDATE },
  ]);
  const { items } = await (requests[0] as Request).json();
  const event = { team_id: "rockets", event_id: "e1" };
  assert.equal(items, [
    { kind: "turn", ...event, duty_id: "d1", slot: 1, move: "keep", version: 2 },
    {
      kind: "seat",
      ...event,
      move: "ask",
      ways: ["there", "back"],
      event_version: 3,
      membership_id: "leo",
      driver_id: "kim",
    },
    { kind: "seat", ...event, move: "agree", ways: ["there"], event_version: 3 },
  ]);
});

test("an invalid body is refused; without a reply they stay", async () => {
  const refused = await sendPendingChanges(openClient(() => problem("REQUEST_400_INVALID")).client, [keep]);
  assert.equal(
    refused.map(({ kind, outcome }) => [kind, outcome.kind]),
    [["help", "refused"]],
  );
  const none = openClient(() => {
    throw new TypeError("Failed to fetch");
  });
  assert.equal(await sendPendingChanges(none.client, [keep, ask]), []);
});

test("a refusal that no row shows names the event, and nobody", () => {
  const done: Settled = { kind: "help", said: ask, outcome: { kind: "lost", text: "Every seat is taken." } };
  const event = practice({ id: "e1", first_day: "2026-11-24" });
  assert.is(refusalText(done, week({ events: [event] })), "Practice Tue, Nov 24. Every seat is taken.");
  assert.is(refusalText({ ...done, outcome: { kind: "unreachable" } }, null), "That didn't make it.");
});

test.run();
