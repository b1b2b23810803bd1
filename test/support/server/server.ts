import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { openChanges } from "../../../server/core/base/changes";
import type { IdentityProvider, Services } from "../../../server/core/base/services";
import { outbox } from "../../../server/core/mail/outbox";
import type { Config } from "../../../server/platform/config/config";
import { mailOutbox } from "../../../server/platform/db/schema/mail";
import type { PageSource } from "../../../server/platform/http/pages";
import { openLog } from "../../../server/platform/telemetry/log";
import { createApp } from "../../../server/program/app";
import { type TestDatabase, takeDatabase } from "./database";
import { openTestIdentity, type TestIdentity } from "./identity";

export interface TestClock {
  now(): Date;
  set(at: Date): void;
  advance(milliseconds: number): void;
  /** Until the next full second. */
  nextSecond(): void;
}

export interface TestMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  stopAddress?: string;
}

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  clock: TestClock;
  /** The queued mails, oldest first. */
  inbox(): Promise<TestMail[]>;
  identity: TestIdentity;
  /** Every line of the log. */
  logLines: string[];
  /** Call it when the test provokes an internal error. */
  expectFaults(): void;
  /** Throws if the server logged an unexpected error. */
  close(): Promise<void>;
}

export type TestServerOverrides = Partial<Omit<Services, "config">> & {
  config?: Partial<Config>;
  pages?: PageSource;
};

export const testOrigin = "http://localhost:3000";

export const testConfig: Config = {
  isProduction: false,
  host: "127.0.0.1",
  port: 3000,
  dataDir: "/nonexistent",
  databaseUrl: null,
  databasePooler: "none",
  publicOrigin: testOrigin,
  operator: {
    name: "Comets <Youth> Club",
    postalAddress: "1 Field Road, Chicago, IL 60601",
    supportEmailAddress: "help@drip.example",
    abuseEmailAddress: "safety@drip.example",
  },
  hstsSubdomains: false,
  signingKey: "a-signing-key-for-tests-and-nothing-else",
  vapid: { privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", subject: "mailto:tests@drip.example" },
  smtpUrl: null,
  mailFrom: "Drip <hello@drip.example>",
  trustedProxies: false,
  breachedPasswordsUrl: null,
  identity: {
    emulatorHost: "127.0.0.1:1",
    projectId: "demo-drip",
    apiKey: "demo-key",
    authDomain: "demo-drip.firebaseapp.com",
    credentialsFile: null,
  },
  telemetry: { sentryDsn: null, analytics: null },
  logLevel: "debug",
  metrics: null,
};

/**
 * A whole server without a port, on an empty database: PGlite, or PostgreSQL if TEST_DATABASE_URL names one. Time
 * stands still until the test advances it.
 */
export async function openTestServer(overrides: TestServerOverrides = {}): Promise<TestServer> {
  const isPlain = Object.keys(overrides).length === 0;
  const stage = (isPlain ? idle.pop() : undefined) ?? (await build(overrides));
  const clock = openTestClock();
  const identity = openTestIdentity(clock.now, clock.nextSecond);
  const logLines: string[] = [];
  stage.play = { clock, identity, logLines };
  const { app, services } = stage;
  let areFaultsExpected = false;
  let isGivenBack = false;
  return {
    app,
    services,
    clock,
    identity,
    logLines,
    async inbox() {
      const rows = await services.db
        .select()
        .from(mailOutbox)
        .orderBy(asc(mailOutbox.createdAt), asc(mailOutbox.id));
      return rows.flatMap(({ toAddress: to, subject, body }) => (body ? [{ to, subject, ...body }] : []));
    },
    expectFaults() {
      areFaultsExpected = true;
    },
    async close() {
      // Two tests would otherwise get the same server.
      if (isGivenBack) throw new Error("This test server is closed already.");
      isGivenBack = true;
      if (isPlain && !stage.isClosed && !app.server.listening) {
        await stage.database?.wipe();
        idle.push(stage);
      } else {
        await app.close();
        await stage.database?.release();
      }
      const fault = logLines.find((line) => JSON.parse(line).level >= 50);
      if (fault && !areFaultsExpected) throw new Error(`The server logged a fault of its own: ${fault}`);
    },
  };
}

/** What changes between tests, while the app, which is slow to create, stays. */
interface Play {
  clock: TestClock;
  identity: TestIdentity;
  logLines: string[];
}

interface Stage {
  app: FastifyInstance;
  services: Services;
  database: TestDatabase | undefined;
  play: Play;
  isClosed: boolean;
}

const idle: Stage[] = [];

async function build({ config: changedConfig, pages, ...changed }: TestServerOverrides): Promise<Stage> {
  const config: Config = { ...testConfig, ...changedConfig };
  const database = changed.db ? undefined : await takeDatabase();
  const db = changed.db ?? database?.db;
  if (!db) throw new Error("A test server needs a database.");
  const clock = openTestClock();
  let play: Play = { clock, identity: openTestIdentity(clock.now, clock.nextSecond), logLines: [] };
  const log = openLog(config, { write: (line) => void play.logLines.push(line) });
  const base = { config, db, now: () => play.clock.now(), log };
  const identity = follow<IdentityProvider>(() => play.identity);
  const services: Services = {
    ...base,
    identity,
    mail: outbox(base),
    scheduleChanges: openChanges(),
    seenPosts: openChanges(),
    ...changed,
  };
  const first = await createApp(services, pages);
  const app = database?.twin ? await withSecond(first, { ...services, db: database.twin }, pages) : first;
  const stage: Stage = {
    app,
    services,
    database,
    isClosed: false,
    get play() {
      return play;
    },
    set play(next) {
      play = next;
    },
  };
  app.addHook("onClose", async () => {
    stage.isClosed = true;
  });
  await app.ready();
  return stage;
}

/** Two servers on one database, each with its own connections and statements, used alternately. */
async function withSecond(first: FastifyInstance, services: Services, pages?: PageSource) {
  const second = await createApp({ ...services, mail: outbox(services) }, pages);
  first.addHook("onClose", () => second.close());
  await second.ready();
  let turn = 0;
  return new Proxy(first, {
    get(_, key) {
      turn += key === "inject" ? 1 : 0;
      const app = key === "inject" && turn % 2 === 0 ? second : first;
      const value: unknown = Reflect.get(app, key);
      return typeof value === "function" ? value.bind(app) : value;
    },
  });
}

/** A proxy for the current object. */
const follow = <T extends object>(current: () => T): T =>
  new Proxy<T>(current(), { get: (_, key) => Reflect.get(current(), key) });

export function openTestClock(start = "2026-11-21T12:00:00.000Z"): TestClock {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set(next) {
      at = new Date(next);
    },
    advance(milliseconds) {
      at = new Date(at.getTime() + milliseconds);
    },
    nextSecond() {
      at = new Date((Math.floor(at.getTime() / 1000) + 1) * 1000);
    },
  };
}
