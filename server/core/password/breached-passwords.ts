import { createHash } from "node:crypto";
import { product } from "../../../domain/base/product";
import type { Services } from "../base/services";

/** Milliseconds to wait for the list. */
const patience = 2_000;

/**
 * Whether a password is on the configured list of breached ones. Only the first five of the forty characters of its
 * SHA-1 are sent; the list answers with all hashes that start so (docs/decisions/passwords.md). A list that
 * does not answer in time lets the password through.
 */
export async function isBreached(
  { config, log }: Pick<Services, "config" | "log">,
  password: string,
  wait = patience,
): Promise<boolean> {
  if (config.breachedPasswordsUrl === null) return false;
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  try {
    const range = await readRange(`${config.breachedPasswordsUrl}/range/${hash.slice(0, 5)}`, wait);
    return range.some(([rest, count]) => rest === hash.slice(5) && Number(count) > 0);
  } catch {
    // Without the error: its text could contain the URL, and with it a part of the hash.
    log.warn("The list of breached passwords did not answer, so a password went unchecked.");
    return false;
  }
}

/** Lines of a hash's rest and its count. Padding makes all replies similar in length; its lines have the count 0. */
async function readRange(url: string, wait: number) {
  const reply = await fetch(url, {
    headers: { "add-padding": "true", "user-agent": product.name },
    redirect: "error",
    signal: AbortSignal.timeout(wait),
  });
  if (!reply.ok) throw new Error(`The list answered ${reply.status}.`);
  return (await reply.text()).split(/\r?\n/).map((line) => line.toUpperCase().split(":"));
}
