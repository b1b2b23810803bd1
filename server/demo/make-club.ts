import { randomUUID } from "node:crypto";
import type { Services } from "../services";
import type { Club } from "./club";
import { insertAdult, insertChild, insertTeam, type NewAdult } from "./demo.store";

export interface MadeClub {
  /** By their keys in the club's data. */
  adults: ReadonlyMap<string, NewAdult>;
  children: ReadonlyMap<string, string>;
  teams: ReadonlyMap<string, string>;
}

/** An account at the identity provider for each adult, then everything else in one transaction. */
export async function makeClub(
  { db, identity, now }: Pick<Services, "db" | "identity" | "now">,
  club: Club,
  addressOf = (key: string) => `${key}@demo.example`,
): Promise<MadeClub> {
  const at = now();
  const adults = new Map(
    Object.entries(club.adults).map(([key, adult]): [string, NewAdult] => [
      key,
      { ...adult, id: randomUUID(), emailAddress: addressOf(key) },
    ]),
  );
  for (const { id, emailAddress, firstName, lastName } of adults.values()) {
    const fullName = `${firstName} ${lastName}`;
    const made = await identity.createAccount({
      subject: id,
      emailAddress,
      password: club.password,
      fullName,
    });
    if (made !== "created") throw new Error(`The identity provider has ${emailAddress} already.`);
    await identity.markEmailAddressVerified(id);
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
      teams.set(team.name, await insertTeam(tx, team, { adults: ids, children, guardianOf }, at));
    return { adults, children, teams };
  });
}
