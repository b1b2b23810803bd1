import { resolve } from "node:path";
import type { Operator } from "../../../domain/base/operator";
import { product } from "../../../domain/base/product";
import { type IdentitySettings, readIdentitySettings } from "./config-identity";
import { readOperator } from "./config-operator";
import { type Env, openConfigReader } from "./config-reader";
import {
  hasScheme,
  isMailServer,
  isOrigin,
  isPortNumber,
  isSafeAddress,
  isSafeDatabase,
  isSafeMailServer,
  isSafeOrigin,
  looksRandom,
  readTrustedProxies,
} from "./config-rules";
import { readTelemetrySettings, type TelemetrySettings } from "./config-telemetry";
import { readText } from "./credentials-file";
import { type Pooler, poolers } from "./poolers";
import type { SettingName } from "./setting-list.mjs";
import { isVapidKey } from "./vapid-key";

export interface Settings {
  isProduction: boolean;
  host: string;
  port: number;
  dataDir: string;
  /** Null: PGlite below dataDir. */
  databaseUrl: string | null;
  databasePooler: Pooler;
  /** Scheme, host and port under which browsers reach this server. */
  publicOrigin: string;
  operator: Operator;
  /** Whether HSTS includes the hosts below publicOrigin. */
  hstsSubdomains: boolean;
  /** Null: made once and kept in dataDir (never in production). */
  signingKey: string | null;
  vapid: {
    /** What pushes are signed with. Null: made once and kept in dataDir (never in production). */
    privateKey: string | null;
    /** The contact for push services: mailto: or https. */
    subject: string;
  };
  /** Null: mails are written below dataDir. */
  smtpUrl: string | null;
  mailFrom: string;
  /** As Fastify's trustProxy takes it: how many hops, or which addresses. */
  trustedProxies: false | number | string;
  /** Null: no list is asked whether a password was breached. */
  breachedPasswordsUrl: string | null;
  identity: IdentitySettings;
  telemetry: TelemetrySettings;
  logLevel: LogLevel;
  /** Null: there are no metrics. */
  metrics: { host: string; port: number } | null;
}

/** The settings with the keys. */
export type Config = Settings & { signingKey: string; vapid: { privateKey: string } };

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Reads and checks every setting, and reports all missing and invalid ones at once, never with a value, which may be a secret. */
export function readSettings(env: Env, readFile: (file: string) => string | null = readText): Settings {
  const reader = openConfigReader(env);
  const { text, need, check } = reader;

  const environment = text("NODE_ENV") ?? "development";
  const isProduction = environment === "production";
  check(
    "NODE_ENV",
    ["development", "test", "production"].includes(environment),
    "it must be development, test or production",
  );
  const wanted = (name: SettingName, what: string) => (isProduction ? need(name, what) : text(name));

  const port = Number(text("PORT") ?? 3000);
  const isPort = isPortNumber(port);
  check("PORT", isPort, "it must be a whole number from 1 to 65535");

  const metricsPort = text("METRICS_PORT");
  check(
    "METRICS_PORT",
    metricsPort === null || (isPortNumber(Number(metricsPort)) && Number(metricsPort) !== port),
    "it must be a whole number from 1 to 65535, and another than PORT",
  );

  const allowPglite = text("ALLOW_PGLITE") ?? "0";
  check("ALLOW_PGLITE", ["0", "1"].includes(allowPglite), "it must be 1 or 0");
  const databaseUrl =
    allowPglite === "1"
      ? text("DATABASE_URL")
      : wanted(
          "DATABASE_URL",
          "production needs a PostgreSQL address (or ALLOW_PGLITE=1 for the built-in database of a single small server)",
        );
  const isPostgres = databaseUrl !== null && hasScheme(databaseUrl, ["postgres:", "postgresql:"]);
  check(
    "DATABASE_URL",
    databaseUrl === null || isPostgres,
    "it must look like postgresql://user:password@host:5432/name",
  );
  check(
    "DATABASE_URL",
    !isProduction || !isPostgres || isSafeDatabase(databaseUrl),
    "production needs sslmode=verify-full for a host outside of its own network",
  );
  for (const name of ["sslrootcert", "sslcert", "sslkey"])
    check(
      "DATABASE_URL",
      !isPostgres || isFileThere(new URL(databaseUrl).searchParams.get(name), readFile),
      `there is no readable file at its ${name}`,
    );

  const databasePooler = poolers.find((pooler) => pooler === (text("DATABASE_POOLER") ?? "none"));
  check("DATABASE_POOLER", databasePooler !== undefined, `it must be one of ${poolers.join(", ")}`);

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

  const operator = readOperator(reader, wanted);

  const hstsSubdomains = text("HSTS_SUBDOMAINS") ?? "0";
  check("HSTS_SUBDOMAINS", ["0", "1"].includes(hstsSubdomains), "it must be 1 or 0");

  const signingKey = wanted("SIGNING_KEY", "production needs a secret of its own (openssl rand -base64 32)");
  check(
    "SIGNING_KEY",
    signingKey === null || signingKey.length >= 32,
    "it must have at least 32 characters (openssl rand -base64 32)",
  );
  check(
    "SIGNING_KEY",
    !isProduction || signingKey === null || signingKey.length < 32 || looksRandom(signingKey),
    "production needs one drawn by chance, not typed (openssl rand -base64 32)",
  );

  const vapidPrivateKey = wanted(
    "VAPID_PRIVATE_KEY",
    `production needs a key to sign pushes with (${makesVapidKey})`,
  );
  check(
    "VAPID_PRIVATE_KEY",
    vapidPrivateKey === null || isVapidKey(vapidPrivateKey),
    `it must be the 43 characters of a P-256 key (${makesVapidKey})`,
  );
  const vapidSubject = text("VAPID_SUBJECT") ?? `mailto:${operator.supportEmailAddress}`;
  check(
    "VAPID_SUBJECT",
    /^mailto:[^\s@<>]+@[^\s@<>]+$/.test(vapidSubject) || hasScheme(vapidSubject, ["https:"]),
    "it must look like mailto:ops@drip.example or https://drip.example/contact",
  );

  const smtpUrl = wanted(
    "SMTP_URL",
    "production needs a mail server, such as smtps://user:password@host:465",
  );
  const isSmtp = smtpUrl !== null && isMailServer(smtpUrl);
  check(
    "SMTP_URL",
    smtpUrl === null || isSmtp,
    "it must look like smtps://user:password@host:465, with special characters encoded: %23 for #, %25 for %",
  );
  check(
    "SMTP_URL",
    !isProduction || !isSmtp || isSafeMailServer(smtpUrl),
    "production takes tls=optional only for a mail server in its own network",
  );
  const mailFrom = text("MAIL_FROM") ?? `${product.name} <${operator.supportEmailAddress}>`;
  check(
    "MAIL_FROM",
    /^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(mailFrom),
    "it must be an e-mail address, with a name before it or not",
  );

  const trustedProxies = readTrustedProxies(text("TRUSTED_PROXIES"));
  check(
    "TRUSTED_PROXIES",
    trustedProxies !== null,
    "it must be a number of hops (at most 9), or addresses and networks (10.0.0.0/8, none wider) with commas between",
  );

  const breachedPasswordsUrl = text("BREACHED_PASSWORDS_URL")?.replace(/\/$/, "") ?? null;
  check(
    "BREACHED_PASSWORDS_URL",
    breachedPasswordsUrl === null || isSafeAddress(breachedPasswordsUrl),
    "it must be an address with https, such as https://api.pwnedpasswords.com, without a user, a query or a part behind #",
  );

  const logLevel = logLevels.find((level) => level === (text("LOG_LEVEL") ?? "info"));
  check("LOG_LEVEL", logLevel !== undefined, `it must be one of ${logLevels.join(", ")}`);

  const identity = readIdentitySettings(reader, isProduction, readFile);
  const telemetry = readTelemetrySettings(reader);
  reader.finish();
  return {
    isProduction,
    host: text("HOST") ?? (isProduction ? "0.0.0.0" : "localhost"),
    port,
    dataDir: resolve(text("DATA_DIR") ?? ".data"),
    databaseUrl,
    databasePooler: databasePooler ?? "none",
    publicOrigin: new URL(publicOrigin).origin,
    operator,
    hstsSubdomains: hstsSubdomains === "1",
    signingKey,
    vapid: { privateKey: vapidPrivateKey, subject: vapidSubject },
    smtpUrl,
    mailFrom,
    trustedProxies: trustedProxies ?? false,
    breachedPasswordsUrl,
    identity,
    telemetry,
    logLevel: logLevel ?? "info",
    metrics:
      metricsPort === null ? null : { host: text("METRICS_HOST") ?? "127.0.0.1", port: Number(metricsPort) },
  };
}

const makesVapidKey = `node -p "crypto.generateKeyPairSync('ec',{namedCurve:'P-256'}).privateKey.export({format:'jwk'}).d"`;

const isFileThere = (file: string | null, readFile: (file: string) => string | null) =>
  file === null || file === "system" || readFile(file) !== null;
