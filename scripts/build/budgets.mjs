import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { filesOf, staticImports } from "./bundles.mjs";
import { brotli } from "./compress.mjs";
import { livingScreens } from "./earlier-parts.mjs";

/**
 * Bytes as transferred (brotli). The build fails if one is exceeded. The same sources differ by some tens of
 * bytes between machines (another Node's brotli, other hashes in file names), which the room above covers.
 */
export const budgets = {
  landingScript: 440,
  landingWithoutFont: 3_950,
  appScript: 87_350,
  emailSignInScript: 117_950,
  typeface: 36_500,
  chatList: 10_650,
  chatThread: 18_850,
  liveLine: 2_600,
  /** The posts, once Home works, and the first of their dialogs beside them. */
  feed: 22_800,
  feedDialogs: 8_050,
  feedWriting: 8_200,
  /** Turns and rides in an event's sheet, beside it; one of them under Needs you, beside Home; a team's duties, beside its dialogs. */
  eventDuties: 5_200,
  eventRides: 6_650,
  helpItem: 5_600,
  duties: 7_700,
  /** The whole dialog, beside the schedule and its other dialogs. */
  importOfList: 20_450,
  importOfCalendar: 26_650,
  /** The same beside the team's page and its dialogs. */
  importOfRoster: 13_900,
  /** Until a member's screen works. 150,000 are the target. */
  living: { home: 187_850, schedule: 194_000, team: 167_500, dings: 145_600, chat: 149_900 },
};

const app = (/** @type {string} */ name) => `src/app/${name}.part.tsx`;
const home = livingScreens.home;
const schedule = [app("schedule"), "src/app/event.part.ts", "src/screens/schedule/schedule-dialogs.tsx"];
const team = [...livingScreens.team, app("team-dialogs")];

/** What parts fetch once earlier ones are there. @type {[name: string, budget: number, before: string[], ...parts: string[]][]} */
const partsBeside = [
  ["feed: the posts", budgets.feed, home, app("feed")],
  ["feed: a dialog", budgets.feedDialogs, [...home, app("feed")], app("feed-dialogs")],
  [
    "feed: writing a post",
    budgets.feedWriting,
    [...home, app("feed"), app("feed-dialogs")],
    app("card-writing"),
  ],
  ["event: who brings what", budgets.eventDuties, schedule, app("event-duties")],
  ["event: who drives", budgets.eventRides, [...schedule, app("event-duties")], app("event-rides")],
  ["needs you: a turn or a ride", budgets.helpItem, home, app("help-item")],
  ["team: duties", budgets.duties, team, app("duties")],
  ["import: a list", budgets.importOfList, schedule, app("schedule-import")],
  [
    "import: a calendar",
    budgets.importOfCalendar,
    schedule,
    app("schedule-import"),
    "domain/schedule/import/calendar-read.ts",
  ],
  ["import: a roster", budgets.importOfRoster, team, app("roster-import")],
];

/** @typedef {{ name: string, bytes: number, budget: number }} Weighed */
/** @typedef {Awaited<ReturnType<typeof import("./bundles.mjs").bundleBrowser>>} Browser */

/**
 * @param {{ publicFolder: string, browser: Browser, typeface: { bytes: number }, sizes: Map<string, number> }} built
 * @returns {Promise<Weighed[]>} when all is within budget
 */
export async function checkBudgets({ publicFolder, browser, typeface, sizes }) {
  const size = (/** @type {string} */ file) => sizes.get(file) ?? 0;
  const scripts = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((sum, file) => sum + size(`assets/${basename(file)}`), 0);
  const html = await readFile(`${publicFolder}/index.html`, "utf8");
  const inline = [...html.matchAll(/<script(?![^>]*json)[^>]*>([^<]+)<\/script>/g)]
    .map(([, text]) => text)
    .join("");
  const rows = [
    { name: "landing: script", bytes: (await brotli(inline)).length, budget: budgets.landingScript },
    {
      name: "landing: all but the font",
      bytes: size("index.html") + size("favicon.svg"),
      budget: budgets.landingWithoutFont,
    },
    {
      name: "/app: script until its buttons work",
      bytes: scripts(browser.scripts),
      budget: budgets.appScript,
    },
    {
      name: "/app: the whole e-mail sign-in",
      bytes: scripts(new Set([...browser.scripts, ...identityScripts(browser)])),
      budget: budgets.emailSignInScript,
    },
    {
      name: "chat: the list",
      bytes: chatBytes(browser, size, app("chat"), app("members")),
      budget: budgets.chatList,
    },
    {
      name: "chat: a thread",
      bytes: chatBytes(browser, size, app("huddle"), app("chat")),
      budget: budgets.chatThread,
    },
    {
      name: "the live line",
      bytes: scripts(filesOf(browser, "src/app/live.part.ts").slice(0, 1)),
      budget: budgets.liveLine,
    },
    ...partsBeside.map(([name, budget, before, ...parts]) => ({
      name,
      bytes: scripts(filesAfter(browser, before, ...parts)),
      budget,
    })),
    { name: "display face", bytes: typeface.bytes, budget: budgets.typeface },
    ...Object.entries(livingScreens).map(([screen, parts]) => ({
      name: `${screen}: script until it works`,
      bytes: scripts(new Set(parts.flatMap((part) => filesOf(browser, part)))),
      budget: budgets.living[/** @type {keyof typeof livingScreens} */ (screen)],
    })),
  ];
  report(rows);
  return rows;
}

/** What parts fetch once earlier ones are there. @param {Browser} browser @param {string[]} before @param {string[]} parts */
function filesAfter(browser, before, ...parts) {
  const loaded = new Set([...browser.scripts, ...before.flatMap((part) => filesOf(browser, part))]);
  return new Set(parts.flatMap((part) => filesOf(browser, part)).filter((file) => !loaded.has(file)));
}

/** The table. @param {Weighed[]} rows */
export function report(rows) {
  const table = rows
    .map(({ name, bytes, budget }) => {
      const verdict =
        bytes <= budget ? `${Math.round((100 * bytes) / budget)} %` : `OVER by ${bytes - budget}`;
      return `  ${name.padEnd(38)} ${String(bytes).padStart(7)} of ${String(budget).padStart(7)} B br  ${verdict}`;
    })
    .join("\n");
  if (rows.some(({ bytes, budget }) => bytes > budget)) throw new Error(`Over the byte budget:\n${table}`);
  return table;
}

/** Without what joins its machines and effects. */
const ofChat = /(^|\/)(huddle|report)\/(?!.*\.actors\.ts$)/;

/**
 * Bytes of the chat's own modules that a part loads after an earlier one: their share of each script.
 * @param {Browser} browser @param {(file: string) => number} size @param {string} part @param {string} before
 */
function chatBytes(browser, size, part, before) {
  const { metafile, scripts } = browser;
  const loaded = new Set([...scripts, ...filesOf(browser, before)]);
  const shares = filesOf(browser, part)
    .filter((file) => !loaded.has(file))
    .map((file) => {
      const all = Object.entries(metafile.outputs[file]?.inputs ?? {});
      const bytes = (/** @type {typeof all} */ of) =>
        of.reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
      return (
        (size(`assets/${basename(file)}`) * bytes(all.filter(([name]) => ofChat.test(name)))) / bytes(all)
      );
    });
  return Math.round(shares.reduce((sum, share) => sum + share, 0));
}

/** Scripts with the identity provider's library and their imports. @param {Browser} browser */
function identityScripts({ metafile }) {
  const holders = Object.entries(metafile.outputs).filter(([, { inputs }]) =>
    Object.keys(inputs).some((input) => input.includes("node_modules/@firebase/auth/")),
  );
  return holders.flatMap(([file]) => [file, ...staticImports(metafile, file)]);
}
