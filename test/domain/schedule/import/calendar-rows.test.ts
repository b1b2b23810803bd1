import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { textOfBytes } from "../../../../domain/base/file-text";
import { hidesSignsBesideEmoji } from "../../../../domain/fields/emoji";
import { readCalendar } from "../../../../domain/schedule/import/calendar-read";
import { calendarRows } from "../../../../domain/schedule/import/calendar-rows";
import { rowsOfFile } from "../../../../domain/schedule/import/import-file";

const test = suite("events of a calendar");

const about = {
  today: "2026-11-26",
  timeZone: "America/Chicago",
  teamName: "Rockets",
  seasonEnd: null as string | null,
};

const calendar = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

async function read(text: string, of = about) {
  const calendar = calendarRows(await readCalendar(text, of.timeZone), of);
  return rowsOfFile({ kind: "calendar", read: calendar }, of);
}
const rowsOf = async (...lines: string[]) => (await read(calendar(lines))).rows;
const first = async (...lines: string[]) => (await rowsOf(...lines))[0];
const walls = async (...lines: string[]) =>
  (await rowsOf(...lines)).map(({ fields }) => fields.wall.slice(5, 16));

test("a game of a league: sides, place, length, and its own zone", async () => {
  const row = await first(
    "UID:game-11@league.example",
    "SUMMARY:Rockets vs Comets",
    "LOCATION:Riverside\\, 1 Main St",
    "DTSTART;TZID=America/New_York:20261205T090000",
    "DTEND;TZID=America/New_York:20261205T103000",
    "DESCRIPTION:Bring water\\nand shin guards",
  );
  assert.equal(row, {
    key: "game-11@league.example",
    fields: {
      title: null,
      opponent: "Comets",
      place: "Riverside, 1 Main St",
      notes: "Bring water\nand shin guards",
      kind: "game",
      side: "home",
      timing: "timed",
      wall: "2026-12-05T09:00:00",
      zone: "America/New_York",
      moment: null,
      minutes: 90,
      days: 1,
      arriveMinutes: null,
      detail: null,
      kit: null,
    },
    match: { first: "Rockets", second: "Comets", by: "vs" },
    isCancelled: false,
    marks: [],
    notes: [],
  });
});

test("a rule becomes a row for each day, named by the day", async () => {
  const rows = await rowsOf(
    "UID:p",
    "SUMMARY:Practice",
    "DTSTART;TZID=America/Chicago:20261201T173000",
    "DTEND;TZID=America/Chicago:20261201T190000",
    "RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261211T000000Z",
  );
  assert.equal(
    rows.map(({ key }) => key),
    ["p 2026-12-01", "p 2026-12-03", "p 2026-12-08", "p 2026-12-10"],
  );
});

test("every other week: weeks begin on Monday unless the rule says otherwise", async () => {
  const days = async (more: string) =>
    (await walls("DTSTART:20261201T173000", `RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;COUNT=4${more}`)).map(
      (wall) => wall.slice(0, 5),
    );
  const fromMonday = ["12-01", "12-06", "12-15", "12-20"];
  assert.equal(await days(""), fromMonday);
  assert.equal(await days(";WKST=MO"), fromMonday);
  assert.equal(await days(";WKST=SU"), ["12-01", "12-13", "12-15", "12-27"]);
});

test("an end in UTC is turned into the zone's clock: as a day it would add a practice", async () => {
  // 00:30 UTC on the 11th is 18:30 on the 10th in Chicago, after the practice at 17:30 and before one at 19:00.
  const rule = "RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20261211T003000Z";
  assert.equal(await walls("DTSTART;TZID=America/Chicago:20261203T173000", rule), [
    "12-03T17:30",
    "12-10T17:30",
  ]);
  assert.equal(await walls("DTSTART;TZID=America/Chicago:20261203T190000", rule), ["12-03T19:00"]);
});

test("left out, added, moved and cancelled days", async () => {
  const { rows } = await read(
    calendar(
      [
        "UID:p",
        "DTSTART;TZID=America/Chicago:20261201T173000",
        "RRULE:FREQ=WEEKLY;COUNT=4",
        "EXDATE;TZID=America/Chicago:20261208T173000",
        "RDATE;TZID=America/Chicago:20261210T173000",
      ],
      [
        "UID:p",
        "RECURRENCE-ID;TZID=America/Chicago:20261215T173000",
        "DTSTART;TZID=America/Chicago:20261216T180000",
      ],
      ["UID:p", "RECURRENCE-ID:20261222T233000Z", "DTSTART:20261222T233000Z", "STATUS:CANCELLED"],
    ),
  );
  assert.equal(
    rows.map(({ key, fields, isCancelled }) => [key, fields.wall, isCancelled]),
    [
      ["p 2026-12-01", "2026-12-01T17:30:00", false],
      ["p 2026-12-10", "2026-12-10T17:30:00", false],
      ["p 2026-12-15", "2026-12-16T18:00:00", false],
      ["p 2026-12-22", "2026-12-22T17:30:00", true],
    ],
  );
});

test("a rule without an end goes to the season's, else for 26 weeks, and says so", async () => {
  const endless = calendar(["DTSTART:20261201T173000", "RRULE:FREQ=WEEKLY"]);
  const { rows } = await read(endless);
  assert.is(rows.length, 26);
  assert.equal(rows[0]?.notes, ["no_end", "weeks"]);
  assert.is((await read(endless, { ...about, seasonEnd: "2026-12-20" })).rows.length, 3);
});

test("rules that are not ours give their first day and say so", async () => {
  for (const rule of [
    "RRULE:FREQ=MONTHLY",
    "RRULE:FREQ=YEARLY",
    "RRULE:FREQ=WEEKLY;BYSETPOS=1",
    "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "RRULE:FREQ=WEEKLY;BYDAY=2TU",
    "RRULE:FREQ=WEEKLY;COUNT=-3",
    "RRULE:FREQ=WEEKLY;UNTIL=soon",
    "RRULE:FREQ=SOMETIMES",
    "EXRULE:FREQ=WEEKLY",
    "RRULE:FREQ=WEEKLY\r\nRRULE:FREQ=DAILY",
  ]) {
    const rows = await rowsOf("DTSTART:20261201T173000", rule);
    assert.is(rows.length, 1, rule);
    assert.ok(rows[0]?.marks.includes("rule"), rule);
  }
});

test("zones: a long name, what the calendar says of one, Windows' name, else the team's", async () => {
  const zone = async (name: string, more: string[] = []) => {
    const text = calendar([`DTSTART;TZID=${name}:20261201T173000`]).replace(
      "BEGIN:VEVENT",
      [...more, "BEGIN:VEVENT"].join("\r\n"),
    );
    const [row] = (await read(text)).rows;
    return [row?.fields.zone, row?.marks];
  };
  assert.equal(await zone("/mozilla.org/20050126_1/Europe/Berlin"), ["Europe/Berlin", []]);
  assert.equal(await zone("America/Argentina/Buenos_Aires"), ["America/Argentina/Buenos_Aires", []]);
  assert.equal(await zone("W. Europe Standard Time"), ["Europe/Berlin", []]);
  const told = ["BEGIN:VTIMEZONE", "TZID:ours", "X-LIC-LOCATION:Europe/Paris", "END:VTIMEZONE"];
  assert.equal(await zone("ours", told), ["Europe/Paris", []]);
  assert.equal(await zone("Moon/Sea"), [null, ["zone"]]);
});

test("UTC is a moment, shown on the team's clock; a time without a zone is the team's", async () => {
  const utc = await first("DTSTART:20261205T150000Z", "DURATION:PT1H");
  assert.equal([utc?.fields.moment, utc?.fields.wall], ["2026-12-05T15:00:00Z", "2026-12-05T09:00:00"]);
  const floating = await first("DTSTART:20261205T150000");
  assert.equal([floating?.fields.moment, floating?.fields.zone], [null, null]);
});

test("days: a tournament of two, and a league's game whose time is to come", async () => {
  const cup = await first("SUMMARY:Winter Cup", "DTSTART;VALUE=DATE:20261205", "DTEND;VALUE=DATE:20261207");
  assert.equal([cup?.fields.kind, cup?.fields.timing, cup?.fields.days], ["tournament", "day", 2]);
  const game = await first("SUMMARY:Game vs. Lions", "DTSTART;VALUE=DATE:20261205");
  assert.equal([game?.fields.kind, game?.fields.timing, game?.fields.opponent], ["game", "open", "Lions"]);
});

test("a night on which the clock changes: lengths are elapsed minutes", async () => {
  const row = await first(
    "DTSTART;TZID=America/Chicago:20270313T220000",
    "DTEND;TZID=America/Chicago:20270314T060000",
  );
  assert.is(row?.fields.minutes, 7 * 60);
  const back = await first(
    "DTSTART;TZID=America/Chicago:20271107T013000",
    "DTEND;TZID=America/Chicago:20271107T030000",
  );
  assert.is(back?.fields.minutes, 150, "it starts at the first 1:30, as on the server");
});

test("what is over, too far, without a start, backwards or of two kinds is listed and not sent", async () => {
  const { rows, left } = await read(
    calendar(
      ["UID:1", "SUMMARY:Over", "DTSTART:20261125T100000"],
      ["UID:2", "SUMMARY:Far", "DTSTART:20290101T100000"],
      ["UID:3", "SUMMARY:None"],
      ["UID:4", "SUMMARY:Bad", "DTSTART:20261399T100000"],
      ["UID:5", "SUMMARY:Back", "DTSTART:20261205T100000", "DTEND:20261205T090000"],
      ["UID:6", "SUMMARY:Kinds", "DTSTART:20261205T100000", "DTEND;VALUE=DATE:20261206"],
      ["UID:7", "SUMMARY:Long", "DTSTART:20261205T100000", "DURATION:P3W"],
      ["UID:8", "SUMMARY:Old rule", "DTSTART:20261103T100000", "RRULE:FREQ=WEEKLY;COUNT=4"],
    ),
  );
  assert.is(rows.length, 0);
  assert.equal(
    left.map(({ name, fault, count }) => [name, fault, count]),
    [
      ["None", "no_start", 1],
      ["Bad", "start", 1],
      ["Back", "ends_first", 1],
      ["Kinds", "two_kinds", 1],
      ["Long", "too_long", 1],
      ["Over", "past", 1],
      ["Far", "far", 1],
      ["Old rule", "past", 4],
    ],
  );
});

test("one broken line spoils one event, and only what it says", async () => {
  const { rows, left } = await read(
    calendar(
      ["UID:1", "SUMMARY:Whole", "DTSTART:20261205T100000"],
      ["UID:2", "SUMMARY:Broken", "LOCATION", "DTSTART:20261206T100000"],
      ["UID:3", "SUMMARY:No start", "DTSTART"],
    ),
  );
  assert.equal(
    rows.map(({ fields, marks }) => [fields.title, marks]),
    [
      ["Whole", []],
      ["Broken", ["broken"]],
    ],
  );
  assert.equal(
    left.map(({ fault }) => fault),
    ["start"],
  );
});

test("joined lines, bare line feeds, a byte order mark, Windows-1252, an event inside an event, alarms", async () => {
  const folded =
    "\ufeffBEGIN:VEVENT\nSUMMARY:Practice of the ver\n y long name\nDTSTART:20261205T100000\nBEGIN:VALARM\nDTSTART:19700101T000000\nEND:VALARM\nEND:VEVENT";
  assert.is((await read(folded)).rows[0]?.fields.title, "Practice of the very long name");
  const bytes = Uint8Array.from([
    ...Buffer.from("BEGIN:VEVENT\nSUMMARY:Fu"),
    0xdf,
    ...Buffer.from("ball\nDTSTART:20261205T100000"),
  ]);
  assert.is((await read(textOfBytes(bytes))).rows[0]?.fields.title, "Fußball");
  const nested =
    "BEGIN:VEVENT\nUID:1\nDTSTART:20261205T100000\nBEGIN:VEVENT\nUID:2\nDTSTART:20261206T100000\nEND:VEVENT\nEND:VEVENT";
  assert.equal(
    (await read(nested)).rows.map(({ key }) => key),
    ["1", "2"],
  );
});

test("of several events of one UID the newest counts", async () => {
  const { rows, left } = await read(
    calendar(
      ["UID:1", "SEQUENCE:2", "SUMMARY:New", "DTSTART:20261205T100000"],
      ["UID:1", "SEQUENCE:1", "SUMMARY:Old", "DTSTART:20261206T100000"],
    ),
  );
  assert.equal(
    [rows.map(({ fields }) => fields.title), left.map(({ fault }) => fault)],
    [["New"], ["twice"]],
  );
});

test("texts of any length and sign become what the server takes", async () => {
  const row = await first(
    `SUMMARY:${"🏐".repeat(80)}`,
    `LOCATION:a\u0007b${"x".repeat(300)}`,
    `DESCRIPTION:\u202e${"n".repeat(1_200)}`,
    "DTSTART:20261205T100000",
  );
  const { title, place, notes } = row?.fields ?? {};
  assert.equal([title?.length, place?.length, notes?.length], [59, 220, 1_000]);
  assert.ok(row?.notes.includes("cut"));
  assert.ok(title?.endsWith("🏐…") && place?.startsWith("abx") && !notes?.includes("\u202e"));
});

/** U+00AD to U+E007F. */
const formatSigns = Array.from({ length: 0xe0080 }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
  /\p{Cf}/u.test(sign),
);

test("of invisible signs, which the server refuses, none is left but those of emoji and scripts", async () => {
  assert.is(formatSigns.length, 170);
  const signs = [...formatSigns, "\ufe0f", "\u3164", "\u2800", "\ue000", "\u0007"];
  const { rows } = await read(
    calendar(
      ...signs.map((sign, index) => [
        `UID:${index}`,
        `SUMMARY:Photo${sign} day ${sign}`,
        `LOCATION:${sign}West${sign} Gym`,
        `DESCRIPTION:Bring${sign}\\n${sign}water`,
        "DTSTART:20261205T100000",
      ]),
    ),
  );
  assert.is(rows.length, signs.length);
  for (const { key, fields } of rows)
    assert.equal([fields.title, fields.place, fields.notes], ["Photo day", "West Gym", "Bring\nwater"], key);
  const kept = [
    "👩\u200d👧 night ⚽\ufe0f",
    "می\u200cروم",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  ];
  for (const text of kept)
    assert.is((await first(`SUMMARY:${text}`, "DTSTART:20261205T100000"))?.fields.title, text);
});

test("notes keep their lines and the spaces of tabs", async () => {
  const row = await first("DESCRIPTION:One\tor two\u2028three\\n\\nfour", "DTSTART:20261205T100000");
  assert.is(row?.fields.notes, "One or two\nthree\n\nfour");
});

test("a cut leaves nothing that joined an emoji", async () => {
  for (let length = 40; length < 60; length++) {
    const row = await first(
      `SUMMARY:${"x".repeat(length)}👨\u200d👩\u200d👧\u200d👦⚽\ufe0f tonight`,
      "DTSTART:20261205T100000",
    );
    assert.is(hidesSignsBesideEmoji(row?.fields.title ?? "\u200b"), false, String(length));
  }
});

test("keys are at most as long as the contract takes, and have no control signs", async () => {
  const keys = await Promise.all(
    [`${"u".repeat(300)}1`, `${"u".repeat(300)}2`, "a\u0000b", "\u0007"].map(
      async (uid) => (await first(`UID:${uid}`, "DTSTART:20261205T100000"))?.key ?? "",
    ),
  );
  assert.is(new Set(keys).size, 4);
  assert.ok(keys.every((key) => key.length <= 200));
  assert.equal(keys.slice(2), ["ab", "-"]);
});

test("hostile files neither throw nor hang", async () => {
  const files = [
    "",
    calendar(["DTSTART:00010101T000000", "RRULE:FREQ=DAILY;INTERVAL=0"]),
    calendar(["DTSTART:20261201T100000", "RRULE:FREQ=WEEKLY;INTERVAL=2147483647"]),
    calendar(["DTSTART:20261201T100000", "RRULE:FREQ=DAILY;COUNT=999999999"]),
    calendar(["DTSTART:99991231T235900", "DURATION:P9999W", "RRULE:FREQ=WEEKLY"]),
    calendar(["DTSTART:00000101T000000"]),
    calendar([`SUMMARY:${"a".repeat(1_000_000)}`, "DTSTART:20261201T100000"]),
    calendar([
      "DTSTART:20261201T100000",
      "RRULE:FREQ=DAILY",
      `EXDATE:${Array(20_000).fill("20261202T100000").join(",")}`,
    ]),
    `BEGIN:VCALENDAR\n${"BEGIN:VEVENT\n".repeat(20_000)}`,
    calendar(...Array<string[]>(2_000).fill(["DTSTART:00010101T000000", "RRULE:FREQ=DAILY;COUNT=999999999"])),
  ];
  for (const text of files) await read(text);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      await read(
        calendar([`DTSTART:${textOfBytes(bytes)}`, textOfBytes(bytes), `RRULE:${textOfBytes(bytes)}`]),
      );
    }),
    { numRuns: 100 },
  );
});

test.run();
