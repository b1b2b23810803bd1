import { lookAlikeKey } from "../../domain/family/child";
import type { Transaction } from "../db/open";
import type { Services } from "../services";
import { type PlayerRow, readGuardianMails } from "./join-request.store";
import type { TeamRow } from "./team.store";
import { anotherLikeYoursMail } from "./team-mails";

/** Players of the newcomer's first name and initial; none for a place without a name. */
export function findLookAlikes(players: readonly PlayerRow[], childId: string): string[] {
  const newcomer = players.find((each) => each.childId === childId);
  if (!newcomer?.lastInitial) return [];
  const key = keyOf(newcomer);
  return players.flatMap((each) =>
    each.childId !== null && each.childId !== childId && keyOf(each) === key ? [each.childId] : [],
  );
}

const keyOf = ({ firstName, lastInitial }: PlayerRow) =>
  lookAlikeKey({ firstName, lastInitial: lastInitial ?? "" });

/** Guardians hear of every second player of their child's name who comes in. Whoever brought the newcomer knows. */
export async function tellLookAlikes(
  tx: Transaction,
  { mail, config }: Services,
  {
    team,
    alike,
    guardian,
  }: {
    team: TeamRow;
    /** Ids of the children who were there before. */
    alike: readonly string[];
    /** Of the newcomer; the name is left out where the newcomer is shown by its number. */
    guardian: { userId: string; firstName: string | null };
  },
): Promise<void> {
  for (const { userId, firstName, emailAddress, childFirstName } of await readGuardianMails(tx, alike))
    if (userId !== guardian.userId)
      await mail.queue(tx, {
        to: emailAddress,
        ...anotherLikeYoursMail({
          to: firstName,
          teamName: team.name,
          teamId: team.id,
          publicOrigin: config.publicOrigin,
          childName: childFirstName,
          otherGuardian: guardian.firstName,
        }),
      });
}
