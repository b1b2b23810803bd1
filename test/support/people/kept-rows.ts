import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { circleRequest } from "../../../server/platform/db/schema/family";
import { invitation, invitationUse } from "../../../server/platform/db/schema/invitation";
import { season, teamBar } from "../../../server/platform/db/schema/team";
import type { TestServer } from "../server/server";
import { addAdult, addChild, addFollower, addJoinRequest, addMember, addTeam } from "./club";
import { huddleOf, say } from "./huddle";
import { addAnswer, addEvent } from "./schedule";

/** The number of rows of each table that has any. */
export async function countRows({ services: { db } }: Pick<TestServer, "services">) {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_bucket' order by 1`);
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql.raw(
      tables
        .map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`)
        .join(" union all "),
    ),
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** What became fewer or more, by table. */
export const differenceOf = (before: Map<string, number>, after: Map<string, number>) =>
  Object.fromEntries(
    [...after]
      .map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
      .filter(([, difference]) => difference !== 0),
  );

/** A team's link by default. */
export async function addInvitation(
  { services }: Pick<TestServer, "services">,
  change: Partial<typeof invitation.$inferInsert> & { createdBy: string; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const id = randomUUID();
  await services.db.insert(invitation).values({
    id,
    kind: "team",
    tokenHash: id,
    needsApproval: true,
    ...(change.kind === undefined || change.kind === "team" ? { roles: ["player"] } : {}),
    renewedAt: change.createdAt,
    ...change,
  });
  return id;
}

/** A club with one of each thing that the rounds end some day, none of them soon. */
export async function addLastingClub(server: TestServer) {
  const { db } = server.services;
  const now = server.clock.now();
  const adult = async (dripName: string) => (await addAdult(server, { dripName })).user.id;
  const [manager, mother, father] = [
    await adult("manager_1"),
    await adult("mother_1"),
    await adult("father_1"),
  ];
  const [asker, barred] = [await adult("asker_1"), await adult("barred_1")];
  const { id: teamId } = await addTeam(server, manager);
  await db.insert(season).values({
    teamId,
    id: randomUUID(),
    name: "Fall",
    startsOn: "2026-09-01",
    endsOn: "2027-06-30",
  });
  const kid = await addChild(server, [mother, father]);
  await addFollower(server, kid.id, await adult("grandpa_1"), mother);
  const { id: membershipId } = await addMember(server, teamId, { childId: kid.id, number: "7" });
  const event = await addEvent(server, teamId, { createdBy: manager });
  await addAnswer(server, event, membershipId, { answer: "yes", by: mother });
  await say(server, { teamId, huddleId: await huddleOf(server, teamId), userId: mother }, "Hey!");
  await addMember(server, teamId, { spotFirstName: "Ann", spotLastInitial: "B" });
  await addMember(server, teamId, { userId: asker, roles: ["follower"], endedAt: now, endReason: "left" });
  await addJoinRequest(server, teamId, { userId: asker });
  await db.insert(circleRequest).values({
    id: randomUUID(),
    childId: kid.id,
    userId: asker,
    wish: "follower",
    origin: "link",
    createdAt: now,
  });
  await db
    .insert(teamBar)
    .values({ teamId, id: randomUUID(), userId: barred, createdBy: manager, createdAt: now });
  const link = await addInvitation(server, {
    teamId,
    createdBy: manager,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 14 * 86_400_000),
    maxUses: 40,
    uses: 1,
  });
  await db.insert(invitationUse).values([
    {
      invitationId: link,
      userId: asker,
      lookedAt: new Date("2026-01-01T12:00:00Z"),
      usedAt: new Date("2026-01-01T12:00:00Z"),
    },
    { invitationId: link, userId: father, lookedAt: now },
  ]);
  return { manager, mother, father, asker, barred, teamId, kid, membershipId, event, link };
}
