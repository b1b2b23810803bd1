import type { components } from "../../../openapi";
import type { TestServer } from "../server/server";
import { ask, type Person } from "./ask";
import { addChild, addMember } from "./club";
import { scheduleCalls } from "./schedule-calls";

type Pairs = components["schemas"]["SamePlayers"];

/** A club in which both parents made a profile of Sam, and staff's calls to join and separate them. */
export function twinCalls(server: () => TestServer) {
  const calls = scheduleCalls(server);

  /** Sam of the Reyes family, and a second profile that Olga made a minute later. */
  async function twins() {
    const made = await calls.club();
    server().clock.advance(60_000);
    const second = await addChild(server(), [made.other.user.id]);
    const twinId = (await addMember(server(), made.teamId, { childId: second.id })).id;
    const { id } = (await calls.add(made.coach, made.teamId)).body.event;
    return { ...made, second, twinId, id, sams: { teamId: made.teamId, id, membershipId: made.samId } };
  }

  const place = (teamId: string, id: string) => `/team/team_id/${teamId}/same_player/membership_id/${id}`;
  const join = (person: Person, teamId: string, id: string, countsAs: string) =>
    ask<Pairs>(server(), person, `PUT ${place(teamId, id)}`, { body: { counts_as: countsAs } });
  const part = (person: Person, teamId: string, id: string) =>
    ask<Pairs>(server(), person, `DELETE ${place(teamId, id)}`);
  const pairsOf = ({ code, body }: { code: string | undefined; body: Pairs }) =>
    code ?? body.pairs.map(({ membership_id, counts_as }) => [membership_id, counts_as]);
  /** In, maybe, out, silent. */
  const countsOf = async (person: Person, teamId: string, id: string) => {
    const { counts } = (await calls.read(person, teamId, id)).event;
    return counts && [counts.yes, counts.maybe, counts.no, counts.silent];
  };
  return { ...calls, twins, join, part, pairsOf, countsOf };
}
