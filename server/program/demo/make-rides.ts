import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { moveSeat } from "../../commands/ride/move-seat";
import { offerRide } from "../../commands/ride/rides";
import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import { event } from "../../platform/db/schema/schedule";
import { membership } from "../../platform/db/schema/team";
import type { MadeClub } from "./make-club";

type MakerServices = Pick<Services, "config" | "db" | "now" | "mail">;

const day = 86_400_000;

/** To the Comets' next game Kim drives Yuki and Sam; back, Sam still wants a ride. */
export async function makeRides(services: MakerServices, made: MadeClub): Promise<void> {
  const { db } = services;
  const teamId = made.teams.get("Comets");
  const [kim, mother] = [made.adults.get("kim"), made.adults.get("mother")];
  const game = teamId && (await nextGame(services, teamId));
  if (teamId === undefined || !game || !kim || !mother)
    throw new Error("The club has no Comets, or they have no game.");
  const [sam, yuki] = [
    await playerOf(services, teamId, made.children.get("sam")),
    await playerOf(services, teamId, made.children.get("yuki")),
  ];
  const target = async ({ id }: { id: string }) => ({
    ...{ teamId, eventId: game.id },
    caller: await requireTeamAccess(db, id, teamId),
  });
  const [ofKim, ofMother] = [await target(kim), await target(mother)];
  const event_version = game.version;
  const there = { way: "there" as const, seats: 3, minutes: 20, meeting_point: "Library car park" };
  await db.transaction((tx) =>
    offerRide(services, tx, { ...ofKim, driverId: kim.id }, { ways: [there], event_version }),
  );
  const seat = { move: "ask" as const, event_version };
  const inCar = { ...seat, ways: ["there" as const], driver_id: kim.id };
  await db.transaction((tx) => moveSeat(services, tx, ofKim, { ...inCar, membership_id: yuki }));
  await db.transaction((tx) => moveSeat(services, tx, ofMother, { ...inCar, membership_id: sam }));
  await db.transaction((tx) =>
    moveSeat(services, tx, ofMother, { ...seat, ways: ["back"], membership_id: sam }),
  );
}

async function nextGame({ db, now }: MakerServices, teamId: string) {
  const [row] = await db
    .select({ id: event.id, version: event.version })
    .from(event)
    .where(
      and(
        eq(event.teamId, teamId),
        eq(event.kind, "game"),
        eq(event.status, "on"),
        gt(event.startsAt, new Date(now().getTime() + day)),
      ),
    )
    .orderBy(asc(event.startsAt), asc(event.id))
    .limit(1);
  return row;
}

async function playerOf({ db }: MakerServices, teamId: string, childId: string | undefined): Promise<string> {
  const [row] = await db
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(
        eq(membership.teamId, teamId),
        eq(membership.childId, childId ?? teamId),
        isNull(membership.endedAt),
      ),
    );
  if (!row) throw new Error("That child does not play for the Comets.");
  return row.id;
}
