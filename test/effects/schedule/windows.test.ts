import { suite } from "uvu";
import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { readUpNext } from "../../../src/effects/schedule/up-next.effects";
import { readWindow } from "../../../src/effects/schedule/window.effects";
import { at, practice, week } from "../../support/people/week";
import { type Answer, json, openClient, problem } from "../../support/server/api";

const test = suite("windows in pages");

const { signal } = new AbortController();
const one = practice({ id: "one" });
const two = practice({ id: "two", ...at("2026-11-25", 17) });
const three = practice({ id: "three", ...at("2026-11-26", 17) });

/** Replies with these by the position that is asked for; "" is the first page. */
async function answered(pages: Record<string, Answer>, tag: string | null = null) {
  const asked: (string | null)[][] = [];
  const { client } = openClient((request) => {
    const after = new URL(request.url).searchParams.get("after") ?? "";
    asked.push([after, request.headers.get("if-none-match")]);
    return pages[after]?.(request) ?? json({}, 500);
  });
  const outcome = await readWindow(client, { from: "2026-11-21", days: 29, tag, signal });
  return { outcome, asked };
}
const page = (events: (typeof one)[], next?: string) => () =>
  json(week({ events, ...(next && { next_after: next }) }), 200, { etag: '"7"' });

test("all pages of a window are read and joined; the first page's tag is not kept for the whole", async () => {
  const { outcome, asked } = await answered(
    { "": page([one], "second-page"), "second-page": page([two], "third-page"), "third-page": page([three]) },
    '"6"',
  );
  assert.equal(outcome, { kind: "read", window: week({ events: [one, two, three] }), tag: null });
  assert.equal(asked, [
    ["", '"6"'],
    ["second-page", null],
    ["third-page", null],
  ]);
});

test("an event that was moved between two pages is there once, as the later page has it", async () => {
  const moved = { ...one, ...at("2026-11-27", 17), version: 4 };
  const { outcome } = await answered({ "": page([one, two], "second-page"), "second-page": page([moved]) });
  assert.equal(outcome, { kind: "read", window: week({ events: [two, moved] }), tag: null });
});

test("half a window is none: what a later page fails with is the outcome", async () => {
  const failing = async (later: Answer) =>
    (await answered({ "": page([one], "second-page"), "second-page": later })).outcome;
  assert.equal(await failing(() => problem("REQUEST_429_LIMIT")), {
    kind: "refused",
    text: messageTexts.REQUEST_429_LIMIT,
  });
  assert.equal(await failing(() => Promise.reject(new TypeError("Failed to fetch"))), {
    kind: "unreachable",
  });
});

test("what is up next reads on only while fewer than three events are to come", async () => {
  const soon = (id: string, hours: number) =>
    practice({ id, ends_at: new Date(Date.now() + hours * 3_600_000).toISOString() });
  const over = soon("over", -1);
  const upNext = async (pages: (typeof one)[][]) => {
    let asked = 0;
    const { client } = openClient(() => {
      const events = pages[asked++] ?? [];
      return json(
        week({ events, ...(asked < pages.length && { next_after: `page-number-${asked}` }) }),
        200,
        {
          etag: '"7"',
        },
      );
    });
    const outcome = await readUpNext(client, { teamId: "t", tag: null, today: 20_781, signal });
    assert.is(outcome.kind, "listed");
    return outcome.kind === "listed" && [outcome.items.map(({ id }) => id), outcome.tag, asked];
  };
  const [a, b, c] = [soon("a", 1), soon("b", 2), soon("c", 3)];
  assert.equal(await upNext([[over, a, b, c], [over]]), [["a", "b", "c"], '"7"', 1]);
  assert.equal(await upNext([[over, a], [b], [c, over], [over]]), [["a", "b", "c"], null, 3]);
  const off = (id: string) => ({ ...soon(id, 1), status: "called_off" as const });
  const rained = [off("o1"), off("o2"), off("o3"), off("o4")];
  assert.equal(
    await upNext([rained, [b, c]]),
    [["o1", "o2", "o3", "o4", "b"], null, 2],
    "what takes place is not lost behind what does not",
  );
  assert.equal(await upNext([rained]), [["o1", "o2", "o3"], '"7"', 1]);
});

test.run();
