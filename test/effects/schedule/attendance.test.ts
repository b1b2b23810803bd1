import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, setup } from "xstate";
import { messageTexts } from "../../../domain/problem/message-texts";
import {
  type PendingChange,
  pendingChangeKey,
  type Settled,
} from "../../../domain/schedule/answer/pending-change";
import { refusalText } from "../../../domain/schedule/answer/refusal-texts";
import { listOf } from "../../../domain/schedule/attendance/attendance-list";
import {
  readAttendanceList,
  readCounts,
  saveListOf,
  saveMarksIn,
} from "../../../src/effects/schedule/attendance.effects";
import { openCachedWeek } from "../../../src/effects/schedule/cached-week.effects";
import { marksOutboxOf } from "../../../src/effects/schedule/marks-outbox.effects";
import { sendPendingChanges } from "../../../src/effects/schedule/pending-changes.effects";
import { during, line, said, squad } from "../../support/people/squad";
import { said as answered, practice, week } from "../../support/people/week";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("attendance effects");
const whole = squad([line("maya")]);
const lists = () => openCachedWeek(undefined, "kim");
const asked = () => ({
  teamId: "comets",
  eventId: whole.event.id,
  tag: null as string | null,
  signal: new AbortController().signal,
  now: () => during,
});

test("marks leave by the batch, each with its own outcome", async () => {
  const { client, requests } = openClient(() =>
    json({
      results: [
        { item: 0, outcome: "saved" },
        { item: 1, outcome: "gone", code: "EVENT_PARTY_MEMBER_404" },
        { item: 2, outcome: "refused", code: "REQUEST_418_TEAPOT" },
      ],
    }),
  );
  const [maya, leo, ada] = [
    said(),
    said({ membershipId: "leo", attendance: null }),
    said({ membershipId: "ada" }),
  ];
  assert.equal(await sendPendingChanges(client, [maya, leo, ada]), [
    { kind: "attendance", said: maya, outcome: { kind: "saved" } },
    {
      kind: "attendance",
      said: leo,
      outcome: { kind: "refused", text: messageTexts.EVENT_PARTY_MEMBER_404 },
    },
  ]);
  const { items } = await (requests[0] as Request).json();
  assert.equal(items[1], {
    kind: "attendance",
    team_id: "comets",
    event_id: "e1",
    membership_id: "leo",
    attendance: null,
    at: leo.at,
    event_version: 1,
  });
  const invalid = await sendPendingChanges(openClient(() => problem("REQUEST_400_INVALID")).client, [maya]);
  assert.equal(
    invalid.map(({ outcome }) => outcome.kind),
    ["refused"],
  );
});

test("one mark waits for each event and player, beside their answer", () => {
  const keys = [
    said(),
    said({ attendance: null }),
    said({ membershipId: "leo" }),
    said({ eventId: "e2" }),
    answered(),
  ];
  assert.is(new Set(keys.map((change) => pendingChangeKey(change))).size, 4);
});

test("marks that came back are told without a name, so that those of one event read the same", () => {
  const done: Settled = { kind: "attendance", said: said(), outcome: { kind: "refused", text: "It's off." } };
  const event = practice({ id: "e1", first_day: "2026-11-24", title: "Practice" });
  assert.is(
    refusalText(done, week({ events: [event] })),
    "Practice Tue, Nov 24. Marks didn't make it. It's off.",
  );
  assert.is(refusalText(done, null), "Marks didn't make it. It's off.");
});

test("the list of an event that staff can mark within a day is kept, of the last six, and read where the network is gone", async () => {
  const kept = lists();
  const online = openClient(
    () =>
      new Response(JSON.stringify(whole), { headers: { etag: "t1", "content-type": "application/json" } }),
  );
  const fresh = await readAttendanceList(online.client, kept, asked());
  assert.equal(fresh, { kind: "read", list: listOf(whole), tag: "t1", readAt: null });
  const offline = openClient(() => {
    throw new TypeError("Failed to fetch");
  });
  assert.equal(await readAttendanceList(offline.client, kept, asked()), {
    kind: "read",
    list: listOf(whole),
    tag: null,
    readAt: during,
  });
  const again = await readAttendanceList(offline.client, kept, { ...asked(), tag: "t1" });
  assert.is(again.kind, "refused", "what is on the screen is newer");
  assert.is((await readAttendanceList(offline.client, lists(), asked())).kind, "refused");
  for (let count = 0; count < 6; count += 1)
    await saveListOf(kept, squad([], { id: `later${count}` }), during + 1 + count);
  assert.is((await readAttendanceList(offline.client, kept, asked())).kind, "refused");
});

test("what was saved since is kept with the list, also a cleared mark", async () => {
  const kept = lists();
  await saveListOf(kept, whole, during);
  const keep = saveMarksIn(kept);
  const of = { eventId: whole.event.id };
  await Promise.all([
    keep(said(of)),
    keep(said({ ...of, attendance: "late" })),
    keep(said({ eventId: "another" })),
  ]);
  const row = async () => {
    const [stored] = (await kept.store.all("")) as {
      list: { rows: { attendance?: string; marked_at?: string }[] };
    }[];
    return [stored?.list.rows[0]?.attendance, stored?.list.rows[0]?.marked_at];
  };
  assert.equal(await row(), ["late", said().at]);
  await keep(said({ ...of, attendance: null, at: "2026-11-24T23:40:00.000Z" }));
  assert.equal(await row(), [undefined, "2026-11-24T23:40:00.000Z"]);
});

test("nothing is kept of what one does not coach, what is off, and what is far", async () => {
  const { may_take_back: _, ...followed } = whole;
  const far = { arrives_at: "2026-11-30T23:15:00.000Z", ends_at: "2026-12-01T01:00:00.000Z" };
  for (const each of [followed, squad([], { status: "called_off" }), squad([], far)]) {
    const kept = lists();
    await saveListOf(kept, each, during);
    assert.equal(await kept.store.all(""), []);
  }
});

test("counts are the season's; a failure has its text", async () => {
  const counts = { from: "2026-08-01", to: "2027-05-28", members: [] };
  const { client, requests } = openClient(() => json(counts));
  assert.equal(await readCounts(client, "comets"), { kind: "read", counts });
  assert.ok(requests[0]?.url.endsWith("/team/team_id/comets/attendance"));
  assert.equal(await readCounts(openClient(() => problem("TEAM_404")).client, "comets"), {
    kind: "refused",
    text: messageTexts.TEAM_404,
  });
});

test("the machine's marks go to the outbox at once, and it hears which of its event wait and what became of them", () => {
  const heard: unknown[] = [];
  const rows: {
    isOf: (done: Settled) => boolean;
    onSettled: (done: Settled, isShownHere: boolean) => void;
  }[] = [];
  const waiting: PendingChange[] = [said({ eventId: "e2" }), answered({ eventId: "e1" })];
  const kept: unknown[] = [];
  let flushed = 0;
  let changed = () => {};
  const outbox = marksOutboxOf(
    {
      add: (change) => {
        waiting.push(change);
        changed();
      },
      flush: async () => {
        flushed += 1;
      },
      waiting: () => waiting,
      onChanged: (hear) => {
        changed = hear;
        return () => {};
      },
      watch: (row) => {
        rows.push(row);
        return () => rows.splice(0);
      },
    },
    () => true,
    (each) => kept.push(each),
  );
  const parent = setup({ actors: { outbox } }).createMachine({
    invoke: { id: "outbox", src: "outbox", input: { teamId: "comets", eventId: "e1" } },
    on: {
      "*": {
        actions: ({ event }) => {
          heard.push(event);
        },
      },
    },
  });
  const actor = createActor(parent).start();
  assert.equal(heard, [{ type: "outbox.changed", waiting: [] }]);
  const mark = said();
  actor.getSnapshot().children.outbox?.send({ type: "marks.made", marks: [mark] } as never);
  assert.equal([heard.at(-1), flushed], [{ type: "outbox.changed", waiting: [mark] }, 1]);
  const done: Settled = { kind: "attendance", said: mark, outcome: { kind: "saved" } };
  const [row] = rows;
  assert.equal(
    [done, { ...done, said: said({ eventId: "e2" }) }].map((each) => row?.isOf(each)),
    [true, false],
  );
  row?.onSettled(done, true);
  assert.equal(heard.at(-1), { type: "mark.settled", ...done, isShownHere: true });
  row?.onSettled({ ...done, outcome: { kind: "refused", text: "Gone." } }, true);
  assert.equal(kept, [mark], "what was saved is kept");
  actor.stop();
  assert.equal(rows, []);
});

test.run();
