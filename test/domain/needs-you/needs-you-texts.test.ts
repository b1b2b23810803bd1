import { suite } from "uvu";
import * as assert from "uvu/assert";
import { othersText } from "../../../domain/needs-you/count-texts";
import type { WaitingItem } from "../../../domain/needs-you/needs-you-list";
import { detailOf, titleOf } from "../../../domain/needs-you/needs-you-texts";

const test = suite("words of Needs you");
const created_at = "2026-11-22T12:00:00.000Z";
const comets = { team_id: "t1", team_name: "Comets" };

const items: [item: Omit<WaitingItem, "id" | "created_at">, title: string, detail: string | undefined][] = [
  [{ kind: "report", count: 1, ...comets }, "A message was reported.", "Comets"],
  [{ kind: "report", count: 2, ...comets }, "2 messages were reported.", "Comets"],
  [{ kind: "join_request", count: 1, ...comets }, "1 family wants to join", "Comets"],
  [{ kind: "join_request", count: 16, ...comets }, "16 families want to join", "Comets"],
  [
    {
      kind: "answer_wanted",
      count: 1,
      event_title: "Practice",
      starts_local: "2026-11-24T17:30:00",
      ...comets,
    },
    "Practice: 1 answer missing.",
    "Tue, Nov 24, 17:30 · Comets",
  ],
  [{ kind: "answer_wanted", count: 3, ...comets }, "An event: 3 answers missing.", "Comets"],
  [
    { kind: "change", event_title: "Game", starts_local: "2026-12-05T14:00:00", ...comets },
    "Game changed.",
    "Sat, Dec 5, 14:00 · Comets",
  ],
  [
    {
      kind: "change",
      event_title: "Cup",
      starts_local: "2026-12-06T00:00:00",
      is_called_off: true,
      ...comets,
    },
    "Cup is called off.",
    "Sun, Dec 6 · Comets",
  ],
  [
    {
      kind: "change",
      event_title: "Cup",
      starts_local: "2026-12-06T00:00:00",
      is_back_on: true,
      ...comets,
    },
    "Cup is back on.",
    "Sun, Dec 6 · Comets",
  ],
  [
    { kind: "circle_request", wish: "follower", person_name: "Kim Kane", child_first_name: "Sam" },
    "Kim Kane",
    "asks to follow Sam.",
  ],
  [
    { kind: "circle_request", wish: "guardian", person_name: "Kim Kane", child_first_name: "Sam" },
    "Kim Kane",
    "asks to look after Sam, too.",
  ],
  [
    { kind: "circle_request", wish: "guardian", child_first_name: "Sam", has_link_maker_left: true },
    "Somebody",
    "asks to look after Sam, too. They came by a link of somebody who's no guardian here any more.",
  ],
  [
    { kind: "invitation", invitation_kind: "spot", child_first_name: "Sam", person_name: "Kim", ...comets },
    "Comets kept a spot for Sam.",
    "Kim sent you this.",
  ],
  [{ kind: "invitation", invitation_kind: "guardian" }, "Look after a player?", undefined],
  [
    {
      kind: "away",
      person_name: "Alex",
      child_first_name: "Maya",
      first_day: "2026-07-01",
      last_day: "2026-07-14",
      weekdays: 127,
    },
    "Alex says Maya is away Jul 1 to 14.",
    undefined,
  ],
  [
    { kind: "away", first_day: "2026-07-01", last_day: "2026-07-01" },
    "Somebody says a player is away Jul 1.",
    undefined,
  ],
  [{ kind: "away", child_first_name: "Maya" }, "Maya is away.", undefined],
  [{ kind: "away" }, "A player is away.", undefined],
  [
    { kind: "usual_ended", child_first_name: "Maya", team_name: "Comets" },
    "Maya missed two practices. Still in as usual?",
    "Comets",
  ],
  [{ kind: "usual_ended", team_name: "Comets" }, "You missed two practices. Still in as usual?", "Comets"],
  [{ kind: "poll", question: "Grill on Friday?\nBring salad.", ...comets }, "Grill on Friday?", "Comets"],
  [{ kind: "poll", ...comets }, "Comets asks you something.", "Comets"],
  [
    { kind: "silent_device", device_label: "Chrome on Android" },
    "Your old phone doesn't ring any more.",
    "Chrome on Android",
  ],
  [
    { kind: "silent_device", device_label: "Safari on iPhone or iPad" },
    "Your old phone doesn't ring any more.",
    "Safari on iPhone or iPad",
  ],
  [
    { kind: "silent_device", device_label: "Edge on Windows" },
    "Your old computer doesn't ring any more.",
    "Edge on Windows",
  ],
  [
    { kind: "silent_device", device_label: "A device we can't name" },
    "Your old device doesn't ring any more.",
    "A device we can't name",
  ],
  [
    { kind: "guardian_removal", child_first_name: "Sam", person_name: "Kim" },
    "Kim asked to end your access to Sam.",
    undefined,
  ],
  [{ kind: "take_over", ...comets }, "Three days, no word.", "Comets"],
  [
    { kind: "asked", child_first_name: "Sam", ...comets },
    "Comets has your request for Sam.",
    "Waiting to be approved.",
  ],
  [{ kind: "asked", ...comets }, "Comets has your request.", "Waiting to be approved."],
  [{ kind: "asked", wish: "follower" }, "You asked to follow a player.", "Waiting to be approved."],
];

test("a poll says until when one can vote, on the device's clock, and a removal when it ends", () => {
  const poll: WaitingItem = { kind: "poll", id: "poll c1", created_at, ...comets };
  const closes = "2026-11-27T20:00:00";
  assert.is(detailOf(poll, null, closes)?.replaceAll("\u00a0", " "), "Closes Fri, Nov 27, 20:00 · Comets");
  assert.is(detailOf(poll, null), "Comets");
  const removal: WaitingItem = { kind: "guardian_removal", id: "guardian_removal r1", created_at };
  assert.is(detailOf(removal, null, closes), "It ends on Fri, Nov 27, unless you object.");
});

test("the link to what other pages show does not say more where there is nothing else", () => {
  assert.equal([othersText(2, 5), othersText(4, 4)], ["2 more on Home", "See them on Home"]);
});

test("the time of an event elsewhere has its zone, a day has none", () => {
  const change = (starts_local: string): WaitingItem => ({
    kind: "change",
    id: "w1",
    created_at,
    starts_local,
    ...comets,
  });
  assert.equal(
    [change("2026-12-05T14:00:00"), change("2026-12-06T00:00:00")].map((item) =>
      detailOf(item, "Denver time")?.replaceAll("\u00a0", " "),
    ),
    ["Sat, Dec 5, 14:00 Denver time · Comets", "Sun, Dec 6 · Comets"],
  );
});

for (const [item, title, detail] of items)
  test(`${item.kind}: ${title} ${detail ?? ""}`, () => {
    const whole: WaitingItem = { id: "w1", created_at, ...item };
    assert.equal([titleOf(whole), detailOf(whole, null)?.replaceAll("\u00a0", " ")], [title, detail]);
  });

test.run();
