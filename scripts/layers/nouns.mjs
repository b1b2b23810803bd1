import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * The subjects of the product. The folders of each room below are some of them, and no others, so that a developer who knows the
 * noun finds its rules, chart, effects, views, screen, handlers, table and tests. A new subject begins with a line here.
 */
export const nouns = [
  "absence",
  "account",
  "answer-link",
  "app-update",
  "audit",
  "busy",
  "calendar-link",
  "category",
  "dates",
  "demo",
  "dialogs",
  "dings",
  "drip-name",
  "family",
  "fields",
  "health",
  "huddle",
  "identity",
  "invitation",
  "leaving",
  "live",
  "mail",
  "mail-links",
  "outbox",
  "password",
  "pings",
  "problem",
  "push",
  "report",
  "schedule",
  "session",
  "settings",
  "shell",
  "sign-in",
  "support",
  "team",
  "telemetry",
  "toasts",
  "waiting",
];

/** Rooms divided by noun, and the other folders that they have. @type {Record<string, string[]>} */
const divided = {
  domain: ["base"],
  machines: ["base"],
  "src/controls": ["base"],
  "src/effects": ["base"],
  "src/features": [],
  "src/screens": ["base", "gallery"],
  "src/ui": ["base", "brand"],
  server: ["access", "base", "config", "db", "http", "jobs"],
};

/** The folder of a noun in a room, such as `server/team`, that a file lies in. @param {string} file */
export function folderOf(file) {
  const room = Object.keys(divided).find((name) => file.startsWith(`${name}/`));
  const [noun, ...rest] = room ? file.slice(room.length + 1).split("/") : [];
  return room && rest.length > 0 ? `${room}/${noun}` : null;
}

/** Folders of the server's program itself. */
const serverFiles = [
  "app.ts",
  "app.test.ts",
  "main.ts",
  "main.test.ts",
  "services.ts",
  "log.ts",
  "start-fault.ts",
];

/** Tables of no noun, shared columns, typed views, and the list of all tables. */
const schemaFiles = ["idempotency.ts", "limits.ts", "columns.ts", "views.ts", "all.ts"];

/** Finds files outside of noun folders, and folders that are no noun. @param {string} root @returns {Promise<string[]>} */
export async function findStrayFiles(root) {
  const found = await Promise.all(
    Object.entries(divided).flatMap(([room, others]) => [
      strayIn(root, room, others),
      strayIn(root, `test/${room.replace(/^src\//, "")}`, others),
    ]),
  );
  const named = await Promise.all([
    strangeFiles(root, "server/db/schema", schemaFiles),
    strangeFiles(root, "openapi/paths", []),
    strangeFiles(root, "openapi/schemas", ["base.yaml"]),
  ]);
  return [...found.flat(), ...named.flat()];
}

/**
 * Each file belongs to one noun: `schedule.ts`, or `schedule-notices.ts` for a part of a large one.
 * @param {string} root @param {string} folder @param {string[]} others
 */
async function strangeFiles(root, folder, others) {
  if (!existsSync(join(root, folder))) return [];
  return (await readdir(join(root, folder)))
    .filter((name) => !others.includes(name) && !nouns.some((noun) => isOfNoun(name, noun)))
    .map((name) => `${folder}/${name}: is named after no noun of scripts/layers/nouns.mjs`);
}

/** @param {string} name @param {string} noun */
const isOfNoun = (name, noun) => [".", "-"].some((next) => name.startsWith(`${noun}${next}`));

/** @param {string} root @param {string} room @param {string[]} others */
async function strayIn(root, room, others) {
  if (!existsSync(join(root, room))) return [];
  const entries = await readdir(join(root, room), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = `${room}/${entry.name}`;
    if (entry.isDirectory())
      return nouns.includes(entry.name) || others.includes(entry.name)
        ? []
        : [`${name}/: ${entry.name} is no noun of scripts/layers/nouns.mjs`];
    const isServer = room.endsWith("server") && serverFiles.includes(entry.name);
    return isServer || entry.name.startsWith(".") ? [] : [`${name}: lies in no folder of a noun`];
  });
}
