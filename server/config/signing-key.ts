import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config, Settings } from "./config";

/** Outside production the key is made once, so that a restart signs nobody out. */
export function withSigningKey(settings: Settings): Config {
  if (settings.signingKey !== null) return { ...settings, signingKey: settings.signingKey };
  const file = join(settings.dataDir, "signing-key");
  mkdirSync(settings.dataDir, { recursive: true });
  const made = `${file}.${randomUUID()}`;
  writeFileSync(made, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(made, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(made);
  }
  return { ...settings, signingKey: readFileSync(file, "utf8").trim() };
}
