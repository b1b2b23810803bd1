import { isId } from "../access/reach.store";
import type { Services } from "../services";
import { noteSeen } from "../team/look-alike.store";
import { dismissTakeOver } from "../team/take-over";

/** Items are named by kind and id. An item that is no notice, gone or another's is left unchanged, with the same reply. */
export async function dismissWaiting(
  services: Services,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const [kind, about = ""] = id.split(" ");
  if (kind === "take_over") await dismissTakeOver(services, { teamId: about, userId });
  if (kind === "look_alike" && isId(about))
    await noteSeen(services.db, { id: about, userId, now: services.now() });
}
