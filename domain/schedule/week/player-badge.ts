import type { TeamColours } from "../../team/colours";
import type { MyPart } from "../answer/answering";
import { personOf, type ScheduleWindow } from "./agenda";

export type PlayerBadge = { number: string | null; team: TeamColours | undefined; isMine: boolean };

/** An own player's cap where no single team is meant: as in the first team that gave a number, else in the first team. */
export function playerBadge(
  { teams, events }: Pick<ScheduleWindow, "teams" | "events">,
  person: Pick<MyPart, "child_id">,
): PlayerBadge {
  const worn = teams.flatMap((team) => {
    const parts = events.filter(({ team_id }) => team_id === team.id).flatMap(({ mine }) => mine);
    const part = parts.find((each) => personOf(each) === personOf(person));
    return part ? { number: part.number ?? null, team, isMine: part.may_answer } : [];
  });
  return (
    worn.find(({ number }) => number !== null) ?? worn[0] ?? { number: null, team: undefined, isMine: true }
  );
}
