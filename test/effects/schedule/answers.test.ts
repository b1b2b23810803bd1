import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/base/message-texts";
import { problemTexts } from "../../../domain/base/texts";
import type { components } from "../../../openapi";
import { readPages } from "../../../src/effects/schedule/agenda-pages.effects";
import { saveAnswer } from "../../../src/effects/schedule/answer.effects";
import { actOnEvent } from "../../../src/effects/schedule/event.effects";
import { sendWishes } from "../../../src/effects/schedule/send-queue.effects";
import { readWindow } from "../../../src/effects/schedule/window.effects";
import { details } from "../../support/people/event";
import { part, practice, said, standing, week } from "../../support/people/week";
import { type Answer, json, openClient, problem } from "../../support/server/api";

type KeptAnswer = components["schemas"]["KeptAnswer"];

const test = suite("answer effects");

const kept = (change: Partial<KeptAnswer> = {}): KeptAnswer => ({
  membership_id: "maya",
  answer: "yes",
  note: null,
  answered_by: { name: "Kim", is_me: true },
  answered_at: "2026-11-22T14:14:00.000Z",
  answer_version: 1,
  is_for_old_time: false,
  seen_version: 3,
  ...change,
});
const mine = standing({
  answer: "yes",
  by: { name: "Kim", is_me: true },
  at: "2026-11-22T14:14:00.000Z",
  version: 1,
});
const offline: Answer = () => {
  throw new TypeError("Failed to fetch");
};

test("an answer is sent with the versions that were shown", async () => {
  const { client, requests } = openClient(() => json(kept()));
  assert.equal(await saveAnswer(client, said({ seenVersion: 2 })), { kind: "saved", standing: mine });
  const [request] = requests;
  assert.is(request?.method, "PUT");
  assert.ok(request?.url.endsWith("/team/team_id/rockets/event/event_id/e1/answer/membership_id/maya"));
  assert.is(request?.headers.get("if-match"), '"2"');
  assert.equal(await request?.json(), { answer: "yes", note: null, event_version: 3 });
});

test("offline is no refusal; a deadline and other reasons are distinguished", async () => {
  const outcome = (answer: Answer) => saveAnswer(openClient(answer).client, said());
  assert.equal(await outcome(offline), { kind: "unreachable" });
  assert.equal(await outcome(() => problem("ANSWER_403_LATE")), {
    kind: "late",
    text: messageTexts.ANSWER_403_LATE,
  });
  assert.equal(await outcome(() => problem("EVENT_ITEM_403_CALLED_OFF")), {
    kind: "refused",
    text: messageTexts.EVENT_ITEM_403_CALLED_OFF,
  });
});

test("after a conflict the stored answer is read; if it equals the sent one, only the reply was lost and it is saved", async () => {
  const outcome = (answer: "yes" | "no") =>
    saveAnswer(
      openClient(({ method }) =>
        method === "PUT"
          ? problem("REQUEST_412_CHANGED")
          : json({
              event: practice({ mine: [part({ ...kept(), answer })] }),
              notes: null,
              participants: [],
            }),
      ).client,
      said(),
    );
  assert.equal(await outcome("no"), { kind: "differs", theirs: { ...mine, answer: "no" } });
  assert.equal(await outcome("yes"), { kind: "saved", standing: mine });
});

test("queued answers are sent in one call, each with its own outcome", async () => {
  const all = [said(), said({ membershipId: "leo" }), said({ eventId: "e2" }), said({ eventId: "e3" })];
  const { client, requests } = openClient(() =>
    json({
      results: [
        { item: 0, outcome: "saved", current: kept() },
        { item: 1, outcome: "changed", current: kept({ membership_id: "leo", answer: "no" }) },
        { item: 2, outcome: "late", code: "ANSWER_403_LATE" },
        { item: 3, outcome: "gone", code: "EVENT_ITEM_404" },
      ],
    }),
  );
  const settled = await sendWishes(client, all);
  assert.is(requests.length, 1);
  assert.equal(
    settled.map(({ outcome }) => outcome),
    [
      { kind: "saved", standing: mine },
      { kind: "differs", theirs: { ...mine, answer: "no" } },
      { kind: "late", text: messageTexts.ANSWER_403_LATE },
      { kind: "refused", text: messageTexts.EVENT_ITEM_404 },
    ],
  );
  const sent = (await requests[0]?.json()) as { items: unknown[] } | undefined;
  assert.equal(sent?.items[0], {
    kind: "answer",
    team_id: "rockets",
    event_id: "e1",
    membership_id: "maya",
    answer: "yes",
    note: null,
    event_version: 3,
    answer_version: 0,
  });
});

test("queued acknowledgements are sent in the same call, and deleted events are reported", async () => {
  const seen = (eventId: string) => ({ teamId: "rockets", eventId, version: 4 });
  const { client, requests } = openClient(() =>
    json({
      results: [
        { item: 0, outcome: "saved", current: kept() },
        { item: 1, outcome: "saved" },
        { item: 2, outcome: "gone", code: "EVENT_ITEM_404" },
      ],
    }),
  );
  assert.equal(await sendWishes(client, [said(), seen("e1"), seen("e2")]), [
    { kind: "answer", said: said(), outcome: { kind: "saved", standing: mine } },
    { kind: "got_it", said: seen("e1"), outcome: { kind: "saved" } },
    { kind: "got_it", said: seen("e2"), outcome: { kind: "refused", text: messageTexts.EVENT_ITEM_404 } },
  ]);
  const sent = (await requests[0]?.json()) as { items: unknown[] } | undefined;
  assert.equal(sent?.items[1], { kind: "got_it", team_id: "rockets", event_id: "e1", event_version: 4 });
});

test("Got it on an event's sheet is queued only without a network", async () => {
  const kept: unknown[] = [];
  const device = { newKey: () => "key-1", keep: (seen: unknown) => void kept.push(seen) };
  const outcome = (answer: Answer) =>
    actOnEvent(openClient(answer).client, device, { deed: "got_it", details: details({ version: 4 }) });
  assert.equal(await outcome(() => json({ items: [] })), { kind: "acknowledged" });
  assert.equal((await outcome(() => problem("SERVER_503"))).kind, "refused");
  assert.equal(kept, []);
  assert.equal(await outcome(offline), { kind: "queued" });
  assert.equal(kept, [{ teamId: "rockets", eventId: "e1", version: 4 }]);
});

test("what the server cannot accept now stays queued; what it never accepts is returned", async () => {
  const settled = async (answer: Answer) => (await sendWishes(openClient(answer).client, [said()])).length;
  assert.is(await settled(offline), 0);
  assert.is(await settled(() => problem("SERVER_503")), 0);
  assert.is(await settled(() => problem("REQUEST_429_LIMIT")), 0);
  assert.is(await settled(() => problem("AUTH_401_JWT")), 0);
  assert.is(await settled(() => problem("AUTH_403_MUST_CHANGE")), 0);
  assert.is(await settled(() => problem("USER_403_EMAIL_ADDRESS")), 0);
  assert.is(await settled(() => json({ results: "of another shape" })), 0);
  assert.is(await settled(() => problem("REQUEST_400_INVALID")), 1);
});

test("a window is read by its ETag; unchanged, offline and refused are distinguished", async () => {
  const outcome = async (answer: Answer, tag: string | null = null) => {
    const { client, requests } = openClient(answer);
    const given = await readWindow(client, {
      from: "2026-11-21",
      days: 29,
      tag,
      signal: new AbortController().signal,
    });
    return [given, requests[0]?.url.split("?")[1], requests[0]?.headers.get("if-none-match") ?? null];
  };
  assert.equal(await outcome(() => json(week(), 200, { etag: '"7"' })), [
    { kind: "read", window: week(), tag: '"7"' },
    "from=2026-11-21&days=29",
    null,
  ]);
  assert.equal(await outcome(() => new Response(null, { status: 304 }), '"7"'), [
    { kind: "unchanged" },
    "from=2026-11-21&days=29",
    '"7"',
  ]);
  assert.equal((await outcome(offline))[0], { kind: "unreachable" });
  assert.equal((await outcome(() => problem("SERVER_500")))[0], {
    kind: "refused",
    text: messageTexts.SERVER_500,
  });
});

test("a refresh reads as many pages as were loaded, in both directions", async () => {
  const event = (id: string) => practice({ id });
  const replies: Record<string, object> = {
    "after=2026-12-19": { events: [event("a")], next_after: "p2", next_before: "b" },
    "after=p2": { events: [event("b")], next_after: "p3", next_before: "b" },
    "before=2026-11-21": { events: [event("y")], next_after: "a", next_before: "q2" },
    "before=q2": { events: [event("x")], next_after: "a", next_before: null },
  };
  const { client, requests } = openClient(({ url }) => json(replies[url.split("?")[1] ?? ""]));
  const { signal } = new AbortController();
  const ask = { isWhole: true, least: 2 };
  const outcome = await readPages(client, {
    signal,
    asks: [
      { ...ask, direction: "later", place: "2026-12-19" },
      { ...ask, direction: "earlier", place: "2026-11-21", least: 9 },
    ],
  });
  assert.ok(outcome.kind === "read");
  assert.equal(
    outcome.pages.map(({ events, next }) => [events.map(({ id }) => id).join(""), next]),
    [
      ["ab", "p3"],
      ["xy", null],
    ],
  );
  assert.is(requests.length, 4);
  assert.equal(
    await readPages(openClient(offline).client, {
      signal,
      asks: [{ ...ask, direction: "later", place: "p" }],
    }),
    {
      kind: "refused",
      text: problemTexts.unreachable,
    },
  );
});

test.run();
