import { markSeen } from "../../core/absence/absence.store";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { dropToken } from "../../core/notification/push-token.store";
import { recordSeen } from "../../core/team/possible-duplicate.store";
import { dismissTakeOver } from "../team/take-over";

/** Items are named by kind and id. An item that is no notice, gone or another's is left unchanged, with the same reply. */
export async function dismissWaiting(
  services: Services,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const [kind, about = "", version = ""] = id.split(" ");
  if (kind === "take_over") await dismissTakeOver(services, { teamId: about, userId });
  if (kind === "look_alike" && isId(about))
    await recordSeen(services.db, { id: about, userId, now: services.now() });
  if (kind === "silent_device" && isId(about)) await dropToken(services.db, { userId, id: about });
  if (kind === "away" && isId(about) && /^[1-9]\d{0,8}$/.test(version))
    await markSeen(services.db, { id: about, version: Number(version), userId });
}
