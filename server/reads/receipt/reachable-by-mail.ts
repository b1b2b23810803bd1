import type { Services } from "../../core/base/services";
import { findBlocked } from "../../core/invitation/invitation-mail-share";
import {
  findSpotInvitations,
  mostUnanswered,
  type SpotInvitation,
} from "../../core/invitation/spot-invitation.store";
import { findReaders } from "../../core/schedule/notice.store";
import type { Queries } from "../../platform/db/database";

/** How many addresses a change would be mailed to. */
export async function countReached(
  tx: Queries,
  config: Services["config"],
  {
    teamId,
    people,
    spots,
    now,
  }: { teamId: string; people: ReadonlySet<string>; spots: readonly string[]; now: Date },
): Promise<number> {
  const readers = await findReaders(tx, [...people]);
  const invited = await findMailable(tx, { teamId, spots, now });
  const keys = [...readers.values(), ...invited].map(({ mailboxKey }) => mailboxKey);
  const blocked = await findBlocked(tx, { config }, { keys, scope: teamId });
  return keys.filter((key) => !blocked.has(key)).length;
}

/** Those of these spots whose family a mail would reach. */
export async function findReachedSpots(
  tx: Queries,
  config: Services["config"],
  about: { teamId: string; spots: readonly string[]; now: Date },
): Promise<ReadonlySet<string>> {
  const invited = await findMailable(tx, about);
  const keys = invited.map(({ mailboxKey }) => mailboxKey);
  const blocked = await findBlocked(tx, { config }, { keys, scope: about.teamId });
  return new Set(
    invited.filter(({ mailboxKey }) => !blocked.has(mailboxKey)).map(({ membershipId }) => membershipId),
  );
}

export async function findMailable(
  tx: Queries,
  { teamId, spots, now }: { teamId: string; spots: readonly string[]; now: Date },
): Promise<SpotInvitation[]> {
  const invited = await findSpotInvitations(
    tx,
    spots.map((membershipId) => ({ teamId, membershipId })),
    now,
  );
  return invited.filter(({ unansweredMails }) => unansweredMails < mostUnanswered);
}
