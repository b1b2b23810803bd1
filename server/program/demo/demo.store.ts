import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { MailboxKey } from "../../../domain/account/mailbox-key";
import { dripNameKey } from "../../../domain/drip-name/drip-name";
import { systemUserId } from "../../core/account/account.store";
import type { Queries } from "../../platform/db/database";
import { user } from "../../platform/db/schema/account";
import { dripNameClaim } from "../../platform/db/schema/drip-name";
import { child, consent, follow, guardianship } from "../../platform/db/schema/family";
import { identity } from "../../platform/db/schema/identity";
import { invitation } from "../../platform/db/schema/invitation";
import { joinRequest, membership, season, team } from "../../platform/db/schema/team";
import type { DemoAdult, DemoChild, DemoTeam } from "./club";

/** True if there is only the system's own user. */
export async function isFresh(db: Queries): Promise<boolean> {
  const found = await db.select({ id: user.id }).from(user).where(ne(user.id, systemUserId)).limit(1);
  return found.length === 0;
}

export interface NewAdult extends DemoAdult {
  id: string;
  emailAddress: MailboxKey;
}

export async function insertAdult(tx: Queries, adult: NewAdult, issuer: string, now: Date): Promise<void> {
  const { id, emailAddress, firstName, lastName, dripName, phoneNumber = null } = adult;
  await tx.insert(user).values({
    id,
    createdAt: adult.isOldHand ? seasonAgo(now) : now,
    role: "squad_member",
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    emailAddress,
    mailboxKey: emailAddress,
    emailAddressVerifiedAt: now,
    dripName,
    dateOfBirth: "1984-05-17",
    timeZone: adult.timeZone ?? "America/Chicago",
    phoneNumber,
  });
  await tx.insert(identity).values({ issuer, subject: id, provider: "drip", userId: id, createdAt: now });
  await tx.insert(dripNameClaim).values({ nameKey: dripNameKey(dripName), userId: id, claimedAt: now });
}

type Ids = ReadonlyMap<string, string>;

const seasonAgo = (now: Date) => new Date(now.getTime() - 90 * 86_400_000);

/** The id for a key of the club's data. */
function idOf(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The club names ${key}, whom it does not have.`);
  return id;
}

export async function insertChild(
  tx: Queries,
  { firstName, lastInitial, age, birthday, guardians, followers = [], shownAs, photos = [] }: DemoChild,
  adults: Ids,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  // Guardians who are no newcomers any more.
  const madeAt = seasonAgo(now);
  const [maker = "", ...others] = guardians.map((key) => idOf(adults, key));
  await tx.insert(child).values({
    id,
    firstName,
    lastInitial,
    dateOfBirth: bornOn(age, birthday, now),
    createdAt: madeAt,
    createdBy: maker,
    ...(shownAs ? { shownAs } : {}),
  });
  const since = { childId: id, createdAt: madeAt };
  await tx.insert(guardianship).values([
    { ...since, id: randomUUID(), userId: maker, origin: "made" },
    ...others.map((userId) => ({
      ...since,
      id: randomUUID(),
      userId,
      origin: "let_in" as const,
      letInBy: maker,
    })),
  ]);
  const agreed = { childId: id, textVersion: "1", givenAt: now };
  await tx.insert(consent).values([
    { ...agreed, id: randomUUID(), userId: maker, kind: "guardian_statement" },
    ...photos.map((key) => ({
      ...agreed,
      id: randomUUID(),
      userId: idOf(adults, key),
      kind: "photo" as const,
    })),
  ]);
  for (const key of followers)
    await tx
      .insert(follow)
      .values({ childId: id, userId: idOf(adults, key), letInBy: maker, createdAt: now });
  return id;
}

/** The birthday that gives this age today. */
function bornOn(age: number, birthday: string, now: Date): string {
  const today = now.toISOString();
  const hadBirthday = today.slice(5, 10) >= birthday;
  return `${Number(today.slice(0, 4)) - age - (hadBirthday ? 0 : 1)}-${birthday}`;
}

/** A link for families, by its hashes. */
export interface NewLink {
  id: string;
  tokenHash: string;
  codeHash: string;
  maxUses: number;
  days: number;
}

type TeamPeople = {
  adults: Ids;
  children: Ids;
  guardianOf: (childKey: string) => string;
  /** The requesters came through it. */
  link: NewLink;
};

export async function insertTeam(
  tx: Queries,
  { staff, players, spots = [], requests = [], season: seasonName, ...columns }: DemoTeam,
  { adults, children, guardianOf, link: { days, ...link } }: TeamPeople,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const [first = ""] = Object.keys(staff).map((key) => idOf(adults, key));
  await tx
    .insert(team)
    .values({ ...columns, id, timeZone: "America/Chicago", createdAt: now, createdBy: first });
  await tx.insert(season).values({
    teamId: id,
    id: randomUUID(),
    name: seasonName,
    startsOn: dayFrom(now, -60),
    endsOn: dayFrom(now, 90),
  });
  const since = { teamId: id, createdAt: now, letInBy: first, letInAt: now, touchedAt: now };
  await tx.insert(membership).values([
    ...Object.entries(staff).map(([key, roles]) => ({
      ...since,
      id: randomUUID(),
      userId: idOf(adults, key),
      roles: [...roles],
    })),
    ...Object.entries(players).map(([key, number]) => ({
      ...since,
      id: randomUUID(),
      childId: idOf(children, key),
      roles: ["player" as const],
      number,
    })),
    ...spots.map(({ firstName, lastInitial, number }) => ({
      ...since,
      id: randomUUID(),
      spotFirstName: firstName,
      spotLastInitial: lastInitial,
      roles: ["player" as const],
      number,
    })),
  ]);
  if (requests.length > 0)
    await tx.insert(invitation).values({
      ...link,
      kind: "team",
      teamId: id,
      roles: ["player"],
      uses: requests.length,
      needsApproval: true,
      createdAt: now,
      createdBy: first,
      renewedAt: now,
      expiresAt: new Date(now.getTime() + days * dayLength),
    });
  for (const key of requests) {
    const userId = guardianOf(key);
    await tx.insert(joinRequest).values({
      teamId: id,
      id: randomUUID(),
      userId,
      childId: idOf(children, key),
      invitationId: link.id,
      roles: ["player"],
      createdAt: now,
      guardianOkAt: now,
      guardianOkBy: userId,
    });
  }
  return id;
}

/** The children who play in a team, in the order in which they came. */
export const findPlayers = (db: Queries, teamId: string) =>
  db
    .select({ id: membership.id, childId: membership.childId })
    .from(membership)
    .where(and(eq(membership.teamId, teamId), isNotNull(membership.childId)))
    .orderBy(membership.number, membership.id);

export const findSpots = (db: Queries, teamId: string) =>
  db
    .select({ id: membership.id, firstName: membership.spotFirstName })
    .from(membership)
    .where(and(eq(membership.teamId, teamId), isNotNull(membership.spotFirstName)));

const dayLength = 86_400_000;
const dayFrom = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayLength).toISOString().slice(0, 10);
