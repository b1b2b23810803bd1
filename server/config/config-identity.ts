import { accessSync, constants } from "node:fs";
import type { ConfigReader } from "./config-reader";

export interface IdentitySettings {
  /** host:port of the emulator, null for a real project. */
  emulatorHost: string | null;
  projectId: string;
  apiKey: string;
  authDomain: string;
  credentialsFile: string | null;
}

/** A real project's settings, or outside production the emulator's. */
export function readIdentitySettings(
  { text, need, check }: ConfigReader,
  isProduction: boolean,
  isReadable: (file: string) => boolean = canRead,
): IdentitySettings {
  const emulatorHost = text("FIREBASE_AUTH_EMULATOR_HOST");
  if (emulatorHost !== null && !isProduction) {
    check(
      "FIREBASE_AUTH_EMULATOR_HOST",
      /^[\w.-]+:\d{1,5}$/.test(emulatorHost),
      "it must look like 127.0.0.1:9099",
    );
    return {
      emulatorHost,
      projectId: text("FIREBASE_PROJECT_ID") ?? "demo-drip",
      apiKey: text("FIREBASE_API_KEY") ?? "demo-key",
      authDomain: text("FIREBASE_AUTH_DOMAIN") ?? "demo-drip.firebaseapp.com",
      credentialsFile: null,
    };
  }
  check(
    "FIREBASE_AUTH_EMULATOR_HOST",
    emulatorHost === null,
    "production refuses the emulator, whose tokens anybody can forge; leave it out",
  );
  const why = isProduction
    ? "production needs a Firebase project"
    : "without FIREBASE_AUTH_EMULATOR_HOST (npm start sets it) a Firebase project is needed";
  const projectId = need("FIREBASE_PROJECT_ID", why);
  const apiKey = need("FIREBASE_API_KEY", why);
  const authDomain = need("FIREBASE_AUTH_DOMAIN", why);
  const credentialsFile = need(
    "GOOGLE_APPLICATION_CREDENTIALS",
    `${why}, and this names its service account's key file`,
  );
  check(
    "FIREBASE_PROJECT_ID",
    projectId === null || (/^[a-z0-9-]{4,40}$/.test(projectId) && !(isProduction && isDemo(projectId))),
    "it must be the id of a real project, such as drip-1a2b3",
  );
  check(
    "FIREBASE_AUTH_DOMAIN",
    authDomain === null || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(authDomain),
    "it must be a host name, such as drip-1a2b3.firebaseapp.com",
  );
  check(
    "GOOGLE_APPLICATION_CREDENTIALS",
    credentialsFile === null || isReadable(credentialsFile),
    "there is no readable file of that name",
  );
  return {
    emulatorHost: null,
    projectId: projectId ?? "",
    apiKey: apiKey ?? "",
    authDomain: authDomain ?? "",
    credentialsFile,
  };
}

const canRead = (file: string) => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

const isDemo = (projectId: string) => projectId.startsWith("demo-");
