import { type App, applicationDefault, cert, deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import type { Config } from "../../platform/config/config";
import { IdentityUnavailable } from "../../platform/http/problem";
import type { IdentityProvider } from "../base/services";
import { faultKind } from "./firebase-fault";
import { type Call, overAuth } from "./firebase-port";

const emulatorVariable = "FIREBASE_AUTH_EMULATOR_HOST";

/** Milliseconds after which a silent provider counts as unreachable. */
const patience = 4_000;

export type FirebaseIdentity = IdentityProvider & { close(): Promise<void> };

/**
 * The port to Firebase, a real project or the emulator. firebase-admin reads the process's environment, and on the
 * emulator it accepts unsigned tokens: so environment and settings have to agree, and production never uses the
 * emulator.
 */
export function firebaseIdentity(
  { identity, isProduction }: Pick<Config, "identity" | "isProduction">,
  options: { patience?: number } = {},
): FirebaseIdentity {
  const { emulatorHost, projectId, credentialsFile } = identity;
  if (isProduction && (emulatorHost !== null || process.env[emulatorVariable]))
    throw new Error(`Production refuses ${emulatorVariable}.`);
  if (emulatorHost !== null) process.env[emulatorVariable] = emulatorHost;
  else if (process.env[emulatorVariable])
    throw new Error(`${emulatorVariable} is set, but the settings name a real project.`);

  const app = openApp(projectId, emulatorHost === null ? credentialsFile : null, emulatorHost !== null);
  const call = bounded(options.patience ?? patience);
  return {
    ...overAuth(getAuth(app), projectId, call),
    async close() {
      if (emulatorHost !== null) delete process.env[emulatorVariable];
      await deleteApp(app);
    },
  };
}

let serial = 0;

function openApp(projectId: string, credentialsFile: string | null, isEmulator: boolean): App {
  const name = `drip-${++serial}`;
  if (isEmulator) return initializeApp({ projectId }, name);
  const credential = credentialsFile === null ? applicationDefault() : cert(credentialsFile);
  return initializeApp({ projectId, credential }, name);
}

/** One timeout for everything: firebase-admin itself retries and waits far longer than a person would. */
const bounded =
  (milliseconds: number): Call =>
  (work) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new IdentityUnavailable()), milliseconds);
    });
    return Promise.race([work(), late])
      .catch((error: unknown) => {
        throw faultKind(error) === "unreachable" ? new IdentityUnavailable(error) : error;
      })
      .finally(() => clearTimeout(timer));
  };
