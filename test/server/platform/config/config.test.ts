import { createHash, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { developmentOperator } from "../../../../domain/base/operator";
import { readSettings } from "../../../../server/platform/config/config";
import { ConfigError } from "../../../../server/platform/config/config-reader";
import { looksRandom } from "../../../../server/platform/config/config-rules";
import { withKeys } from "../../../../server/platform/config/kept-keys";
import { type Setting, settingGroups } from "../../../../server/platform/config/setting-list.mjs";
import { isVapidKey } from "../../../../server/platform/config/vapid-key";

const test = suite("config");

const serviceAccount = JSON.stringify({
  type: "service_account",
  project_id: "drip-1a2b3",
  client_email: "drip@drip-1a2b3.iam.gserviceaccount.com",
  private_key: generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
    type: "pkcs8",
    format: "pem",
  }),
});

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgresql://drip:secret@db.example:5432/drip?sslmode=verify-full",
  PUBLIC_ORIGIN: "https://drip.example",
  OPERATOR_NAME: "Comets Youth Club",
  OPERATOR_ADDRESS: "1 Field Road, Chicago, IL 60601",
  SUPPORT_EMAIL: "help@drip.example",
  SIGNING_KEY: "q3Vt0Yw8kZxN1sLr7BdUeJm5PfHc2GoA9iTnXyKzQ4E=",
  VAPID_PRIVATE_KEY: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  SMTP_URL: "smtps://drip:secret@mail.example:465",
  FIREBASE_PROJECT_ID: "drip-1a2b3",
  FIREBASE_API_KEY: "AIzaSy",
  FIREBASE_AUTH_DOMAIN: "drip-1a2b3.firebaseapp.com",
  GOOGLE_APPLICATION_CREDENTIALS: "/etc/drip/service-account.json",
};
const development = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" };

function faultsOf(env: Record<string, string | undefined>, isReadable = true): readonly string[] {
  try {
    readSettings(env, () => (isReadable ? serviceAccount : null));
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}
const namesOf = (env: Record<string, string | undefined>, isReadable = true) =>
  faultsOf(env, isReadable).map((fault) => fault.split(" ")[0]);

test("in development the emulator's address from the start script is the only setting needed", () => {
  assert.equal(readSettings(development), {
    isProduction: false,
    host: "localhost",
    port: 3000,
    dataDir: join(process.cwd(), ".data"),
    databaseUrl: null,
    databasePooler: "none",
    publicOrigin: "http://localhost:3000",
    operator: developmentOperator,
    hstsSubdomains: false,
    signingKey: null,
    vapid: { privateKey: null, subject: "mailto:hello@drip.example" },
    smtpUrl: null,
    mailFrom: "Drip <hello@drip.example>",
    trustedProxies: false,
    breachedPasswordsUrl: null,
    identity: {
      emulatorHost: "127.0.0.1:9099",
      projectId: "demo-drip",
      apiKey: "demo-key",
      authDomain: "demo-drip.firebaseapp.com",
      credentialsFile: null,
    },
    telemetry: { sentryDsn: null, analytics: null },
    logLevel: "info",
    metrics: null,
  });
});

test("a file that is no service account key stops the start", () => {
  const faults = (text: string) => {
    try {
      readSettings(production, () => text);
      return [];
    } catch (error) {
      if (error instanceof ConfigError) return error.faults;
      throw error;
    }
  };
  assert.equal(faults(serviceAccount), []);
  const key = JSON.parse(serviceAccount);
  for (const wrong of [
    "",
    "not JSON",
    "null",
    "[]",
    JSON.stringify({ ...key, type: "authorized_user" }),
    JSON.stringify({ ...key, private_key: "-----BEGIN PRIVATE KEY-----\\nno\\n-----END PRIVATE KEY-----" }),
    JSON.stringify({ ...key, client_email: "" }),
    JSON.stringify({ ...key, project_id: undefined }),
  ])
    assert.equal(faults(wrong), [
      "GOOGLE_APPLICATION_CREDENTIALS is wrong: its file is neither a service account's key in JSON nor the configuration of a workload identity.",
    ]);
});

test("Google's workload identity needs no key file, with or without a configuration file", () => {
  const { GOOGLE_APPLICATION_CREDENTIALS: file, ...keyless } = production;
  assert.equal(namesOf(keyless), ["GOOGLE_APPLICATION_CREDENTIALS"]);
  const settings = readSettings({ ...keyless, GOOGLE_WORKLOAD_IDENTITY: "1" }, () => null);
  assert.is(settings.identity.credentialsFile, null);
  const elsewhere = readSettings(production, () => JSON.stringify({ type: "external_account" }));
  assert.is(elsewhere.identity.credentialsFile, null, `${file} is found by Google's own libraries`);
  assert.equal(namesOf({ ...keyless, GOOGLE_WORKLOAD_IDENTITY: "yes" }), [
    "GOOGLE_WORKLOAD_IDENTITY",
    "GOOGLE_APPLICATION_CREDENTIALS",
  ]);
});

test("the database's TLS files must exist", () => {
  const url = `${production.DATABASE_URL}&sslrootcert=/etc/drip/ca.pem`;
  const withCa = (ca: string | null) => (each: string) => (each === "/etc/drip/ca.pem" ? ca : serviceAccount);
  assert.is(readSettings({ ...production, DATABASE_URL: url }, withCa("pem")).databaseUrl, url);
  try {
    readSettings({ ...production, DATABASE_URL: url }, withCa(null));
    assert.unreachable();
  } catch (error) {
    assert.instance(error, ConfigError);
    assert.match(
      (error as ConfigError).message,
      /^DATABASE_URL is wrong: there is no readable file at its sslrootcert\.$/,
    );
  }
});

test("the list of settings has exactly those that are read, and their defaults", () => {
  const asked = new Set<string>();
  const heard = (env: Record<string, string>) =>
    new Proxy(env, {
      get(_, name) {
        asked.add(String(name));
        return env[String(name)];
      },
    });
  for (const env of [development, { ...production, METRICS_PORT: "9464" }])
    readSettings(heard(env), () => serviceAccount);
  const listed = new Map<string, Setting>(
    Object.values(settingGroups).flatMap(({ settings }) => Object.entries(settings)),
  );
  assert.equal([...asked].sort(), [...listed.keys()].sort());
  const defaults = Object.fromEntries(
    [...listed].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
  );
  assert.ok(Object.keys(defaults).length > 8);
  const workload = { ...development, GOOGLE_WORKLOAD_IDENTITY: "0", METRICS_PORT: "9464" };
  assert.equal(readSettings({ ...workload, ...defaults }), readSettings(workload));
});

test("a pooler is named by its mode", () => {
  for (const pooler of ["none", "session", "transaction"])
    assert.is(readSettings({ ...development, DATABASE_POOLER: pooler }).databasePooler, pooler);
  assert.equal(faultsOf({ ...development, DATABASE_POOLER: "statement" }), [
    "DATABASE_POOLER is wrong: it must be one of none, session, transaction.",
  ]);
});

test("metrics are served when they have their own port, on the loopback by default", () => {
  const metricsOf = (env: Record<string, string>) => readSettings({ ...development, ...env }).metrics;
  assert.equal(metricsOf({ METRICS_PORT: "9464" }), { host: "127.0.0.1", port: 9464 });
  assert.equal(metricsOf({ METRICS_PORT: "9464", METRICS_HOST: "10.0.0.5" }), {
    host: "10.0.0.5",
    port: 9464,
  });
  for (const wrong of ["3000", "0", "65536", "many"])
    assert.equal(namesOf({ ...development, METRICS_PORT: wrong }), ["METRICS_PORT"]);
});

test("telemetry is off by default, and its two measurement settings need each other", () => {
  const dsn = "https://publickey@sentry.example/1";
  const ids = { FIREBASE_APP_ID: "1:1234567890:web:0a1b2c", FIREBASE_MEASUREMENT_ID: "G-1A2B3C4D5E" };
  assert.equal(readSettings({ ...development, SENTRY_DSN: dsn, ...ids }).telemetry, {
    sentryDsn: dsn,
    analytics: { appId: ids.FIREBASE_APP_ID, measurementId: ids.FIREBASE_MEASUREMENT_ID },
  });
  for (const wrong of [
    "sentry.example",
    "https://key:secret@sentry.example/1",
    "http://key@sentry.example/1",
  ])
    assert.equal(namesOf({ ...development, SENTRY_DSN: wrong }), ["SENTRY_DSN"]);
  assert.equal(namesOf({ ...development, FIREBASE_APP_ID: ids.FIREBASE_APP_ID }), ["FIREBASE_APP_ID"]);
  assert.equal(namesOf({ ...development, ...ids, FIREBASE_MEASUREMENT_ID: "UA-1" }), [
    "FIREBASE_MEASUREMENT_ID",
  ]);
});

test("a complete production configuration is accepted", () => {
  const settings = readSettings(production, () => serviceAccount);
  assert.is(settings.isProduction, true);
  assert.is(settings.host, "0.0.0.0");
  assert.is(settings.identity.emulatorHost, null);
  assert.is(settings.signingKey, production.SIGNING_KEY);
});

test("production names all missing settings in one error", () => {
  assert.equal(namesOf({ NODE_ENV: "production" }), [
    "DATABASE_URL",
    "PUBLIC_ORIGIN",
    "SUPPORT_EMAIL",
    "OPERATOR_NAME",
    "OPERATOR_ADDRESS",
    "SIGNING_KEY",
    "VAPID_PRIVATE_KEY",
    "SMTP_URL",
    "FIREBASE_API_KEY",
    "GOOGLE_APPLICATION_CREDENTIALS",
  ]);
});

test("the key file names the project, and the project its domain, where no setting does", () => {
  const { FIREBASE_PROJECT_ID, FIREBASE_AUTH_DOMAIN, ...rest } = production;
  const { projectId, authDomain } = readSettings(rest, () => serviceAccount).identity;
  assert.equal([projectId, authDomain], [FIREBASE_PROJECT_ID, FIREBASE_AUTH_DOMAIN]);
  const workload = () => JSON.stringify({ type: "external_account" });
  assert.throws(() => readSettings(rest, workload), /^FIREBASE_PROJECT_ID is missing/);
  assert.is(
    readSettings({ ...rest, FIREBASE_PROJECT_ID }, workload).identity.authDomain,
    FIREBASE_AUTH_DOMAIN,
  );
});

const inKeyFile = ["NODE_ENV", "FIREBASE_PROJECT_ID", "FIREBASE_AUTH_DOMAIN"];
for (const name of Object.keys(production).filter((name) => !inKeyFile.includes(name)))
  test(`production refuses to start without ${name}, or with an empty one`, () => {
    assert.equal(namesOf({ ...production, [name]: undefined }), [name]);
    assert.equal(namesOf({ ...production, [name]: "  " }), [name]);
  });

test("the operator's address stands where no other was set", () => {
  const read = (env: object) => readSettings({ ...production, ...env }, () => serviceAccount);
  const { operator, vapid, mailFrom } = read({});
  assert.equal(operator, {
    name: production.OPERATOR_NAME,
    postalAddress: production.OPERATOR_ADDRESS,
    supportEmailAddress: "help@drip.example",
    abuseEmailAddress: "help@drip.example",
  });
  assert.equal([vapid.subject, mailFrom], ["mailto:help@drip.example", "Drip <help@drip.example>"]);
  const others = { ABUSE_EMAIL: "safety@drip.example", VAPID_SUBJECT: "mailto:ops@drip.example" };
  assert.is(read(others).operator.abuseEmailAddress, "safety@drip.example");
  assert.is(read(others).vapid.subject, "mailto:ops@drip.example");
});

test("production refuses the emulator", () => {
  assert.equal(faultsOf({ ...production, ...development }), [
    "FIREBASE_AUTH_EMULATOR_HOST is wrong: production refuses the emulator, whose tokens anybody can forge; leave it out.",
  ]);
  assert.equal(namesOf({ ...production, FIREBASE_PROJECT_ID: "demo-drip" }), ["FIREBASE_PROJECT_ID"]);
});

test("production takes PGlite only when told explicitly", () => {
  assert.equal(namesOf({ ...production, DATABASE_URL: undefined, ALLOW_PGLITE: "0" }), ["DATABASE_URL"]);
  assert.equal(namesOf({ ...production, DATABASE_URL: undefined, ALLOW_PGLITE: "1" }), []);
});

test("production requires https, except on localhost", () => {
  assert.equal(namesOf({ ...production, PUBLIC_ORIGIN: "http://drip.example" }), ["PUBLIC_ORIGIN"]);
  assert.equal(namesOf({ ...production, PUBLIC_ORIGIN: "http://localhost:3000" }), []);
});

test("production refuses a signing key that was typed by hand", () => {
  for (const typed of [
    "a".repeat(40),
    "0123456789abcdef0123456789abcdef",
    "abcdefghijklmnopqrstuvwxyz0123456789",
    "changemechangemechangemechangeme",
    "correct horse battery staple and more",
    "my-secret-signing-key-for-production",
    "11112222333344445555666677778888",
  ])
    assert.equal(namesOf({ ...production, SIGNING_KEY: typed }), ["SIGNING_KEY"], typed);
  assert.equal(namesOf({ ...development, SIGNING_KEY: "a".repeat(40) }), []);
});

/** Deterministic, but distributed like random bytes. */
const drawn = (round: number, bytes: number) =>
  createHash("shake256", { outputLength: bytes }).update(String(round)).digest();

test("random keys are accepted in every encoding", () => {
  for (let round = 0; round < 10_000; round += 1)
    for (const [bytes, encoding] of [
      [32, "base64"],
      [32, "base64url"],
      [24, "base64"],
      [32, "hex"],
      [16, "hex"],
    ] as const)
      assert.ok(looksRandom(drawn(round, bytes).toString(encoding)), `${bytes} bytes, draw ${round}`);
});

test("random keys are accepted although half of their characters neighbour the one before", () => {
  // Found among three million draws.
  for (const key of [
    "12555567699992921211e112b39222f3",
    "32ccded4ccc6012a0fe0075665981a56",
    "fba51d22112fd33243ed2348bf222345",
    "fccbabababcff34a3de5433ffc229192",
  ])
    assert.ok(looksRandom(key), key);
});

test("production refuses unencrypted mail and database connections outside its own network", () => {
  const smtp = (host: string) => namesOf({ ...production, SMTP_URL: `smtp://${host}:587?tls=optional` });
  const database = (host: string, mode: string) =>
    namesOf({ ...production, DATABASE_URL: `postgresql://drip:secret@${host}/drip?sslmode=${mode}` });
  for (const host of ["mail.example.com", "203.0.113.9", "172.32.0.1", "[2001:db8::1]"]) {
    assert.equal(smtp(host), ["SMTP_URL"], host);
    for (const mode of ["disable", "allow", "prefer", "no-verify"])
      assert.equal(database(host, mode), ["DATABASE_URL"], mode);
    for (const mode of ["require", "verify-ca", "verify-full"]) assert.equal(database(host, mode), []);
    assert.equal(database(host, "require&uselibpqcompat=true"), ["DATABASE_URL"]);
    const plain = { ...production, DATABASE_URL: `postgresql://drip:secret@${host}/drip` };
    assert.equal(namesOf(plain), ["DATABASE_URL"], "no mode");
  }
  for (const host of [
    "mail",
    "localhost",
    "post.internal",
    "10.1.2.3",
    "172.16.0.9",
    "192.168.1.4",
    "100.64.0.1",
    "[::1]",
    "[fd00::25]",
  ]) {
    assert.equal(smtp(host), [], host);
    assert.equal(database(host, "prefer"), [], host);
  }
  assert.equal(namesOf({ ...production, SMTP_URL: "smtp://mail.example.com:587" }), []);
  assert.equal(namesOf({ ...production, SMTP_URL: "smtps://us%40er:p%25s@mail.example.com" }), []);
  assert.equal(namesOf({ ...development, SMTP_URL: "smtp://mail.example.com:587?tls=optional" }), []);
});

test("a key file that cannot be read is named", () => {
  assert.equal(namesOf(production, false), ["GOOGLE_APPLICATION_CREDENTIALS"]);
});

test("without the emulator a Firebase project is needed in development too", () => {
  assert.equal(namesOf({}), ["FIREBASE_API_KEY", "GOOGLE_APPLICATION_CREDENTIALS"]);
  const { NODE_ENV, ...rest } = production;
  assert.is(readSettings(rest, () => serviceAccount).identity.projectId, "drip-1a2b3");
});

const wrong: Record<string, string[]> = {
  NODE_ENV: ["prod", "Production"],
  PORT: ["0", "65536", "80.5", "http", "-1"],
  ALLOW_PGLITE: ["yes"],
  DATABASE_URL: ["mysql://localhost/drip", "localhost:5432", "drip"],
  PUBLIC_ORIGIN: ["drip.example", "https://drip.example/app", "https://drip.example?x", "ftp://drip.example"],
  SIGNING_KEY: ["too-short"],
  VAPID_PRIVATE_KEY: [
    "short",
    "A".repeat(43),
    `${"A".repeat(42)}=`,
    "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94A",
  ],
  SUPPORT_EMAIL: ["help", "Help <help@drip.example>", "help@127.0.0.1", "he?lp@drip.example"],
  ABUSE_EMAIL: ["safety@"],
  VAPID_SUBJECT: ["somebody@club.example", "mailto:somebody", "http://club.example/contact", "mailto:a@b\nc"],
  SMTP_URL: [
    "mail.example",
    "https://mail.example",
    "smtps://user:p%ss@mail.example",
    "smtps://user:p#s@mail.example",
  ],
  MAIL_FROM: ["nobody", "Drip hello@drip.example", "a@b\nBcc: c@d"],
  TRUSTED_PROXIES: [
    "true",
    "*",
    "10.0.0.0/33",
    "300.1.1.1",
    "1.2.3.4/",
    "somewhere",
    "-1",
    "10",
    "99",
    "0.0.0.0/0",
    "::/0",
    "0.0.0.0/1,128.0.0.0/1",
    "::ffff:0:0/96",
    "2000::/3",
  ],
  BREACHED_PASSWORDS_URL: [
    "list.example",
    "http://api.pwnedpasswords.com",
    "https://somebody:secret@list.example",
    "https://list.example/?key=secret",
    "https://list.example/#secret",
  ],
  LOG_LEVEL: ["loud"],
  FIREBASE_AUTH_EMULATOR_HOST: ["9099", "http://localhost:9099"],
};
for (const [name, values] of Object.entries(wrong))
  test(`an invalid ${name} is named without its value`, () => {
    for (const value of values) {
      const faults = faultsOf({ ...development, [name]: value });
      assert.is(faults.length, 1, `${value}: ${faults}`);
      assert.ok(faults[0]?.startsWith(`${name} is wrong: `), faults[0]);
      if (value.length > 12) assert.not.ok(faults[0]?.includes(value));
    }
  });

test("breached passwords are checked only when a list is configured", () => {
  const url = (value: string) =>
    readSettings({ ...development, BREACHED_PASSWORDS_URL: value }).breachedPasswordsUrl;
  assert.is(url(""), null);
  assert.is(url("https://api.pwnedpasswords.com/"), "https://api.pwnedpasswords.com");
  assert.is(url("http://127.0.0.1:8080/list"), "http://127.0.0.1:8080/list");
});

test("trusted proxies are given by number, address, network or name", () => {
  const trusted = (value: string) => readSettings({ ...development, TRUSTED_PROXIES: value }).trustedProxies;
  assert.is(trusted("0"), false);
  assert.is(trusted("2"), 2);
  assert.is(trusted("10.0.0.0/8, ::1,fd00::/8"), "10.0.0.0/8,::1,fd00::/8");
  assert.is(trusted("loopback"), "loopback");
});

test("outside production the keys are generated once, readable by their owner only", () => {
  const folder = mkdtempSync(join(tmpdir(), "drip-key-"));
  try {
    const settings = readSettings({ ...development, DATA_DIR: join(folder, "data") });
    const { signingKey, vapid } = withKeys(settings);
    assert.ok(signingKey.length >= 43);
    assert.ok(isVapidKey(vapid.privateKey));
    assert.equal([withKeys(settings).signingKey, withKeys(settings).vapid], [signingKey, vapid]);
    for (const [name, key] of Object.entries({ "signing-key": signingKey, "vapid-key": vapid.privateKey })) {
      const file = join(folder, "data", name);
      assert.is(statSync(file).mode & 0o777, 0o600);
      assert.is(readFileSync(file, "utf8"), key);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.run();
