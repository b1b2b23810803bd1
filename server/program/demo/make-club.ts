import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { usualInvitation } from "../../../domain/invitation/invitation";
import { keyOf } from "../../core/account/mailbox";
import type { Services } from "../../core/base/services";
import { codeOf, hashCode, hashToken, linkTokenOf } from "../../core/invitation/invitation-secrets";
import { IdentityUnavailable } from "../../platform/http/problem";
import type { Club } from "./club";
import { insertAdult, insertChild, insertTeam, type NewAdult, type NewLink } from "./demo.store";

export interface MadeClub {
  /** Ids by their keys in the club's data. */
  adults: ReadonlyMap<string, NewAdult>;
  children: ReadonlyMap<string, string>;
  teams: ReadonlyMap<string, string>;
}

type MakerServices = Pick<Services, "db" | "identity" | "now"> & {
  config: Pick<Services["config"], "signingKey">;
};

/** An account at the identity provider for each adult, then everything else in one transaction. */
export async function makeClub(
  { config, db, identity, now }: MakerServices,
  club: Club,
  pause = 1_000,
): Promise<MadeClub> {
  const patiently = patience(pause);
  const at = now();
  const adults = new Map(
    Object.entries(club.adults).map(([key, adult]): [string, NewAdult] => [
      key,
      { ...adult, id: randomUUID(), emailAddress: keyOf(`${key}@demo.example`) },
    ]),
  );
  for (const { id, emailAddress, firstName, lastName } of adults.values()) {
    const fullName = `${firstName} ${lastName}`;
    const account = { subject: id, emailAddress, password: club.password, fullName };
    const made = await patiently(() => identity.createAccount(account));
    // An attempt that was given up may have created the account all the same: the subject is ours.
    if (made !== "created" && (await patiently(() => identity.findBySubject(id))) === null)
      throw new Error(`The identity provider has ${emailAddress} already.`);
    await patiently(() => identity.markEmailAddressVerified(id));
  }
  const ids = new Map([...adults].map(([key, { id }]) => [key, id]));
  return db.transaction(async (tx) => {
    for (const adult of adults.values()) await insertAdult(tx, adult, identity.issuer, at);
    const children = new Map<string, string>();
    for (const [key, child] of Object.entries(club.children))
      children.set(key, await insertChild(tx, child, ids, at));
    const guardianOf = (key: string) => ids.get(club.children[key]?.guardians[0] ?? "") ?? "";
    const teams = new Map<string, string>();
    for (const team of club.teams)
      teams.set(
        team.name,
        await insertTeam(tx, team, { adults: ids, children, guardianOf, link: linkOf(config) }, at),
      );
    return { adults, children, teams };
  });
}

/** The hashes of a link and its code, as `make-invitation.ts` computes them. */
function linkOf(config: MakerServices["config"]): NewLink {
  const id = randomUUID();
  const { maxUses, days } = usualInvitation("team", { roles: ["player"] });
  return {
    id,
    maxUses,
    days,
    tokenHash: hashToken(linkTokenOf(config, id)),
    codeHash: hashCode(config, codeOf(config, id, 0)),
  };
}

/** A busy machine answers slowly, so calls that time out are retried. */
const patience =
  (pause: number) =>
  async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    for (let tries = 1; ; tries += 1)
      try {
        return await ask();
      } catch (fault) {
        if (!(fault instanceof IdentityUnavailable) || tries === mostTries) throw fault;
        await wait(pause);
      }
  };

const mostTries = 10;
