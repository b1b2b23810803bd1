import type { Services } from "../services";
import { dismissTakeOver } from "../team/take-over";

/** Items are named by their kind and an id. What is no notice, no longer there or not the caller's stays as it is, and nobody is told which. */
export async function dismissWaiting(
  services: Services,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const [kind, about = ""] = id.split(" ");
  if (kind === "take_over") await dismissTakeOver(services, { teamId: about, userId });
}
