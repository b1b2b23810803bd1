import { eventsToCome } from "../../../domain/schedule/limits";
import type { components } from "../../../openapi";
import type { Services } from "../../core/base/services";
import { countEventsToCome, type EventRow } from "../../core/schedule/event.store";
import { insertImported, listImported, lockImported } from "../../core/schedule/import.store";
import { lockTeamForScheduleChange, writeScheduleAudit } from "../../core/schedule/schedule-access";
import { insertVenue } from "../../core/schedule/venue.store";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { presentChange } from "../../reads/event/present-event";
import { type EventWrite, prepareWrites, writeAll } from "../event-change/event-writes";
import { queueNewEventNotices } from "../event-change/queue-change-notices";
import { type ImportPlaces, planPlaces } from "./import-places";
import { type Judged, judgeRow } from "./import-rows";

type EventImport = components["schemas"]["EventImport"];
type ImportResults = components["schemas"]["ImportResults"];

interface Prepared {
  judged: readonly Judged[];
  writes: readonly EventWrite[];
  places: ImportPlaces;
}

/** Adds or changes an event for each row, or says what that would do. */
export async function importEvents(
  services: Pick<Services, "now" | "config">,
  tx: Transaction,
  { body, ...target }: TeamTarget & { body: EventImport },
): Promise<ImportResults> {
  const now = services.now();
  const { timeZone } = await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_CREATE");
  const prepared = await prepare(tx, target.teamId, { rows: body.rows, timeZone, now });
  const news = newPlacesOf(prepared);
  const made = body.dry_run ? [] : await save(tx, target, prepared, news, { now, config: services.config });
  return {
    results: prepared.judged.map((one, row) => presentRow(one, row, prepared, made)),
    new_places: news.map(({ name }) => name),
    ...(body.lists_imported && { imported: await presentImported(tx, target.teamId, now) }),
  };
}

async function presentImported(
  tx: Transaction,
  teamId: string,
  now: Date,
): Promise<NonNullable<ImportResults["imported"]>> {
  const events = await listImported(tx, teamId, now);
  return events.map(({ id, importKey, title, opponent, firstDay }) => ({
    event_id: id,
    import_key: importKey ?? "",
    title,
    opponent,
    first_day: firstDay,
  }));
}

/** Works out what becomes of each row; nothing is written yet. */
async function prepare(
  tx: Transaction,
  teamId: string,
  { rows, timeZone, now }: { rows: EventImport["rows"]; timeZone: string; now: Date },
): Promise<Prepared> {
  const events = await lockImported(
    tx,
    teamId,
    rows.map(({ import_key }) => import_key),
  );
  const places = await planPlaces(tx, teamId, rows);
  let room = eventsToCome - (await countEventsToCome(tx, teamId, now));
  const keys = new Set<string>();
  const judged = rows.map((row): Judged => {
    if (keys.has(row.import_key))
      return { outcome: "fault", code: "REQUEST_400_INVALID", field: "import_key" };
    keys.add(row.import_key);
    const one = judgeRow(row, { event: events.get(row.import_key), places, timeZone, now });
    // One for the record takes no room among those to come.
    if (one.outcome !== "made" || one.fields.endsAt <= now) return one;
    if (room <= 0) return { outcome: "fault", code: "EVENT_ITEM_403_FULL" };
    room -= 1;
    return one;
  });
  const steps = judged.flatMap((one) => ("change" in one ? one : []));
  return { judged, places, writes: await prepareWrites(tx, steps, now, places.names) };
}

/** The new places of events that are added or changed, each once. */
function newPlacesOf({ judged, places }: Prepared) {
  const ids = judged.flatMap((one) =>
    one.outcome === "made" ? one.fields.venueId : one.outcome === "changed" ? one.change.venueId : [],
  );
  return [...new Set(ids)].flatMap((id) => places.newOf(id) ?? []);
}

async function save(
  tx: Transaction,
  target: TeamTarget,
  { judged, writes }: Prepared,
  places: ReturnType<typeof newPlacesOf>,
  { now, config }: { now: Date; config: Services["config"] },
): Promise<EventRow[]> {
  const by = target.caller.userId;
  for (const { id, name, address } of places) {
    await insertVenue(tx, target.teamId, { name, address, category: "field" }, now, id);
    await writeScheduleAudit(tx, target, "venue.added", { venue_id: id });
  }
  const changing = new Set(judged.flatMap((one) => (one.outcome === "changed" ? one.event.id : [])));
  const changed = writes.filter(({ after }) => changing.has(after.id));
  await writeAll(tx, changed, { by, now, config });
  const made = await insertImported(
    tx,
    judged.filter((one) => one.outcome === "made"),
    { teamId: target.teamId, makerId: by, now },
  );
  await queueNewEventNotices(tx, made, now);
  if (made.length + changed.length > 0)
    await writeScheduleAudit(tx, target, "schedule.imported", {
      added: made.map(({ id }) => id),
      changed: changed.map(({ after }) => after.id),
    });
  return made;
}

function presentRow(
  judged: Judged,
  row: number,
  { writes }: Prepared,
  made: readonly EventRow[],
): ImportResults["results"][number] {
  const { outcome } = judged;
  if (judged.outcome === "fault") {
    const { code, field } = judged;
    return { row, event_id: null, outcome, changes: [], code, ...(field !== undefined && { field }) };
  }
  if (judged.outcome === "made") {
    const event_id = made.find(({ importKey }) => importKey === judged.key)?.id ?? null;
    return { row, event_id, outcome, changes: [] };
  }
  const id = judged.event?.id ?? null;
  const changes = writes.find(({ after }) => after.id === id)?.changes ?? [];
  return { row, event_id: id, outcome, changes: changes.map(presentChange) };
}
