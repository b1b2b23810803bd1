import fs from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { absenceRetentionMonths, longestAbsence, usualRetentionMonths } from "../../domain/absence/days";
import { daysToLeave } from "../../domain/account-deletion/deletion";
import { retention } from "../../domain/base/retention";
import { guestsOfChild, linksOfPerson } from "../../domain/calendar-link/calendar-link";
import { familyLimits } from "../../domain/family/limits";
import { daysAfterEvent, editMinutes, groupsOfTeam, seatsOfGroup } from "../../domain/huddle/limits";
import { invitationLimits } from "../../domain/invitation/limits";
import { devicesThatRing } from "../../domain/push/ring";
import { markRetentionMonths } from "../../domain/schedule/attendance/attendance";
import { answerNoteLength, daysAhead, daysBack, eventsOfSeries } from "../../domain/schedule/limits";
import { mostRings } from "../../domain/schedule/notice/escalation";
import { teamLimits } from "../../domain/team/limits";
import { root } from "../../server/platform/config/root";

const test = suite("documents");

const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");
const unique = (names: Iterable<string>) => [...new Set(names)].sort();
const all = (text: string, pattern: RegExp) =>
  unique([...text.matchAll(pattern)].map((match) => match[1] ?? ""));

/** Documents for newcomers to the project. */
const newcomers = [
  "CHANGELOG.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "docs/develop/architecture.md",
  "docs/develop/glossary.md",
  "docs/develop/layers.md",
  "docs/develop/recipes.md",
  "docs/develop/testing.md",
];

test("README.md names the server's default port", () => {
  const port = /text\("PORT"\) \?\? (\d+)/.exec(read("server/platform/config/config.ts"))?.[1];
  assert.match(read("README.md"), `http://localhost:${port}`);
});

test("the pages of the deployment, the API and the README keep to their lengths", () => {
  const counts = fs
    .readdirSync(path.join(root, "docs/deploy"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => ({ name, words: read(`docs/deploy/${name}`).split(/\s+/).length }));
  assert.equal(
    counts.filter(({ words }) => words > 900),
    [],
  );
  assert.ok(counts.reduce((sum, { words }) => sum + words, 0) <= 5_000);
  assert.ok(read("docs/api.md").split(/\s+/).length <= 700);
  assert.ok(read("README.md").split("\n").length <= 121);
});

test("README.md and CONTRIBUTING.md name only existing commands", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const text = `${read("README.md")}\n${read("CONTRIBUTING.md")}`;
  const named = all(text, /npm (?:run )?(?!outdated\b)([a-z]+(?::[a-z]+)?)\b/g);
  assert.equal(
    named.filter((name) => !(name in scripts)),
    [],
  );
});

test("the project map lists exactly the existing folders", () => {
  const map = all(read("README.md"), /^\| `([\w.]+?)\/?`\s*\|/gm);
  const folders = fs
    .readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .filter((name) => !["node_modules", "dist"].includes(name));
  assert.equal(unique([...folders, "openapi.yaml"]), map);
});

test("the pages of the product name the numbers of its rules", () => {
  const pages: Record<string, readonly string[]> = {
    privacy: [
      `| dings | ${retention.dingDays} days |`,
      `| messages and cheers | ${retention.messageMonths} months`,
      `| words before an edit or deletion | ${retention.messageVersionDays} days |`,
      `| attendance | ${markRetentionMonths} months`,
      `| absences | ${absenceRetentionMonths} months`,
      `| *as usual* | ${usualRetentionMonths} months`,
      `| account and what belongs to it | its deletion, plus ${daysToLeave} days |`,
      `| audit | ${retention.auditMonths} months`,
      `| sent mails: address, time, subject | ${retention.mailDays} days`,
    ],
    families: [
      `at most ${familyLimits.childrenPerGuardian} of them`,
      `at most ${familyLimits.guardiansPerChild} guardians, ${familyLimits.followersPerChild} followers`,
      `at most ${guestsOfChild} such links`,
    ],
    teams: [
      `up to ${teamLimits.members} members and ${teamLimits.staff} staff`,
      `up to ${invitationLimits.uses.max} uses (${invitationLimits.uses.usual} unless changed)`,
      `up to ${teamLimits.openInvitations} open invitations`,
    ],
    schedule: [
      `up to ${eventsOfSeries} events`,
      `from ${daysBack} days back`,
      `to ${daysAhead} days ahead`,
      `up to ${answerNoteLength} characters`,
      `up to ${longestAbsence} days`,
      `up to ${linksOfPerson} for a person`,
    ],
    chat: [
      `up to ${seatsOfGroup} `,
      `${groupsOfTeam} groups in a team`,
      `${daysAfterEvent} days after the event`,
      `for ${editMinutes} minutes`,
    ],
    notifications: [
      `At most ${["", "one", "two", "three", "four", "five"][mostRings]} pushes`,
      `up to ${devicesThatRing} devices`,
    ],
  };
  for (const [page, texts] of Object.entries(pages))
    for (const text of texts)
      assert.ok(read(`docs/product/${page}.md`).includes(text), `docs/product/${page}.md: ${text}`);
});

test("every path in the newcomers' documents exists", () => {
  for (const file of newcomers)
    for (const named of all(read(file), /`((?:docs|domain|machines|scripts|server|src|test)\/[\w./-]+)`/g))
      assert.ok(fs.existsSync(path.join(root, named)), `${file}: ${named}`);
});

test("architecture.md says where twelve things are", () => {
  const [, last = ""] = read("docs/develop/architecture.md").split("\n## Twelve things");
  assert.is(all(last, /^\| .+ \| .+ \| `([^`]+)` \|$/gm).length, 12);
});

test("no text of the product promises what it does not do: being found by a drip name", () => {
  const promises = /finds you/i;
  const texts = ["domain", "src", "server/core/mail"].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  assert.equal(
    texts.filter((file) => promises.test(read(file))),
    [],
  );
});

test("every decision is in the index and has context, decision and consequences in at most 250 words", () => {
  const index = read("docs/decisions/README.md");
  for (const name of fs
    .readdirSync(path.join(root, "docs/decisions"))
    .filter((name) => name !== "README.md")) {
    const page = read(`docs/decisions/${name}`);
    for (const part of ["**Context.**", "**Decision.**", "**Consequences.**"])
      assert.ok(page.includes(part), `${name}: ${part}`);
    const [title = ""] = page.split("\n");
    assert.ok(index.includes(`- [${title.replace("# ", "")}](${name}), `), `${name} in the index`);
    const words = page.split(/\s+/).length;
    assert.ok(words <= 250, `${name}: ${words} words`);
  }
});

test.run();
