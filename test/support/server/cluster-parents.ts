import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { participation } from "../../../server/platform/db/schema/schedule-answers";
import { addAdult, addChild, addMember, addTeam } from "../people/club";
import { addEvent } from "../people/schedule";
import type { Servers } from "./cluster-servers";

const parents = 12;
/** Milliseconds between two answers of one parent: 120 a minute are allowed. */
const between = 2_500;

/** Parents who answer for their children again and again, each time differently. */
export async function openParents(servers: Servers) {
  const { first } = servers;
  const coach = await addAdult(first);
  const { id: teamId } = await addTeam(first, coach.user.id);
  const { id: eventId } = await addEvent(first, teamId, { createdBy: coach.user.id });
  /** What the last reply said, by player. */
  const stands = new Map<string, string>();
  /** Of whose last answer there is no reply. */
  const unsure = new Set<string>();
  let acknowledged = 0;
  const families = await Promise.all(
    Array.from({ length: parents }, async () => {
      const parent = await addAdult(first);
      const kid = await addChild(first, [parent.user.id]);
      return { parent, membershipId: (await addMember(first, teamId, { childId: kid.id })).id };
    }),
  );
  const answering = families.map(async ({ parent, membershipId }, index) => {
    await pause((index * between) / parents);
    const url = `/team/team_id/${teamId}/event/event_id/${eventId}/answer/membership_id/${membershipId}`;
    for (let seen = 0; !servers.isStopped(); ) {
      const started = performance.now();
      const answer = stands.get(membershipId) === "yes" ? "no" : "yes";
      unsure.add(membershipId);
      const reply = await servers.insist(async () => ({
        method: "PUT",
        url,
        headers: { ...(await parent.signIn()), "if-match": `"${seen}"` },
        payload: { answer, event_version: 1 },
      }));
      if (reply === null) return;
      // Not the reply's number, which may have been read from a standby.
      seen += 1;
      stands.set(membershipId, answer);
      unsure.delete(membershipId);
      acknowledged += 1;
      await pause(Math.max(0, between - (performance.now() - started)));
    }
  });
  return {
    ended: () => Promise.all(answering),
    async judge() {
      const rows = await first.services.db
        .select()
        .from(participation)
        .where(eq(participation.eventId, eventId));
      const kept = new Map(rows.map(({ membershipId, answer }) => [membershipId, answer]));
      const sure = [...stands].filter(([membershipId]) => !unsure.has(membershipId));
      return {
        acknowledged,
        parents: sure.length,
        lost: sure.filter(([membershipId, answer]) => kept.get(membershipId) !== answer).length,
      };
    },
  };
}
