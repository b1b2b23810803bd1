import { sameNameKey } from "../../../domain/family/child";
import type { Transaction } from "../../platform/db/database";
import type { Services } from "../base/services";
import { addAllDings } from "../notification/ding.store";
import { addNotice } from "./possible-duplicate.store";
import { type PlayerRow, readGuardianMails } from "./request-players.store";
import type { TeamRow } from "./team.store";
import { anotherLikeYoursMail } from "./team-mails";

/** Players with the newcomer's first name and initial; none for a spot without a name. */
export function findPossibleDuplicates(players: readonly PlayerRow[], childId: string): string[] {
  const newcomer = players.find((each) => each.childId === childId);
  if (!newcomer?.lastInitial) return [];
  const key = keyOf(newcomer);
  return players.flatMap((each) =>
    each.childId !== null && each.childId !== childId && keyOf(each) === key ? [each.childId] : [],
  );
}

const keyOf = ({ firstName, lastInitial }: PlayerRow) =>
  sameNameKey({ firstName, lastInitial: lastInitial ?? "" });

/** Notifies guardians of every second player with their child's name. The newcomer's own guardians know. */
export async function mailGuardiansOfDuplicates(
  tx: Transaction,
  { mail, config }: Services,
  {
    team,
    membershipId,
    duplicates,
    guardian,
    now,
  }: {
    team: TeamRow;
    /** The newcomer's. */
    membershipId: string;
    /** Ids of the children who were there before. */
    duplicates: readonly string[];
    /** The newcomer's guardian; the name is left out if the newcomer is shown by its number. */
    guardian: { userId: string; firstName: string | null };
    now: Date;
  },
): Promise<void> {
  const told = (await readGuardianMails(tx, duplicates)).filter(({ userId }) => userId !== guardian.userId);
  for (const { childId, userId, firstName, mailboxKey, childName } of told) {
    await addNotice(tx, { teamId: team.id, membershipId, childId, userId, now });
    await mail.queue(tx, {
      to: mailboxKey,
      ...anotherLikeYoursMail({
        to: firstName,
        teamName: team.name,
        teamId: team.id,
        publicOrigin: config.publicOrigin,
        childName,
        otherGuardian: guardian.firstName,
      }),
    });
  }
  const news = { kind: "look_alike", teamId: team.id } as const;
  await addAllDings(
    tx,
    told.map(({ userId, childId }) => ({ ...news, userIds: [userId], about: { child_id: childId } })),
    now,
  );
}
