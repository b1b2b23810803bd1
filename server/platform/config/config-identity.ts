import type { ConfigReader } from "./config-reader";
import { kindOfCredentials, projectOfCredentials } from "./credentials-file";

export interface IdentitySettings {
  /** host:port of the emulator, null for a real project. */
  emulatorHost: string | null;
  projectId: string;
  apiKey: string;
  authDomain: string;
  /** A service account's key; null where Google's libraries authenticate the workload themselves. */
  credentialsFile: string | null;
}

/** A real project's settings, or outside production the emulator's. */
export function readIdentitySettings(
  { text, need, check }: ConfigReader,
  isProduction: boolean,
  readFile: (file: string) => string | null,
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
  const apiKey = need("FIREBASE_API_KEY", why);
  const isWorkload = text("GOOGLE_WORKLOAD_IDENTITY") ?? "0";
  check("GOOGLE_WORKLOAD_IDENTITY", ["0", "1"].includes(isWorkload), "it must be 1 or 0");
  const credentialsFile =
    isWorkload === "1"
      ? text("GOOGLE_APPLICATION_CREDENTIALS")
      : need(
          "GOOGLE_APPLICATION_CREDENTIALS",
          `${why}, and this names its service account's key file (or GOOGLE_WORKLOAD_IDENTITY=1 where Google knows the machine)`,
        );
  const credentials = credentialsFile === null ? null : readFile(credentialsFile);
  const kind = credentials === null ? null : kindOfCredentials(credentials);
  const projectId =
    text("FIREBASE_PROJECT_ID") ??
    (kind === "workload" || isWorkload === "1"
      ? need("FIREBASE_PROJECT_ID", `${why}, and only a service account's key names it`)
      : projectOfCredentials(credentials ?? ""));
  const authDomain = text("FIREBASE_AUTH_DOMAIN") ?? (projectId && `${projectId}.firebaseapp.com`);
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
    credentialsFile === null || credentials !== null,
    "there is no readable file of that name",
  );
  check(
    "GOOGLE_APPLICATION_CREDENTIALS",
    credentials === null || kind !== null,
    "its file is neither a service account's key in JSON nor the configuration of a workload identity",
  );
  return {
    emulatorHost: null,
    projectId: projectId ?? "",
    apiKey: apiKey ?? "",
    authDomain: authDomain ?? "",
    credentialsFile: kind === "key" ? credentialsFile : null,
  };
}

const isDemo = (projectId: string) => projectId.startsWith("demo-");
