import type { WaitingItem } from "../../../domain/needs-you/needs-you-list";
import { findEvent } from "../../core/schedule/event.store";
import { requireTeamAccess } from "../../core/team/team-role";
import type { Database } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { presentFamilies } from "./receipt";

/** Adds to each call list the families that do not know; one without any is left out, and of a team that the reader left just now. */
export async function fillCallLists(
  db: Database,
  { userId, items }: { userId: string; items: readonly WaitingItem[] },
): Promise<WaitingItem[]> {
  const filled: WaitingItem[] = [];
  for (const item of items) {
    if (item.kind !== "call_list") {
      filled.push(item);
      continue;
    }
    const { team_id: teamId = "", event_id: id = "" } = item;
    const caller = await requireTeamAccess(db, userId, teamId).catch(nobodyIfRefused);
    const event = caller && (await findEvent(db, { teamId, id }));
    const families = event ? await presentFamilies(db, { caller, event }) : [];
    const unaware = families.flatMap(({ shown, isToCall }) => (isToCall ? [shown] : []));
    if (unaware.length > 0) filled.push({ ...item, count: unaware.length, families: unaware });
  }
  return filled;
}

function nobodyIfRefused(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
}
