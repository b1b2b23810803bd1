import fs from "node:fs";
import path from "node:path";
import { root } from "../steps/contract.mjs";

/**
 * What is mutated, the tests that must notice, and how many are tried where all would take too long. Two tables hold nothing but what people read: their words are compared with the
 * spec's by eye, not by a second copy of them.
 * @typedef {{ name: string, tests: string[], keepsDatabases?: boolean, sample?: number }} Room
 * @type {Room[]}
 */
export const mutationRooms = [
  { name: "domain", tests: ["domain", "machines"] },
  { name: "machines", tests: ["machines"] },
  { name: "server/auth", tests: ["server/auth"], keepsDatabases: true, sample: 250 },
];

/** @param {string} folder below the top @param {RegExp} ending */
export function listFiles(folder, ending) {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => ending.test(name))
    .sort();
}

const wordsOnly = ["domain/texts.ts", "domain/message-texts.ts"];

/** @param {import("./mutants.mjs").Mutant} mutant */
export const isLeftOut = ({ fileName, mutatorName }) =>
  mutatorName === "StringLiteral" && wordsOnly.includes(fileName);
