import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config, Settings } from "./config";
import { makeVapidKey } from "./vapid-key";

/** Outside production the keys are generated once, so that a restart keeps sessions and push registrations valid. */
export function withKeys(settings: Settings): Config {
  const { dataDir, signingKey, vapid } = settings;
  return {
    ...settings,
    signingKey: signingKey ?? keptKey(dataDir, "signing-key", () => randomBytes(32).toString("base64url")),
    vapid: { ...vapid, privateKey: vapid.privateKey ?? keptKey(dataDir, "vapid-key", makeVapidKey) },
  };
}

/** Of two servers that start simultaneously, one generates it. */
function keptKey(folder: string, name: string, make: () => string): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  const made = `${file}.${randomUUID()}`;
  writeFileSync(made, make(), { mode: 0o600 });
  try {
    linkSync(made, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(made);
  }
  return readFileSync(file, "utf8").trim();
}
