import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { folders } from "./order.mjs";

const schemaFolder = "server/platform/db/schema/";

/** Folders that write tables of others: erasure, support's commands and the data of the demo. */
const writersOfAll = ["server/commands/account-deletion", "server/program/support", "server/program/demo"];

/**
 * Inserts, updates and deletes of a table outside the folder that owns it. The owner is the folder of `core` (or `platform/http`) by which the
 * table's file is named: `team.ts` and `team-inactivity.ts` belong to `core/team`.
 * @param {string} root @param {string[]} files
 */
export async function findForeignWrites(root, files) {
  const texts = await Promise.all(
    files
      .filter((file) => /^server\/.*\.ts$/.test(file))
      .map(async (file) => ({ file, text: await readFile(join(root, file), "utf8") })),
  );
  const tables = texts
    .filter(({ file }) => file.startsWith(schemaFolder))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/export const (\w+) = pgTable\(\s*"(\w+)"/g)].map(([, name = "", table = ""]) => ({
        file,
        name,
        table,
        owner: ownerOf(basename(file, ".ts")),
      })),
    );
  return [
    ...tables
      .filter(({ owner }) => owner === undefined)
      .map(({ file, table }) => `${file}: no folder of core has the name, so nobody may write "${table}"`),
    ...texts
      .filter(
        ({ file }) =>
          ![schemaFolder, ...writersOfAll.map((folder) => `${folder}/`)].some((start) =>
            file.startsWith(start),
          ),
      )
      .flatMap(({ file, text }) => {
        const { byName, byTable } = writtenIn(text);
        return tables
          .filter(
            ({ name, table, owner }) =>
              owner !== undefined &&
              !file.startsWith(`${owner}/`) &&
              (byName.has(name) || byTable.has(table)),
          )
          .map(({ table, owner }) => `${file} writes "${table}", which ${owner} alone may write`);
      }),
  ];
}

/** @param {string} name */
const ownerOf = (name) =>
  folders
    .filter((folder) => folder.startsWith("server/core/") || folder === "server/platform/http")
    .filter((folder) => `${name}-`.startsWith(`${basename(folder)}-`))
    .sort((one, other) => other.length - one.length)[0];

/** Names of drizzle's tables, and tables that SQL names itself. @param {string} text */
function writtenIn(text) {
  const aliases = new Map(
    [...text.matchAll(/(\w+) as (\w+)/g)].map(([, name = "", alias = ""]) => [alias, name]),
  );
  const byName = [
    ...text.matchAll(/\.(?:insert|update|delete)\(\s*(?:\w+\.)?(\w+)\s*,?\s*\)/g),
    ...text.matchAll(/\b(?:insert into|update|delete from)\s+\$\{\s*(?:\w+\.)?(\w+)\s*\}/g),
  ].map(([, name = ""]) => aliases.get(name) ?? name);
  const byTable = [
    ...text.matchAll(/\b(?:insert into|delete from|merge into)\s+(?:only\s+)?"?(\w+)/g),
    ...text.matchAll(/\bupdate\s+(?:only\s+)?"?(\w+)"?\s+(?:(?:as\s+)?\w+\s+)?set\b/g),
  ].map(([, table = ""]) => table);
  return { byName: new Set(byName), byTable: new Set(byTable) };
}
