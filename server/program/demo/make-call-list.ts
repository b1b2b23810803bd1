import { addEvent, callOffEvent } from "../../commands/event/events";
import { acknowledgeEvents } from "../../commands/receipt/acknowledge";
import { tellFamilies } from "../../commands/receipt/reached-in-person";
import { requireTeamAccess } from "../../core/team/team-role";
import { localTimeAt } from "../../core/time/local-time";
import { deliverDueNotices } from "../../notify/schedule/deliver-notices";
import { findSpots } from "./demo.store";
import type { MadeClub } from "./make-club";
import type { DemoCallOff } from "./season";

type MakerServices = Parameters<typeof deliverDueNotices>[0];

const minute = 60_000;
const step = 5 * minute;
const zone = "America/Chicago";

/** Calls a practice off, told some minutes ago and near, so that whoever does not know of it stands on the call list of its staff. */
export async function makeCallList(
  services: MakerServices,
  { made, near }: { made: MadeClub; near: DemoCallOff },
): Promise<void> {
  const { db, now } = services;
  const present = now().getTime();
  const at = (minutesAgo: number) => ({ ...services, now: () => new Date(present - minutesAgo * minute) });
  const teamId = idOf(made.teams, near.team);
  const staffId = idOf(made.adults, near.by).id;
  const caller = await requireTeamAccess(db, staffId, teamId);
  const startsAt = new Date(Math.floor((present + near.startsIn * minute) / step) * step);
  const body = {
    kind: "practice" as const,
    title: near.title,
    timing: "timed" as const,
    starts_local: localTimeAt(startsAt, zone),
    duration_minutes: near.minutes,
    arrive_minutes: near.arrive,
  };
  const { id } = await db.transaction((tx) => addEvent(at(near.toldAgo + 10), tx, { caller, teamId, body }));
  const target = { caller, teamId, id };
  const change = { ifMatch: '"1"', reason: near.reason, note: null, scope: "one" as const };
  await db.transaction((tx) => callOffEvent(at(near.toldAgo + 1), tx, { ...target, ...change }));
  while ((await deliverDueNotices(at(near.toldAgo))) > 0);
  await db.transaction(async (tx) => {
    const seen = { team_id: teamId, event_id: id, version: 2 };
    for (const key of near.know)
      await acknowledgeEvents(at(near.toldAgo - 2), tx, {
        userId: idOf(made.adults, key).id,
        items: [seen],
      });
    const membershipIds = (await findSpots(tx, teamId)).flatMap(({ id: spot, firstName }) =>
      firstName === near.told ? spot : [],
    );
    await tellFamilies(at(1), tx, { ...target, membershipIds, noticeVersion: 2 });
  });
}

function idOf<Value>(made: ReadonlyMap<string, Value>, key: string): Value {
  const found = made.get(key);
  if (found === undefined) throw new Error(`The calling-off names ${key}, whom the club does not have.`);
  return found;
}
