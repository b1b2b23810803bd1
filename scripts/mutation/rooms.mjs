import fs from "node:fs";
import path from "node:path";
import { root } from "../steps/contract.mjs";

/** The server's folders for access. The tests of each also kill mutants in the others. */
const letsIn = ["server/access", "server/mail-links", "server/password", "server/session", "server/sign-in"];

/**
 * What is mutated, the tests that must notice, and how many are tried where all would take too long. Tables that contain only texts are left out: they are compared
 * with the specification by eye, not by a second copy.
 * @typedef {{ name: string, tests: string[], keepsDatabases?: boolean, sample?: number }} Room
 * @type {Room[]}
 */
export const mutationRooms = [
  { name: "domain", tests: ["domain", "machines"] },
  { name: "machines", tests: ["machines"] },
  ...letsIn.map((name) => ({ name, tests: letsIn, keepsDatabases: true, sample: 50 })),
];

/** @param {string} folder below the top @param {RegExp} ending */
export function listFiles(folder, ending) {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((name) => ending.test(name))
    .sort();
}

/** Files that contain only texts. */
const wordsOnly = /^domain\/.*texts\.ts$/;

/** @param {import("./mutants.mjs").Mutant} mutant */
export const isLeftOut = ({ fileName, mutatorName }) =>
  mutatorName === "StringLiteral" && wordsOnly.test(fileName);
