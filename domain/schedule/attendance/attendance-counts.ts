import type { components } from "../../../openapi";

export type AttendanceCounts = components["schemas"]["AttendanceCounts"];
type Counted = AttendanceCounts["members"][number];

/** The counts beside the names, in the list's order; who was never marked is left out. */
export const countedByName = <Player extends { id: string; ids: readonly string[] }>(
  players: readonly Player[],
  { members }: AttendanceCounts,
): { player: Player; counts: Counted }[] =>
  players.flatMap((player) => {
    const counts = members.find(({ membership_id }) => player.ids.includes(membership_id));
    return counts ? [{ player, counts }] : [];
  });
