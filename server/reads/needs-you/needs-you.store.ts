import { sql } from "drizzle-orm";
import type { AgeGroup } from "../../../domain/account/age";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { inWaitingOrder, maxWaiting } from "../../../domain/needs-you/needs-you";
import type { components } from "../../../openapi";
import type { NeedsYouQuery } from "../../core/base/needs-you-item";
import { requestLife } from "../../core/family/child-reading.store";
import type { Database } from "../../platform/db/database";
import { prepareOnce } from "../../platform/db/prepared";
import { awaySaid, usualEnded } from "./absence-items";
import { turnsToAgree } from "./duty-items";
import { circleRequests, guardianRemovals, ownCircleRequests } from "./family-items";
import { invitationsToMe } from "./invitation-items";
import { pollsToVote } from "./poll-items";
import { silentDevices } from "./push-items";
import { reportsToManagers } from "./report-items";
import { ridesWaiting } from "./ride-items";
import { answersWanted, callLists, changes } from "./schedule-items";
import { lookAlikes, ownRequestsToTeams, requestsToTeam, restingTeams, takeOvers } from "./team-items";

type WaitingItem = components["schemas"]["WaitingItem"];

interface Asker {
  userId: string;
  mailboxKey: MailboxKey;
  /** An invitation to an unverified address may be somebody else's: it is listed only once this person opened it. */
  isAddressProven: boolean;
  age: AgeGroup;
  now: Date;
}

/** What query for a person, in the order of *Needs you*. */
export async function readWaiting(
  db: Database,
  { userId, mailboxKey, isAddressProven, age, now }: Asker,
): Promise<WaitingItem[]> {
  const rows = await waiting(db).execute({
    userId,
    isAdult: age === "adult",
    isMinor: age === "teen",
    mailboxKey,
    isAddressProven,
    now: now.toISOString(),
    since: new Date(now.getTime() - requestLife).toISOString(),
  });
  return inWaitingOrder(rows.map(({ item }) => item)).slice(0, maxWaiting);
}

const waiting = prepareOnce((db: Database) => {
  const query: NeedsYouQuery = {
    userId: sql`${sql.placeholder("userId")}`,
    isAdult: sql`${sql.placeholder("isAdult")}::boolean`,
    isMinor: sql`${sql.placeholder("isMinor")}::boolean`,
    mailboxKey: sql`${sql.placeholder("mailboxKey")}`,
    isProven: sql`${sql.placeholder("isAddressProven")}::boolean`,
    now: sql`${sql.placeholder("now")}::timestamptz`,
    since: sql`${sql.placeholder("since")}::timestamptz`,
  };
  const selects = [
    requestsToTeam,
    circleRequests,
    guardianRemovals,
    lookAlikes,
    invitationsToMe,
    ownRequestsToTeams,
    ownCircleRequests,
    restingTeams,
    takeOvers,
    reportsToManagers,
    callLists,
    changes,
    answersWanted,
    ridesWaiting,
    pollsToVote,
    turnsToAgree,
    awaySaid,
    usualEnded,
    silentDevices,
  ].map((select) => select(query));
  return db
    .select({ item: sql<WaitingItem>`item` })
    .from(sql`(${sql.join(selects, sql` union all `)}) as items`)
    .orderBy(sql`at desc`)
    .prepare("waiting");
});
