import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { byDrip } from "../../../domain/duty/duty";
import { addDuty, shareDuty } from "../../commands/duty/duties";
import type { Services } from "../../core/base/services";
import { requireTeamAccess } from "../../core/team/team-role";
import { dutyTurn } from "../../platform/db/schema/duty";
import { event } from "../../platform/db/schema/schedule";
import { membership } from "../../platform/db/schema/team";
import { readDutyBook } from "../../reads/duty/duty-book";
import type { MadeClub } from "./make-club";

type MakerServices = Pick<Services, "db" | "now">;

const day = 86_400_000;

/**
 * The Comets' coach shares out snacks at games and drinks at practices. The mother has the drinks this week and has not pressed yet; another family cannot
 * bring the snacks of the next game, and scorekeepers put themselves down.
 */
export async function makeDuties(services: MakerServices, made: MadeClub): Promise<void> {
  const { db, now } = services;
  const teamId = made.teams.get("Comets");
  const coach = made.adults.get("coach");
  if (teamId === undefined || !coach) throw new Error("The club has no Comets, or no coach.");
  const caller = await requireTeamAccess(db, coach.id, teamId);
  const add = async (body: Parameters<typeof addDuty>[2]["body"]) =>
    (await db.transaction((tx) => addDuty(services, tx, { caller, teamId, body }))).id;
  const snacks = await add({ name: "Snacks", sign: "snacks", families: 1, kinds: ["game"] });
  const drinks = await add({ name: "Drinks", sign: "drinks", families: 1, kinds: ["practice"] });
  await add({ name: "Scorekeeper", sign: "score", families: 1, kinds: ["game"], is_for_all: false });

  await addTurn(services, { teamId, dutyId: drinks, kind: "practice", childId: made.children.get("sam") });
  await addTurn(services, {
    ...{ teamId, dutyId: snacks, kind: "game", childId: made.children.get("yuki") },
    state: "offered",
  });
  for (const id of [snacks, drinks]) {
    const { duties } = await readDutyBook(db, { caller, teamId, now: now() });
    const plan_tag = duties.find((duty) => duty.id === id)?.plan?.tag ?? "";
    const body = { duty_id: id, plan_tag };
    await db.transaction((tx) => shareDuty(services, tx, { caller, teamId, body }));
  }
}

/** At the next event of a kind, from tomorrow on: sharing gives nothing within eight days. */
async function addTurn(
  { db, now }: MakerServices,
  {
    teamId,
    dutyId,
    kind,
    childId,
    state = "planned",
  }: {
    teamId: string;
    dutyId: string;
    kind: "practice" | "game";
    childId: string | undefined;
    state?: "planned" | "offered";
  },
): Promise<void> {
  const [next] = await db
    .select({ id: event.id })
    .from(event)
    .where(
      and(
        eq(event.teamId, teamId),
        eq(event.kind, kind),
        eq(event.status, "on"),
        gt(event.startsAt, new Date(now().getTime() + day)),
      ),
    )
    .orderBy(asc(event.startsAt), asc(event.id))
    .limit(1);
  const [player] = await db
    .select({ id: membership.id })
    .from(membership)
    .where(
      and(
        eq(membership.teamId, teamId),
        eq(membership.childId, childId ?? randomUUID()),
        isNull(membership.endedAt),
      ),
    );
  if (!next || !player) throw new Error(`The Comets have no ${kind} to come, or not that player.`);
  await db.insert(dutyTurn).values({
    ...{ teamId, eventId: next.id, dutyId, slot: 1, membershipId: player.id, state },
    ...{ byUser: byDrip, at: now(), notices: 1 },
    ...(state === "planned" && { reason: "fewest" as const }),
  });
}
