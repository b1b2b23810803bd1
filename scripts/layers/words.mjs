import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listSources } from "./read-imports.mjs";

/** The files that read a stored answer, and why. Everything else asks `word_of` what stands, through word.ts. */
const readers = [
  // The place that asks for the word.
  "server/schedule/answer/word.ts",
  // An event that somebody answered is not taken back, and a plan counts the answers for an old time: an absence is none.
  "server/schedule/event/event.store.ts",
  // A person's copy of their data contains what they said.
  "server/schedule/answer/account-answers.store.ts",
];

/** A row of the table, by its own name or by the name that a statement gives it. */
const named = /\bparticipation\s+(?:as\s+)?([a-z]\w*)\b/g;
const notNames = new Set(["on", "where", "join", "set", "using", "left", "as", "order"]);

/** Stores that read `participation.answer` for what stands. @param {string} root @returns {Promise<string[]>} */
export async function findReadAnswers(root) {
  const stores = (await listSources(root)).filter(
    (file) => file.startsWith("server/") && !file.startsWith("server/db/") && !readers.includes(file),
  );
  const found = await Promise.all(
    stores.map(async (file) => {
      const text = await readFile(join(root, file), "utf8");
      const calls = text.matchAll(/\bword_of\s*\(/g);
      return [...readsOf(text), ...calls].map(
        ({ 0: hit, index }) =>
          `${file}:${text.slice(0, index).split("\n").length}: ${hit}: what stands is the word of server/schedule/answer/word.ts`,
      );
    }),
  );
  return found.flat();
}

/** @param {string} text */
function readsOf(text) {
  const aliases = [...text.matchAll(named)].flatMap(([, name = ""]) => (notNames.has(name) ? [] : [name]));
  const names = [...new Set(["participation", ...aliases])].join("|");
  return [...text.matchAll(new RegExp(`(?<![.\\w])(?:\\(?(?:${names})\\)?)\\.answer\\b`, "g"))];
}
