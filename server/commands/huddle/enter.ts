import { type HuddleTarget, requireHuddle } from "../../core/access/team-access.store";
import { type Caller, requireTeamAccess } from "../../core/team/team-role";
import type { Database } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";

/** Who calls, in a huddle that they read. Any other huddle is refused by the one statement, whether it is unknown, hidden or of another team. */
export async function requireHuddleAccess(db: Database, target: HuddleTarget): Promise<Caller> {
  await requireHuddle(db, target);
  return requireTeamAccess(db, target.userId, target.teamId).catch((fault: unknown) => {
    // Removed from the team since.
    throw fault instanceof Problem ? new Problem("HUDDLE_404") : fault;
  });
}
