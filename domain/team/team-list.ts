import type { components } from "../../openapi";

export type TeamEntry = components["schemas"]["TeamSummary"];
type TeamRoleEntry = components["schemas"]["Standing"];

/** "Sam · player", "You · coach": a line for each way in which the person belongs to the team. */
export const partsIn = ({ standings: teamRoles }: Pick<TeamEntry, "standings">): readonly string[] =>
  teamRoles.map(partOf);

/** How many requests wait for the person; nobody can decide on those of an archived team. */
export const waitingIn = ({ archived_at, waiting }: Pick<TeamEntry, "archived_at" | "waiting">) =>
  archived_at === null ? waiting : 0;

function partOf({ via, roles, child_first_name: firstName }: TeamRoleEntry): string {
  const who = via === "self" ? "You" : (firstName ?? "A player");
  if (via === "follow") return `${who} · you follow`;
  return roles.length > 0 ? `${who} · ${roles.join(", ")}` : who;
}
