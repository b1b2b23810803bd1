import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { MailboxKey } from "../../domain/account/mailbox-key";
import { quietBefore } from "../../domain/base/farewell-notice";
import { kept } from "../../domain/base/retention";
import { removeOldAbsences } from "../../server/absence/retention.store";
import { lockUser } from "../../server/account/account.store";
import type { Queries } from "../../server/db/database";
import { limits } from "../../server/db/postgres";
import { rounds as retentionRounds } from "../../server/jobs/retention";
import { copyAccount } from "../../server/leaving/account-copy";
import { eraseAccount } from "../../server/leaving/erasure.store";
import { remindOfAnswers } from "../../server/schedule/notice/reminders.store";
import { removeOldSchedule } from "../../server/schedule/retention.store";
import { zonesInUse } from "../../server/schedule/time/zone-rules";
import { quietTeamsStatement } from "../../server/team/quiet-teams.store";
import { archivedTeams, eraseTeam } from "../../server/team/retention.store";
import type { Cluster } from "./growth-cluster";
import { explain } from "./growth-plans";
import { timed } from "./percentiles";
import { median, type Pace, type Table } from "./table";

const signingKey = "x".repeat(43);

/** The statements of a store that sends its own, by the tables that they change. */
async function sentBy(store: (db: Queries, now: Date) => Promise<void>, now: Date): Promise<SQL[]> {
  const sent: SQL[] = [];
  await store({ execute: async (statement: SQL) => sent.push(statement) } as unknown as Queries, now);
  return sent;
}

type Work = (db: Queries, now: Date) => Promise<unknown>;
const statementOf =
  (store: (db: Queries, now: Date) => Promise<void>, index: number): Work =>
  async (db, now) => {
    const statement = (await sentBy(store, now))[index];
    if (!statement) throw new Error("The store sends fewer statements.");
    return db.execute(statement);
  };

/** What retention and the upkeep do to events and participations. */
const rounds: Record<string, Work> = {
  "notes on answers": statementOf(removeOldSchedule, 0),
  "marks of attendance": statementOf(removeOldSchedule, 1),
  "the log of answers": statementOf(removeOldSchedule, 2),
  "versions of events": statementOf(removeOldSchedule, 3),
  notices: statementOf(removeOldSchedule, 4),
  absences: statementOf(removeOldAbsences, 0),
  "100 memberships, with their answers": (db, now) => db.execute(retentionRounds.memberships_ended(now)),
  "an archived team, with its events": async (db, now) => {
    const [team] = await archivedTeams(db, now);
    if (team) await eraseTeam(db, team.id, now);
  },
  "looking for quiet teams": (db, now) =>
    db.execute(quietTeamsStatement(quietBefore(now.toISOString().slice(0, 10), kept.quietTeamMonths))),
  "reminders of answers": (db, now) => remindOfAnswers(db, now),
};

/** What reads or changes them by neither a team nor a moment. */
const whole: Record<string, Work> = {
  "zones in use, nightly": (db, now) => zonesInUse(db, now),
  "a copy of a person's data": async (db, now) => {
    const holder = await lockUser(db, "u3");
    if (holder) await copyAccount(db, holder, { config: { signingKey }, now: () => now });
  },
  "an account, erased": (db, now) =>
    eraseAccount(
      db,
      { id: "u3", mailboxKey: "u3@example.com" as MailboxKey },
      { issuer: "bench", signingKey, now },
    ),
};

const nothingDue = new Date("2015-01-01T00:00:00Z");

/** Each in a transaction that is taken back. */
export async function measureRounds(
  cluster: Cluster,
  name: string,
  events: number,
  { say }: Pace,
): Promise<Table> {
  say("rounds of retention");
  const client = new pg.Client({ connectionString: cluster.url(name) });
  await client.connect();
  const db = drizzle(client) as unknown as Queries;
  const once = async (work: Work, now: Date) => {
    await client.query("begin");
    try {
      return await timed(async () => {
        await work(db, now);
        await client.query("set constraints all immediate");
      });
    } finally {
      await client.query("rollback");
    }
  };
  const rows = [];
  const slow: string[] = [];
  try {
    for (const [round, work] of Object.entries({ ...rounds, ...whole })) {
      const now = new Date();
      const first = await once(work, now);
      const again = median([await once(work, now), await once(work, now), await once(work, now)]);
      const idle =
        round in rounds ? median([await once(work, nothingDue), await once(work, nothingDue)]) : Number.NaN;
      const { scans, longest } = await explain(cluster.url(name), async (other) => {
        await other.execute("begin");
        await work(other, now);
        await other.execute("rollback");
      });
      if (longest > limits.statement_timeout) slow.push(round);
      rows.push({
        name: round,
        isOurs: true,
        values: [
          ...[first, again, idle, longest].map((time) => Number(time.toPrecision(3))),
          [...new Set(scans)].join(", ") || "none",
        ],
      });
    }
  } finally {
    await client.end();
  }
  return {
    name: "growth-rounds",
    title: "Retention and upkeep in large tables",
    columns: ["first ms", "again ms", "nothing due ms", "longest statement ms", "tables scanned"],
    plotted: ["first ms", "again ms"],
    how: `Among ${events.toLocaleString("en")} events, each in a transaction that is taken back, without the limit of ${limits.statement_timeout / 1_000} s for a statement that a server has. Rows are due for every round: 500 of each kind at most go at a time. First: from disk. The longest statement is that of a run from memory.`,
    rows,
    verdicts: [
      {
        what: `rounds with a statement of more than ${limits.statement_timeout / 1_000} s`,
        value: slow.length,
        target: 0,
      },
    ],
  };
}
