import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { eventsToCome, venuesOfTeam } from "../../../domain/schedule/limits";
import { event, series, venue } from "../../../server/platform/db/schema/schedule";
import { samePlayer } from "../../../server/platform/db/schema/schedule-answers";
import { addMember } from "../people/club";
import { addAnswer, addEvent } from "../people/schedule";
import { newSeries, otherRule } from "./contract-calls-schedule";
import { type Change, personOf, send, sendAs, sendHeaders } from "./contract-changes";
import type { Ready } from "./contract-ready";
import type { World } from "./contract-world";

const teamOf = ({ input }: Ready) => ("id" in input ? String(input.id) : "");

/** Makes the caller a mere player of a team without a manager, a state that no call of the product can produce. */
export const plays: Change = (world, ready) =>
  world.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update membership set roles = '{player}' where user_id = ${personOf(ready).id}`);
  });

/** For changes that reuse another one, without making the call first. */
const seenBefore = async () => ({ shows: null });

const elsewhere =
  (part: RegExp, what: () => string = randomUUID): Change =>
  (_, ready) =>
    sendAs(ready, (url) => url.replace(part, `$1${what()}`));
export const tooLong = elsewhere(/(\/team_id\/)[^/]+/, () => "x".repeat(64));
const tooManyDays: Change = (_, ready) => sendAs(ready, (url) => url.replace("days=14", "days=63"));
const noPlace: Change = (_, ready) =>
  sendAs(ready, (url) => url.replace("after=2026-11-22", "after=2026-11-31"));
export const changed =
  (properties: object): Change =>
  async (_, ready, callDirectly) => {
    await callDirectly();
    send(ready, properties);
  };
const thePractice =
  (change: Partial<typeof event.$inferInsert>): Change =>
  (world) =>
    world.services.db.update(event).set(change);
const isOver = thePractice({
  startsAt: new Date("2026-11-20T23:30:00Z"),
  arrivesAt: new Date("2026-11-20T23:30:00Z"),
  endsAt: new Date("2026-11-21T01:00:00Z"),
});

export async function fillWithEvents(world: World, ready: Ready) {
  const createdBy = personOf(ready).id;
  const { id: _, ...row } = await addEvent(world, teamOf(ready), { createdBy });
  const rows = Array.from({ length: eventsToCome }, () => ({ ...row, id: randomUUID() }));
  await world.services.db.insert(event).values(rows.slice(1));
}

/** By message code, for the operations of the schedule; see `changes`. */
export const scheduleChanges: Record<string, Change> = {
  EVENT_ITEM_404: elsewhere(/(\/event_id\/)[^/]+/),
  "answerEvent COLLABORATOR_404": elsewhere(/(\/membership_id\/)[^/]+/),
  "tellFamilies COLLABORATOR_404": (_, ready) => send(ready, { membership_ids: [randomUUID()] }),
  "untellFamilies COLLABORATOR_404": (_, ready) => send(ready, { membership_ids: [randomUUID()] }),
  "joinPlayers COLLABORATOR_404": elsewhere(/(\/membership_id\/)[^/]+/),
  "partPlayers COLLABORATOR_404": elsewhere(/(\/membership_id\/)[^/]+/),
  "joinPlayers COLLABORATOR_401_UPDATE": plays,
  "partPlayers COLLABORATOR_401_UPDATE": plays,
  "partPlayers REQUEST_400_INVALID": tooLong,
  // The player already counts as another row.
  "joinPlayers REQUEST_412_CHANGED": async (world, ready) => {
    const teamId = teamOf(ready);
    const spot = { spotFirstName: "Sam", spotLastInitial: "R" };
    const older = await addMember(world, teamId, { ...spot, createdAt: new Date("2026-11-01T18:00:00Z") });
    const { rows } = await world.services.db.execute<{ id: string }>(
      sql`select id from membership where number = '7'`,
    );
    const pair = { membershipId: String(rows[0]?.id), countsAs: older.id };
    await world.services.db.insert(samePlayer).values({ teamId, ...pair, byUser: personOf(ready).id });
  },
  "changeVenue VENUE_404": elsewhere(/(\/venue_id\/)[^/]+/),
  VENUE_404: (_, ready) => send(ready, { venue_id: randomUUID() }),
  EVENT_ITEM_401_CREATE: plays,
  EVENT_ITEM_401_UPDATE: plays,
  EVENT_ITEM_401_DELETE: plays,
  ANSWER_401_CREATE: async (world, ready) => {
    const spot = await addMember(world, teamOf(ready), { spotFirstName: "Ada", spotLastInitial: "K" });
    await plays(world, ready, seenBefore);
    sendAs(ready, (url) => url.replace(/(\/membership_id\/)[^/]+/, `$1${spot.id}`));
  },
  EVENT_ITEM_400_TIME: (_, ready) => send(ready, { starts_local: "2026-02-30T17:30:00" }),
  EVENT_ITEM_403_OVER: isOver,
  "changeEvent EVENT_ITEM_403_CALLED_OFF": thePractice({ status: "called_off", calledOffFor: "weather" }),
  "answerEvent EVENT_ITEM_403_CALLED_OFF": thePractice({ status: "called_off", calledOffFor: "weather" }),
  "addEvent EVENT_ITEM_403_FULL": fillWithEvents,
  "addVenue EVENT_ITEM_403_FULL": (world, ready) =>
    world.services.db.insert(venue).values(
      Array.from({ length: venuesOfTeam }, (_, index) => ({
        teamId: teamOf(ready),
        id: randomUUID(),
        name: `Field ${index}`,
      })),
    ),
  ANSWER_403_NOT_ASKED: thePractice({ asks: "nobody" }),
  ANSWER_403_LATE: async (world, ready) => {
    await thePractice({ answerBy: new Date("2026-11-22T17:00:00Z") })(world, ready, async () => ({
      shows: null,
    }));
    await plays(world, ready, seenBefore);
  },
  "readReceipt EVENT_ITEM_401_REQUEST": plays,
  "nudgeFamilies EVENT_ITEM_403_CALLED_OFF": thePractice({ status: "called_off", calledOffFor: "weather" }),
  "nudgeFamilies REQUEST_422_REUSED": changed({ about: "change" }),
  "nudgeFamilies EVENT_ITEM_403_NUDGED": async (_, ready, callDirectly) => {
    await callDirectly();
    sendHeaders(ready, { "idempotency-key": randomUUID() });
  },
  "readReceipt REQUEST_400_INVALID": tooLong,
  "addSeries EVENT_ITEM_400_TIME": (_, ready) =>
    send(ready, { rule: { ...newSeries.rule, first_day: "2026-10-01" } }),
  SERIES_400_EMPTY: (_, ready) => send(ready, { rule: { ...newSeries.rule, weekdays: 0 } }),
  SERIES_400_TOO_MANY: (_, ready) =>
    send(ready, { rule: { ...newSeries.rule, weekdays: 127, last_day: "2027-11-24" } }),
  // The series created under the key was taken back since.
  "addEvent EVENT_ITEM_404": async (world, _, callDirectly) => {
    await callDirectly();
    await world.services.db.delete(event);
  },
  "addSeries SERIES_404": async (world, _, callDirectly) => {
    await callDirectly();
    await world.services.db.delete(event);
    await world.services.db.delete(series);
  },
  SERIES_404: elsewhere(/(\/series_id\/)[^/]+/),
  "addSeries VENUE_404": (_, ready) =>
    send(ready, { fields: { ...newSeries.fields, venue_id: randomUUID() } }),
  "addSeries EVENT_ITEM_403_FULL": fillWithEvents,
  "addSeries REQUEST_412_CHANGED": (_, ready) => send(ready, { plan_tag: "of another plan" }),
  "addSeries REQUEST_422_REUSED": changed({ rule: { ...newSeries.rule, weekdays: 8 } }),
  "changeSeries SERIES_400_EMPTY": (_, ready) => send(ready, { rule: { ...otherRule.rule, weekdays: 0 } }),
  "changeSeries SERIES_400_TOO_MANY": (_, ready) =>
    send(ready, { rule: { ...otherRule.rule, weekdays: 127, last_day: "2027-12-24" } }),
  "changeSeries EVENT_ITEM_400_TIME": (_, ready) =>
    send(ready, { rule: { ...otherRule.rule, skip_days: ["2027-12-24"] } }),
  "changeSeries EVENT_ITEM_403_FULL": async (world, ready) => {
    await fillWithEvents(world, ready);
    send(ready, { rule: { ...otherRule.rule, weekdays: 127 } });
  },
  "changeSeries REQUEST_412_CHANGED": (_, ready) => send(ready, { plan_tag: "of another plan" }),
  "takeSeriesBack REQUEST_400_INVALID": tooLong,
  "takeSeriesBack EVENT_ITEM_409_CONFLICT": (world) =>
    world.services.db.update(event).set({ createdAt: new Date("2026-11-20T18:00:00Z") }),
  EVENT_ITEM_409_CONFLICT: async (world, ready) => {
    const { rows } = await world.services.db.execute<{ id: string }>(
      sql`select id from membership where child_id is not null`,
    );
    const [practice] = await world.services.db.select().from(event);
    if (!practice) throw new Error("There is no event here.");
    await addAnswer(world, practice, String(rows[0]?.id), { answer: "yes", by: personOf(ready).id });
  },
  "answerEvent REQUEST_412_CHANGED": changed({ answer: "no" }),
  "addEvent REQUEST_422_REUSED": changed({ kit: "red" }),
  "addVenue REQUEST_422_REUSED": changed({ name: "West Gym" }),
  "readSchedule REQUEST_400_INVALID": tooManyDays,
  "readAgenda REQUEST_400_INVALID": noPlace,
  "readTeamEvents REQUEST_400_INVALID": tooManyDays,
  "readEvent REQUEST_400_INVALID": tooLong,
  "takeEventBack REQUEST_400_INVALID": tooLong,
  "putEventBack REQUEST_400_INVALID": tooLong,
  "readVenues REQUEST_400_INVALID": tooLong,
};
