import { hkdfSync } from "node:crypto";

type Purpose =
  | "access token"
  | "refresh successor"
  | "temporary password"
  | "temporary password hash"
  | "reset address"
  | "session list"
  | "waiting number"
  | "invitation"
  | "invitation mail"
  | "invitation code"
  | "invitation code hash"
  | "blocked address"
  | "summary stop"
  | "reminder stop"
  | "calendar link"
  | "answer link"
  | "calendar file"
  | "shared event";

const derived = new Map<string, Uint8Array<ArrayBuffer>>();

/** One secret in the settings, one derived key per purpose: a value made for one is invalid for every other. */
export function keyFor(purpose: Purpose, { signingKey }: { signingKey: string }): Uint8Array<ArrayBuffer> {
  const name = `${purpose}\n${signingKey}`;
  let key = derived.get(name);
  if (!key) {
    key = new Uint8Array(hkdfSync("sha256", signingKey, "", `drip ${purpose} v1`, 32));
    derived.set(name, key);
  }
  return key;
}
