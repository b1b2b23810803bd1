import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";

/** Null for a file that cannot be read. */
export function readText(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/**
 * The text as Google's libraries would use it: a service account's key, or the configuration of a workload identity.
 * Null for everything else, which they would reject only at the first sign-in.
 */
export function kindOfCredentials(text: string): "key" | "workload" | null {
  const file = readJson(text);
  if (file.type === "external_account") return "workload";
  const isKey =
    file.type === "service_account" &&
    [file.project_id, file.client_email].every((each) => typeof each === "string" && each !== "") &&
    isPrivateKey(file.private_key);
  return isKey ? "key" : null;
}

/** The project that a service account belongs to; null for any other file. */
export function projectOfCredentials(text: string): string | null {
  const { project_id: project } = readJson(text);
  return typeof project === "string" ? project : null;
}

function readJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isPrivateKey(pem: unknown): boolean {
  try {
    return typeof pem === "string" && createPrivateKey(pem).type === "private";
  } catch {
    return false;
  }
}
