import { hidesSignsBesideEmoji } from "../../../domain/fields/emoji";
import { venuesOfTeam } from "../../../domain/schedule/limits";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services } from "../../core/base/services";
import { lockTeamForScheduleChange } from "../../core/schedule/schedule-access";
import {
  findVenues,
  insertVenue,
  lockVenue,
  updateVenue,
  type VenueRow,
} from "../../core/schedule/venue.store";
import { auditRole, type TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { expectVersion } from "../../platform/http/version";

type Venue = components["schemas"]["Venue"];

export const presentVenue = ({ id, name, category, address, version }: VenueRow): Venue => ({
  id,
  name,
  category: category as Venue["category"],
  address,
  version,
});

export async function addVenue(
  { now }: Pick<Services, "now">,
  tx: Transaction,
  { body, ...target }: TeamTarget & { body: components["schemas"]["NewVenue"] },
): Promise<{ id: string }> {
  await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_CREATE");
  if ((await findVenues(tx, target.teamId)).length >= venuesOfTeam) throw new Problem("EVENT_ITEM_403_FULL");
  const fields = {
    name: textOf("name", body.name),
    category: body.category,
    address: addressOf(body.address),
  };
  const id = await insertVenue(tx, target.teamId, fields, now());
  await tell(tx, target, "venue.added", id);
  return { id };
}

export async function changeVenue(
  { now }: Pick<Services, "now">,
  tx: Transaction,
  {
    id,
    ifMatch,
    change,
    ...target
  }: TeamTarget & {
    id: string;
    ifMatch: string | undefined;
    change: components["schemas"]["VenueChange"];
  },
): Promise<VenueRow> {
  await lockTeamForScheduleChange(tx, target, "EVENT_ITEM_401_UPDATE");
  const row = isId(id) ? await lockVenue(tx, target.teamId, id) : undefined;
  if (!row) throw new Problem("VENUE_404");
  expectVersion(ifMatch, row.version);
  const changed = await updateVenue(tx, target.teamId, id, {
    ...(change.name !== undefined && { name: textOf("name", change.name) }),
    ...(change.category !== undefined && { category: change.category }),
    ...(change.address !== undefined && { address: addressOf(change.address) }),
    ...(change.hidden !== undefined && { hiddenAt: change.hidden ? now() : null }),
  });
  await tell(tx, target, "venue.changed", id);
  return changed;
}

function textOf(field: string, given: string): string {
  if (hidesSignsBesideEmoji(given))
    throw new Problem("REQUEST_400_INVALID", { fields: [{ field, rule: "unseen" }] });
  return given.replace(/\s+/g, " ").trim();
}

const addressOf = (given: string | null | undefined) => (given ? textOf("address", given) || null : null);

const tell = (tx: Transaction, { caller, teamId }: TeamTarget, action: string, venueId: string) =>
  writeAuditLine(tx, {
    action,
    actorId: caller.userId,
    auditRole: auditRole(caller),
    teamId,
    detail: { venue_id: venueId },
  });
