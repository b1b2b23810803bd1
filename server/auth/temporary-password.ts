import { createHmac } from "node:crypto";
import type { Config } from "../config";
import { keyFor } from "./keys";

// No vowels, so that no word comes out, and nothing that looks like something else.
const signs = "bcdfghjkmnpqrstvwxz23456789";

/**
 * Four groups of four, 76 bits. Made of the link's token, so that the same link gives the same password when its first reply was lost
 * or two presses raced.
 */
export function temporaryPassword(config: Pick<Config, "signingKey">, token: string): string {
  const bytes = createHmac("sha512", keyFor("temporary password", config)).update(token).digest();
  const sign = (index: number) => signs[bytes.readUInt16BE(index * 2) % signs.length] ?? "";
  const group = (index: number) => [0, 1, 2, 3].map((offset) => sign(index * 4 + offset)).join("");
  return [0, 1, 2, 3].map(group).join("-");
}
