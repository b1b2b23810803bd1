import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../build/fingerprint.mjs";
import { listSources } from "./read-imports.mjs";

/** Databases have their own zone data, and choose the second of a repeated hour. UTC is allowed, since it has no rules. */
const inSql = /\bat\s+time\s+zone\b(?!\s*'UTC')|\btimezone\s*\(/i;
/** The browser shows the wall clock that the server sent. Only the date field reads the current day. */
const inBrowser = /\bTemporal\b/;
const dateField = "src/effects/dates/";

/** Only server/schedule/time/clock.ts may convert times. @param {string} root @returns {Promise<string[]>} */
export async function findConversions(root) {
  const sources = await listSources(root);
  const migrations = (await listFiles(join(root, "server/db/migrations")))
    .map((file) => file.slice(root.length + 1).replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".sql"));
  const statements = [...sources.filter((file) => file.startsWith("server/")), ...migrations];
  const views = sources.filter((file) => file.startsWith("src/") && !file.startsWith(dateField));
  const found = await Promise.all([
    ...statements.map((file) => linesWith(root, file, inSql, "SQL converts no time")),
    ...views.map((file) => linesWith(root, file, inBrowser, "only the date field uses Temporal")),
  ]);
  return found.flat();
}

/** @param {string} root @param {string} file @param {RegExp} pattern @param {string} why */
async function linesWith(root, file, pattern, why) {
  const text = await readFile(join(root, file), "utf8");
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
    ({ 0: hit, index }) => `${file}:${text.slice(0, index).split("\n").length}: ${hit}: ${why}`,
  );
}
