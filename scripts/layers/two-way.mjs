import { dirname } from "node:path/posix";
import { folderOf } from "./nouns.mjs";

/** @typedef {import("./read-imports.mjs").Import} Import */

/**
 * Nouns that need each other at run time, so that neither can be read or changed without the other. This list only gets shorter: a new
 * pair is a breach, and so is one that is listed and gone, or of a folder that is.
 */
export const knownPairs = [
  "server/absence, server/schedule",
  // The date of birth may turn out to be a child's, whose account is erased.
  "server/account, server/sign-in",
  "server/calendar-link, server/family",
  // What is marked as read is answered with the counts of all.
  "server/dings, server/pings",
  "server/huddle, server/pings",
  // A spot may be made with its invitations.
  "server/invitation, server/team",
  "server/leaving, server/sign-in",
  "server/mail-links, server/sign-in",
  // Signing out everywhere takes a fresh proof.
  "server/session, server/sign-in",
];

/**
 * Pairs of nouns of one room whose files import each other at run time.
 * @param {Import[]} imports @param {readonly string[]} known
 */
export function findTwoWay(imports, known) {
  /** @type {Map<string, string>} */
  const examples = new Map();
  for (const { from, to, isPackage, isType } of imports) {
    const [folder, other] = [folderOf(from), folderOf(to)];
    if (!isPackage && !isType && folder && other && folder !== other && dirname(folder) === dirname(other))
      examples.set(`${folder}, ${other}`, `${from} imports ${to}`);
  }
  const pairs = [...examples.keys()].filter((pair) => turned(pair) > pair && examples.has(turned(pair)));
  const gone = known.filter((pair) => !pairs.includes(pair));
  return [
    ...pairs
      .filter((pair) => !known.includes(pair))
      .map((pair) => `${pair}: need each other (${examples.get(pair)}, ${examples.get(turned(pair))})`),
    ...gone.map((pair) => `${pair}: no longer need each other, and are listed in scripts/layers/two-way.mjs`),
  ];
}

/** @param {string} pair */
const turned = (pair) => pair.split(", ").reverse().join(", ");
