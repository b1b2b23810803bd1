import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  arrivalText,
  calledOffText,
  changeLine,
  clockText,
  countsText,
  daysText,
  eventTitle,
  fullSquad,
  shareLine,
  squadMood,
  sumParts,
  undoNoticeText,
  whatChanged,
} from "../../../../domain/schedule/event/event-fact-texts";
import { firstStart, isMoved, keyOf, readEventKey } from "../../../../domain/schedule/event/event-sheet";
import { transitionParts, transitionsOf } from "../../../../server/core/time/local-time";
import { wallIn } from "../../../../src/ui/schedule/device-clock";
import { details } from "../../../support/people/event";
import { practice } from "../../../support/people/week";

const test = suite("event's words");
const today = "2026-11-24";
const off = details({ status: "called_off", called_off_for: "weather" });
const moved = details({
  starts_local: "2026-11-23T14:00:00",
  first_day: "2026-11-23",
  starts_at: "2026-11-23T20:00:00.000Z",
  venue_detail: "field 3",
  time_version: 4,
});

test("an event's name, place and time, by the local clock", () => {
  assert.is(eventTitle(practice()), "Practice");
  assert.is(eventTitle(practice({ title: "Game", opponent: "Comets" })), "Game vs Comets");
  assert.is(clockText(practice(), wallIn), "17:30 to 19:00");
  assert.is(clockText(practice({ timing: "day" }), wallIn), "All day");
  assert.is(clockText(practice({ timing: "open" }), wallIn), "Time not set yet");
  assert.is(daysText(practice()), "Tue, Nov 24");
  assert.is(daysText(practice({ timing: "day", last_day: "2026-11-25" })), "Tue, Nov 24 to Wed, Nov 25");
  assert.is(daysText(practice({ last_day: "2026-11-25" })), "Tue, Nov 24", "a late evening is one day");
  assert.is(arrivalText(practice()), "be there 17:15");
  assert.is(arrivalText(practice({ arrive_minutes: 0 })), null);
  assert.is(arrivalText(practice({ timing: "open" })), null);
});

test("an event with a clock change says in which direction", () => {
  const back = practice({
    starts_local: "2026-11-01T01:45:00",
    ends_local: "2026-11-01T01:15:00",
    starts_at: "2026-11-01T06:45:00.000Z",
    ends_at: "2026-11-01T07:15:00.000Z",
  });
  assert.is(clockText(back, wallIn), "1:45 to 1:15 (clocks go back)");
  const forward = practice({
    starts_local: "2026-03-08T01:30:00",
    ends_local: "2026-03-08T03:30:00",
    starts_at: "2026-03-08T07:30:00.000Z",
    ends_at: "2026-03-08T08:30:00.000Z",
  });
  assert.is(clockText(forward, wallIn), "1:30 to 3:30 (clocks go forward)");
  const overnight = practice({
    starts_local: "2026-11-24T22:00:00",
    ends_local: "2026-11-25T06:00:00",
    starts_at: "2026-11-25T04:00:00.000Z",
    ends_at: "2026-11-25T12:00:00.000Z",
  });
  assert.is(clockText(overnight, wallIn), "22:00 to 6:00");
});

test("an event whose end comes twice is before the clocks go back", () => {
  const at = (starts_local: string, starts_at: string, ends_local: string, ends_at: string) =>
    practice({ starts_local, starts_at, ends_local, ends_at });
  const night = (from: string, to: string) =>
    at(
      `2026-11-01T0${from}:00`,
      `2026-11-01T0${plus5(from)}:00.000Z`,
      `2026-11-01T0${to}:00`,
      `2026-11-01T0${plus5(to)}:00.000Z`,
    );
  const plus5 = (clock: string) => `${Number(clock[0]) + 5}${clock.slice(1)}`;
  const inside = night("1:10", "1:50");
  assert.is(clockText(inside, wallIn), "1:10 to 1:50 (before the clocks go back)");
  assert.is(clockText(night("0:30", "1:30"), wallIn), "0:30 to 1:30 (before the clocks go back)");
  assert.is(clockText(night("0:10", "0:50"), wallIn), "0:10 to 0:50", "comes once");
  assert.is(clockText({ ...inside, time_zone: "Nowhere/Land" }, wallIn), "1:10 to 1:50", "an unknown zone");
  const later = at(
    "2026-11-01T02:10:00",
    "2026-11-01T08:10:00.000Z",
    "2026-11-01T02:50:00",
    "2026-11-01T08:50:00.000Z",
  );
  assert.is(clockText(later, wallIn), "2:10 to 2:50");
  const lordHowe = {
    ...at(
      "2026-04-05T01:35:00",
      "2026-04-04T14:35:00.000Z",
      "2026-04-05T01:55:00",
      "2026-04-04T14:55:00.000Z",
    ),
    time_zone: "Australia/Lord_Howe",
  };
  assert.is(clockText(lordHowe, wallIn), "1:35 to 1:55 (before the clocks go back)", "by half an hour");
  const hourBehind = (_zone: string, moment: number) =>
    new Date(moment - 6 * 3_600_000).toISOString().slice(0, 19);
  assert.is(clockText(inside, hourBehind), "1:10 to 1:50", "other zone data");
});

test("in every zone whose clocks go back in ten years, an event that ends in the repeated time says so, at whatever hour", () => {
  const years = [new Date("2022-01-01Z"), new Date("2032-01-01Z")] as const;
  const seen = new Set<string>();
  const hours = new Set<string>();
  const note = " (before the clocks go back)";
  for (const time_zone of Intl.supportedValuesOf("timeZone")) {
    const rules = transitionsOf(time_zone, ...years);
    if (seen.has(rules)) continue;
    seen.add(rules);
    for (const { at, wall } of transitionParts(time_zone, ...years).changes) {
      const back = (Date.parse(`${wall}Z`) - Date.parse(`${wallIn(time_zone, at)}Z`)) / 60_000;
      if (back <= 0) continue;
      for (const before of [back, back / 2, 5, back + 5]) {
        const end = at - before * 60_000;
        const start = end - 20 * 60_000;
        const text = clockText(
          practice({
            time_zone,
            starts_local: wallIn(time_zone, start),
            ends_local: wallIn(time_zone, end),
            starts_at: new Date(start).toISOString(),
            ends_at: new Date(end).toISOString(),
          }),
          wallIn,
        );
        assert.is(text.endsWith(note), before <= back, `${time_zone} ${wall} ${text}`);
        if (before <= back) hours.add(wallIn(time_zone, end).slice(11, 13));
      }
    }
  }
  for (const hour of ["23", "00", "01", "02"]) assert.ok(hours.has(hour), [...hours].join());
});

test("the summary of who comes leaves out zero counts", () => {
  assert.is(
    countsText({ yes: 9, maybe: 2, no: 1, silent: 2, for_old_time: 0 }),
    "9 in · 2 maybe · 1 out · 2 haven't answered",
  );
  assert.is(countsText({ yes: 9, maybe: 0, no: 0, silent: 1, for_old_time: 0 }), "9 in · 1 hasn't answered");
  assert.is(countsText({ yes: 0, maybe: 0, no: 0, silent: 3, for_old_time: 0 }), "0 in · 3 haven't answered");
});

test("spots that nobody has claimed have not joined, which is not the same as silent", () => {
  const counts = { yes: 9, maybe: 0, no: 0, silent: 2, for_old_time: 0 };
  assert.is(countsText({ ...counts, not_joined: 1 }), "9 in · 1 hasn't answered · 1 not joined");
  assert.is(countsText({ ...counts, not_joined: 2 }), "9 in · 2 not joined");
  assert.is(fullSquad({ ...counts, not_joined: 2 }), null);
});

test("those who are in as usual are named beside those who are in", () => {
  const counts = { yes: 11, maybe: 0, no: 1, silent: 0, for_old_time: 0, away: 1 };
  assert.is(countsText({ ...counts, usual: 4 }), "11 in, 4 of them as usual · 1 out");
  assert.is(countsText({ ...counts, usual: 0 }), "11 in · 1 out");
  assert.equal(
    sumParts({ ...counts, usual: 11 }).map(({ text }) => text),
    ["11 in, 11 of them as usual", "0 maybe", "1 out", "0 haven't answered", "0 not joined"],
  );
});

test("the squad is full once everybody who is asked is in, and there are several", () => {
  assert.is(fullSquad({ yes: 12, maybe: 0, no: 0, silent: 0 }), "Full squad!");
  for (const missing of [{ maybe: 1 }, { no: 1 }, { silent: 1 }, { yes: 1 }, { yes: 0 }])
    assert.is(fullSquad({ yes: 12, maybe: 0, no: 0, silent: 0, ...missing }), null);
});

test("a coach's hero follows the team: everybody is in, or more are silent than have answered", () => {
  const sum = { yes: 4, maybe: 1, no: 1, silent: 6 };
  assert.is(squadMood({ yes: 12, maybe: 0, no: 0, silent: 0 }), "full");
  assert.is(squadMood(sum), null);
  assert.is(squadMood({ ...sum, silent: 7 }), "quiet");
  assert.is(squadMood({ yes: 0, maybe: 0, no: 0, silent: 1 }), "quiet");
  assert.is(squadMood({ yes: 1, maybe: 0, no: 0, silent: 0 }), null);
});

test("the reason of a cancellation is the coach's own text, else the chosen reason", () => {
  assert.is(calledOffText(off.event), "Called off: rain.");
  assert.is(
    calledOffText({ ...off.event, called_off_note: "the gym is flooded" }),
    "Called off: the gym is flooded.",
  );
  assert.is(calledOffText(practice()), "Called off: ask your coach.");
});

test("the text for the parents' chat has what, when and why", () => {
  const line = (what: "called_off" | "back_on", after = off, now = today) =>
    shareLine({ what, before: details(), after }, now);
  assert.is(line("called_off"), "Practice today, 17:30, is off: rain.");
  assert.is(line("called_off", off, "2026-11-23"), "Practice tomorrow, 17:30, is off: rain.");
  assert.is(line("called_off", off, "2026-11-20"), "Practice on Tue, Nov 24, 17:30, is off: rain.");
  assert.is(line("back_on", details()), "Practice today, 17:30, is back on.");
  assert.is(line("back_on", details({ timing: "open" })), "Practice today is back on.");
  assert.is(
    shareLine({ what: "moved", before: details(), after: moved }, today),
    "Practice has moved: Tue, Nov 24, 17:30 → Mon, Nov 23, 14:00 · field 7 → 3.",
  );
  const several = {
    what: "called_off" as const,
    events: 5,
    mails: 2,
    starts_at: "",
    starts_local: "",
    tells_at: "",
  };
  assert.is(
    line("called_off", { ...off, told: several }, "2026-11-20"),
    "Practice on Tue, Nov 24, 17:30, and 4 more are off: rain.",
  );
  assert.is(
    line("back_on", { ...details(), told: several }),
    "Practice today, 17:30, and 4 more are back on.",
  );
  assert.is(
    shareLine({ what: "moved", before: details(), after: { ...moved, told: several } }, today),
    "Practice and 4 more have moved: Tue, Nov 24, 17:30 → Mon, Nov 23, 14:00 · field 7 → 3.",
  );
  assert.is(
    shareLine({ what: "changed", before: details(), after: details(), line: "All new." }, today),
    "All new.",
  );
  assert.is(changeLine(practice(), practice()), "");
});

test("the server's list of differences reads like a receipt", () => {
  const change = (
    what: "start" | "detail" | "length" | "venue" | "status",
    before: string | null,
    after: string | null,
  ) => ({
    what,
    before,
    after,
  });
  assert.equal(
    whatChanged([
      change("start", "2026-11-24T09:00:00", "2026-11-24T14:00:00"),
      change("detail", "field 3", "field 7"),
      change("length", "90", "60"),
      change("venue", null, "West Gym"),
      change("status", null, "weather"),
    ]),
    ["9:00 → 14:00", "field 3 → 7", "90 → 60 min long", "place: West Gym", "called off: rain"],
  );
});

test("the notice is by the earlier start, and announces no mail that the server did not name", () => {
  const told = { what: "moved" as const, before: details(), after: moved };
  assert.is(firstStart(told), Date.parse("2026-11-23T20:00:00.000Z"));
  const at = Date.parse("2026-11-18T12:00:00.000Z");
  assert.is(undoNoticeText(told, at), "Moved.", "the server has not said who is mailed");
  const nine = {
    what: "moved",
    events: 1,
    mails: 9,
    starts_at: "2026-11-23T20:00:00.000Z",
    starts_local: "2026-11-23T14:00:00",
    tells_at: "2026-11-18T12:01:00.000Z",
  } as const;
  const mailed = { ...told, after: { ...moved, told: nine } };
  assert.is(undoNoticeText(mailed, at), "Moved. Who hasn't seen it by Sat 14:00 gets a mail.");
  assert.is(
    undoNoticeText({ ...told, before: moved, after: { ...details(), told: nine } }, at),
    "Moved. Who hasn't seen it by Sat 14:00 gets a mail.",
  );
  assert.is(undoNoticeText(mailed, firstStart(told) - 3_600_000), "Moved. Mails leave in 10 seconds.");
  const first = { starts_at: "2026-11-20T23:30:00.000Z", starts_local: "2026-11-20T17:30:00" };
  assert.is(
    undoNoticeText({ ...told, after: { ...moved, told: { ...nine, ...first, events: 2 } } }, at - 86_400_000),
    "Moved. Who hasn't seen it by Wed 17:30 gets a mail.",
    "of several the first one, whichever was edited",
  );
});

test("a URL names an event by team and id", () => {
  assert.equal(readEventKey("t1.e1"), { teamId: "t1", eventId: "e1" });
  for (const text of [null, "", "t1", "t1.", ".e1", "t1.e1.x"]) assert.is(readEventKey(text), null);
  assert.equal(keyOf(practice()), { teamId: "rockets", eventId: "e1" });
});

test("only a different time or place moves an event", () => {
  assert.is(isMoved(details(), details({ version: 4 })), false);
  assert.is(isMoved(details(), moved), true);
});

test.run();
