import { accessSync, constants } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { product } from "../domain/product";

export interface Settings {
  isProduction: boolean;
  host: string;
  port: number;
  dataDir: string;
  /** Null: PGlite below dataDir. */
  databaseUrl: string | null;
  /** Scheme, host and port under which browsers reach this server. */
  publicOrigin: string;
  /** Null: made once and kept in dataDir (never in production). */
  signingKey: string | null;
  /** Null: mails are written below dataDir. */
  smtpUrl: string | null;
  mailFrom: string;
  /** As Fastify's trustProxy takes it: how many hops, or which addresses. */
  trustedProxies: false | number | string;
  identity: IdentitySettings;
  logLevel: LogLevel;
}

export interface IdentitySettings {
  /** host:port of the emulator, null for a real project. */
  emulatorHost: string | null;
  projectId: string;
  apiKey: string;
  authDomain: string;
  credentialsFile: string | null;
}

/** The settings with the signing key at hand. */
export type Config = Settings & { signingKey: string };

export class ConfigError extends Error {
  override readonly name = "ConfigError";
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
  }
}

type Env = Readonly<Record<string, string | undefined>>;

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Reads and checks every setting, and names all that are missing or wrong at once. Never repeats a value: it may be a secret. */
export function readSettings(env: Env, isReadable: (file: string) => boolean = canRead): Settings {
  const faults: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  const check = (name: string, isRight: boolean, what: string) => {
    if (!isRight) faults.push(`${name} is wrong: ${what}.`);
  };
  const need = (name: string, what: string) => {
    const value = text(name);
    if (value === null) faults.push(`${name} is missing: ${what}.`);
    return value;
  };

  const environment = text("NODE_ENV") ?? "development";
  const isProduction = environment === "production";
  check(
    "NODE_ENV",
    ["development", "test", "production"].includes(environment),
    "it must be development, test or production",
  );
  const wanted = (name: string, what: string) => (isProduction ? need(name, what) : text(name));

  const port = Number(text("PORT") ?? 3000);
  const isPort = Number.isInteger(port) && port >= 1 && port <= 65535;
  check("PORT", isPort, "it must be a whole number from 1 to 65535");

  const allowPglite = text("ALLOW_PGLITE") ?? "0";
  check("ALLOW_PGLITE", ["0", "1"].includes(allowPglite), "it must be 1 or 0");
  const databaseUrl =
    allowPglite === "1"
      ? text("DATABASE_URL")
      : wanted(
          "DATABASE_URL",
          "production needs a PostgreSQL address (or ALLOW_PGLITE=1 for the built-in database of a single small server)",
        );
  check(
    "DATABASE_URL",
    databaseUrl === null || hasScheme(databaseUrl, ["postgres:", "postgresql:"]),
    "it must look like postgresql://user:password@host:5432/name",
  );

  const publicOrigin =
    wanted("PUBLIC_ORIGIN", "production needs the address that browsers see, such as https://drip.example") ??
    `http://localhost:${isPort ? port : 3000}`;
  check(
    "PUBLIC_ORIGIN",
    isOrigin(publicOrigin),
    "it must be scheme, host and port only, such as https://drip.example, without a path",
  );
  check(
    "PUBLIC_ORIGIN",
    !isProduction || !isOrigin(publicOrigin) || isSafeOrigin(publicOrigin),
    "production needs https (only localhost may go without)",
  );

  const signingKey = wanted("SIGNING_KEY", "production needs a secret of its own (openssl rand -base64 32)");
  check(
    "SIGNING_KEY",
    signingKey === null || signingKey.length >= 32,
    "it must have at least 32 characters (openssl rand -base64 32)",
  );

  const smtpUrl = wanted(
    "SMTP_URL",
    "production needs a mail server, such as smtps://user:password@host:465",
  );
  check(
    "SMTP_URL",
    smtpUrl === null || hasScheme(smtpUrl, ["smtp:", "smtps:"]),
    "it must look like smtps://user:password@host:465",
  );
  const mailFrom = text("MAIL_FROM") ?? `${product.name} <${product.contactEmailAddress}>`;
  check(
    "MAIL_FROM",
    /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(mailFrom),
    "it must be an e-mail address, with a name before it or not",
  );

  const trustedProxies = readTrustedProxies(text("TRUSTED_PROXIES"));
  check(
    "TRUSTED_PROXIES",
    trustedProxies !== null,
    "it must be a number of hops, or addresses and networks (10.0.0.0/8) with commas between",
  );

  const logLevel = logLevels.find((level) => level === (text("LOG_LEVEL") ?? "info"));
  check("LOG_LEVEL", logLevel !== undefined, `it must be one of ${logLevels.join(", ")}`);

  const identity = readIdentity();
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    isProduction,
    host: text("HOST") ?? (isProduction ? "0.0.0.0" : "localhost"),
    port,
    dataDir: resolve(text("DATA_DIR") ?? ".data"),
    databaseUrl,
    publicOrigin: new URL(publicOrigin).origin,
    signingKey,
    smtpUrl,
    mailFrom,
    trustedProxies: trustedProxies ?? false,
    identity,
    logLevel: logLevel ?? "info",
  };

  function readIdentity(): IdentitySettings {
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

const hasScheme = (value: string, schemes: readonly string[]) =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol);

const isOrigin = (value: string) =>
  hasScheme(value, ["http:", "https:"]) && value.toLowerCase().replace(/\/$/, "") === new URL(value).origin;

const isSafeOrigin = (value: string) => {
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
};

/** Null for a wrong value. There is no way to trust everybody: a client could then choose its own address. */
function readTrustedProxies(value: string | null): false | number | string | null {
  if (value === null || value === "0") return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const isNetwork = (part: string) => {
    if (["loopback", "linklocal", "uniquelocal"].includes(part)) return true;
    const [address = "", bits, ...rest] = part.split("/");
    const version = isIP(address);
    if (version === 0 || rest.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  };
  const parts = value.split(",").map((part) => part.trim());
  return parts.every(isNetwork) ? parts.join(",") : null;
}
