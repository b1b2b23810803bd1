// Full run only: it kills servers amid a burst of mails.
import { isNull, type SQL, sql } from "drizzle-orm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findPostgres } from "../../scripts/steps/postgres.mjs";
import { mailsAtOnce } from "../../server/core/mail/transport";
import type { Database } from "../../server/platform/db/database";
import { openDatabase } from "../../server/platform/db/open";
import { mailOutbox } from "../../server/platform/db/schema/mail";
import { event } from "../../server/platform/db/schema/schedule";
import { notice } from "../../server/platform/db/schema/schedule-notices";
import { openProduct, type Product } from "../support/browser/product";
import { addAdult, addChild, addMember, addTeam } from "../support/people/club";
import { newEvent } from "../support/people/schedule";
import { inGroups, proofCounts, record } from "../support/proof";
import { openTestPostgres } from "../support/server/postgres";
import { testConfig } from "../support/server/server";
import { until } from "../support/until";

const test = suite("a burst of notices");

const { burstCrashes, burstTeams, burstKids } = proofCounts;
const day = 86_400_000;

/** Families of many teams, and an event of each that they have to be reminded of at once. */
async function fill(db: Database) {
  const services = { db, identity: { issuer: "burst" }, config: testConfig, now: () => new Date() };
  const server = { services, clock: { now: services.now } };
  const families: string[] = [];
  const events: (typeof event.$inferInsert)[] = [];
  for (let number = 0; number < burstTeams; number += 1) {
    const coach = await addAdult(server);
    const { id: teamId } = await addTeam(server, coach.user.id);
    await inGroups([...Array(burstKids).keys()], 5, async () => {
      const [one, other] = [await addAdult(server), await addAdult(server)];
      families.push(...[one, other].map(({ user }) => user.emailAddress ?? ""));
      const kid = await addChild(server, [one.user.id, other.user.id]);
      await addMember(server, teamId, { childId: kid.id });
    });
    const startsLocal = new Date(Date.now() + day).toISOString().slice(0, 19);
    const createdAt = new Date(Date.now() - 30 * day);
    events.push(
      newEvent(server, teamId, { createdBy: coach.user.id, createdAt, timeZone: "UTC", startsLocal }),
    );
  }
  return { families, events };
}

/** The number of files of each mail, by its id. */
async function filesOf(product: Product): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  for (const text of await product.mails()) {
    const [, id = ""] = /^Message-ID: <([^@]+)@/im.exec(text) ?? [];
    files.set(id, (files.get(id) ?? 0) + 1);
  }
  return files;
}

// A test can read PGlite only while the server is stopped.
if (findPostgres() !== null)
  test("a server that is killed amid it tells and mails every family once, and forgets none", async () => {
    const cluster = await openTestPostgres();
    if (!cluster) throw new Error("PostgreSQL's programs were there a moment ago.");
    const product = await openProduct({ LOG_LEVEL: "warn", DATABASE_URL: cluster.url });
    const db = await openDatabase({ databaseUrl: cluster.url, dataDir: "" });
    const { families, events } = await fill(db);
    const count = async (what: SQL) => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from mail_outbox where ${what}`,
      );
      return rows[0]?.count ?? 0;
    };
    const isSent = sql`sent_at is not null`;
    await db.insert(event).values(events);
    for (let crash = 1; crash <= burstCrashes; crash += 1) {
      await until(async () => (await count(isSent)) >= (families.length * crash) / (burstCrashes + 1));
      await product.crashAndRestart();
      // As if the minute had passed after which another server takes the mails of a dead one.
      await db.update(mailOutbox).set({ nextTryAt: new Date() }).where(isNull(mailOutbox.sentAt));
    }
    await until(async () => (await count(isSent)) === families.length);

    const mails = await db.select().from(mailOutbox);
    assert.equal(mails.map(({ toAddress }) => toAddress).sort(), [...families].sort(), "one mail each");
    const told = await db.select().from(notice);
    assert.equal(
      told.map(({ notifiedAt, mails: sent }) => [notifiedAt !== null, sent]),
      events.map(() => [true, 2 * burstKids]),
    );
    const files = await filesOf(product);
    const lost = mails.filter(({ id }) => !files.has(id)).length;
    const again = [...files.values()].reduce((sum, of) => sum + of - 1, 0);
    assert.is(lost, 0);
    // What the mail server took before the database was told goes once more, under its first id.
    assert.ok(again <= mailsAtOnce * burstCrashes, `${again} mails went twice`);
    await db.close();
    await product.close();
    await cluster.close();
    record({
      point: 6,
      tried: `kill -9 (${burstCrashes} times) amid the notices of ${burstTeams} teams: families told twice or never`,
      count: families.length,
      wrong: lost,
      note: `${again} mails that were on their way at a kill went again under the same id`,
    });
  });

test.run();
