import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listSources } from "./read-imports.mjs";

const copier = "server/leaving/account-copy.ts";
const eraser = "server/leaving/erasure.store.ts";

/** Where a person's row may be deleted, and why. Two lists of what belongs to a person drift apart. */
const deleters = [
  eraser,
  // Accounts whose address was never proven, which hold nothing but a sign-up.
  "server/identity/sign-up.store.ts",
  "server/mail-links/verification.routes.ts",
];

/** @type {{ pattern: RegExp, allowed: string[], why: string }[]} */
const rules = [
  {
    pattern: /\bfunction (?:copyAccount|copy\w*Account)\b/g,
    allowed: [copier],
    why: `what is kept about a person is copied by ${copier} alone`,
  },
  {
    pattern: /\bimport \{[^}]*\bplainNames\b[^}]*\}/g,
    allowed: [copier],
    why: `what is kept about a person is copied by ${copier} alone`,
  },
  {
    pattern: /\bfunction (?:eraseAccount|erase\w*Account)\b/g,
    allowed: [eraser],
    why: `a person is erased by ${eraser} alone`,
  },
  {
    pattern: /\.delete\(user\)|\bdelete\s+from\s+"user"/gi,
    allowed: deleters,
    why: `a person is erased by ${eraser} alone`,
  },
];

/** One function copies an account and one erases it: support and the app call the same. @param {string} root @returns {Promise<string[]>} */
export async function findSecondWays(root) {
  const files = (await listSources(root)).filter((file) => file.startsWith("server/"));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), "utf8");
      return rules
        .filter(({ allowed }) => !allowed.includes(file))
        .flatMap(({ pattern, why }) =>
          [...text.matchAll(pattern)].map(
            ({ 0: hit, index }) => `${file}:${text.slice(0, index).split("\n").length}: ${hit}: ${why}`,
          ),
        );
    }),
  );
  return found.flat();
}
