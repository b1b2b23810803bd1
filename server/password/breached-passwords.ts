import { createHash } from "node:crypto";
import { product } from "../../domain/base/product";
import type { Services } from "../services";

/** Milliseconds that somebody who chooses a password waits for the list at most. */
const patience = 2_000;

/**
 * Whether a password is on the list of breached ones, where one is configured. Only the first five of the forty signs of its SHA-1 leave;
 * the list answers with all that begin so (docs/decisions/password-length.md). A list that does not answer in time lets the password through.
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
    // Without the error: its text could name the address, and with it a part of the hash.
    log.warn("The list of breached passwords did not answer, so a password went unchecked.");
    return false;
  }
}

/** Lines of a hash's rest and how often it was seen. Padding makes all replies alike in length; its lines count 0. */
async function readRange(url: string, wait: number) {
  const reply = await fetch(url, {
    headers: { "add-padding": "true", "user-agent": product.name },
    redirect: "error",
    signal: AbortSignal.timeout(wait),
  });
  if (!reply.ok) throw new Error(`The list answered ${reply.status}.`);
  return (await reply.text()).split(/\r?\n/).map((line) => line.toUpperCase().split(":"));
}
