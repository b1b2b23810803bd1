import fs from "node:fs";
import path from "node:path";
import { root } from "../steps/contract.mjs";

/** What of the server decides who gets access: signing in, sessions, the look-up of the viewer, links of mails. */
const access = [
  "server/access",
  "server/answer-link",
  "server/identity",
  "server/mail/link.store.ts",
  "server/mail-links",
  "server/password",
  "server/schedule/notice/answer-token.ts",
  "server/session",
  "server/sign-in",
];

/** The rows of the access table are held by the matrices of rights and limits. */
const accessTests = [
  "proof/calls/limits.test.ts",
  "proof/calls/permissions.test.ts",
  "proof/calls/standings.test.ts",
  "server/access",
  "server/answer-link",
  "server/identity",
  "server/leaving",
  "server/mail-links",
  "server/password",
  "server/schedule/notice/answer-token.test.ts",
  "server/session",
  "server/sign-in",
];

/**
 * Folders and files that are mutated, the tests that must notice, and how many mutants are tried where all would take too long. Tables
 * that contain only texts are left out: they are compared with the specification by eye, not by a second copy.
 * @typedef {{ name: string, sources: string[], tests: string[], keepsDatabases?: boolean, sample?: number }} Room
 * @type {Room[]}
 */
export const mutationRooms = [
  { name: "domain", sources: ["domain"], tests: ["domain", "machines"] },
  { name: "machines", sources: ["machines"], tests: ["machines"] },
  { name: "access", sources: access, tests: accessTests, keepsDatabases: true, sample: 100 },
];

/** @param {string} folder below the top, or a file @param {RegExp} ending */
export function listFiles(folder, ending) {
  if (fs.statSync(path.join(root, folder)).isFile()) return [folder];
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
