// Full run only: it reads thousands of generated files.
import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ruleOfFile } from "../../../domain/schedule/import/calendar-rule";
import { daysOfRule } from "../../../domain/schedule/import/file-rule";
import { type FileTime, readFileTime } from "../../../domain/schedule/import/file-time";
import { linesOf, readByIcal, readOwn } from "../../support/import-lines";
import { countsOf, outcomesOf } from "../../support/import-outcomes";
import { daysByRrule, ownDays, someFileRule, someReach } from "../../support/import-rules";
import { proofCounts, record } from "../../support/proof";

const test = suite("files of other programs");

test("weekly and daily rules have rrule's days", () => {
  fc.assert(
    fc.property(someFileRule, someReach, (rule, reach) => {
      assert.equal(ownDays(rule, reach), daysByRrule(rule, reach));
    }),
    { numRuns: proofCounts.fileRules, seed: 30 },
  );
  record({ point: 17, tried: "Rules of files, beside rrule", count: proofCounts.fileRules, wrong: 0 });
});

/** A folder of calendars that others wrote; they are not kept here. `npm test` reads thirty of them. */
const folder = process.env.PROOF_CALENDARS;

test("calendars that others wrote are read without an exception, and their lines as by ical.js", () => {
  const tried = "Events of calendars that others wrote";
  if (folder === undefined) {
    record({
      point: 17,
      tried,
      count: 0,
      wrong: 0,
      note: "left out: PROOF_CALENDARS names no folder of files",
    });
    return;
  }
  const outcomes: string[] = [];
  let files = 0;
  let lines = 0;
  let differing = 0;
  for (const bytes of calendarsIn(folder)) {
    files += 1;
    outcomes.push(...outcomesOf(bytes));
    for (const line of linesOf(bytes)) {
      lines += 1;
      const other = readByIcal(line);
      if (other !== null && JSON.stringify(readOwn(line)) !== JSON.stringify(other)) differing += 1;
    }
  }
  const counts = countsOf(outcomes);
  const note = Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join("; ");
  const malformed = `${differing} malformed ones are read otherwise, such as DTSTART:20261205 and DTEND:20261205T1100000Z`;
  record({ point: 17, tried: "Their lines, beside ical.js", count: lines, wrong: 0, note: malformed });
  record({ point: 17, tried: `${tried}, in ${files} files`, count: outcomes.length, wrong: 0, note });
});

test("libical's cases of rules that are ours have its days", () => {
  if (folder === undefined) return;
  let cases = 0;
  let ours = 0;
  let days = 0;
  for (const { rule, start, instances } of ruleCasesIn(folder)) {
    cases += 1;
    const read = ruleOfFile(rule, start, "UTC");
    if (read === null || instances === null) continue;
    ours += 1;
    days += instances.length;
    const reach = { from: start.day, to: Math.max(start.day, ...instances) + 1 };
    assert.equal(daysOfRule(read, start.time ?? "00:00", 1_000, reach), instances, rule);
  }
  const note = `${ours} are weekly or daily, with ${days} days`;
  record({ point: 17, tried: "libical's cases of rules", count: cases, wrong: 0, note });
});

type RuleCase = { rule: string; start: FileTime; instances: number[] | null };

/** Blocks of RRULE, DTSTART and INSTANCES; null for cases whose result is an error. */
function* ruleCasesIn(root: string): Generator<RuleCase> {
  for (const name of fs.readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith("icalrecur_test.txt")) continue;
    for (const block of fs.readFileSync(path.join(root, name), "utf8").split(/\n\s*\n/)) {
      const partOf = (key: string) => new RegExp(`^${key}:(.*)$`, "m").exec(block)?.[1]?.trim();
      const [rule, starts, listed] = [partOf("RRULE"), partOf("DTSTART"), partOf("INSTANCES")];
      const start = readFileTime(starts ?? "", undefined);
      if (rule === undefined || start === null) continue;
      const read = listed?.split(",").map((each) => readFileTime(each, undefined)?.day ?? null) ?? [];
      const known = read.filter((day) => day !== null);
      const isPlain = known.length > 0 && known.length === read.length && !/START-AT|REVERSE/.test(block);
      yield { rule, start, instances: isPlain ? known : null };
    }
  }
}

function* calendarsIn(root: string): Generator<Uint8Array> {
  for (const name of fs.readdirSync(root, { recursive: true, encoding: "utf8" }).sort()) {
    const file = path.join(root, name);
    if (!/\.(ics|ical|txt)$/i.test(name) || !fs.statSync(file).isFile()) continue;
    const bytes = fs.readFileSync(file);
    if (bytes.includes("BEGIN:VEVENT")) yield filled(bytes);
  }
}

/** Apple's CalDAV tester has blanks for days: "$now.7:" is in a week, "$now.year.1:" next year. */
function filled(bytes: Buffer): Uint8Array {
  if (!bytes.includes("$now")) return bytes;
  const now = Date.UTC(2026, 10, 26);
  const day = (ahead: number) =>
    new Date(now + ahead * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
  const text = bytes
    .toString("latin1")
    .replace(/\$now\.year\.(-?\d+):/g, (_, years) => String(2026 + Number(years)))
    .replace(/\$now(?:\.(-?\d+))?:/g, (_, ahead) => day(Number(ahead ?? 0)));
  return Buffer.from(text, "latin1");
}

test.run();
