import type { Refused } from "../../../domain/base/outcome";
import { problemTexts } from "../../../domain/base/texts";
import type { PlayerFacts, PlayerFactsOutcome } from "../../../domain/team/player-card";
import type { Client } from "../../api/client";
import { readToday } from "../dates/temporal.effects";
import { readCounts } from "../schedule/attendance.effects";
import { readEvent } from "../schedule/event-read.effects";
import { readUpNext } from "../schedule/up-next.effects";

type Asked = { teamId: string; membershipId: string; signal: AbortSignal };

/** The next event with the player's answer, and the attendance of the season. */
export async function readPlayerFacts(client: Client, asked: Asked): Promise<PlayerFactsOutcome> {
  const [next, counted] = await Promise.all([readNext(client, asked), readCounts(client, asked.teamId)]);
  if (next !== null && "kind" in next) return next;
  if (counted.kind === "refused") return counted;
  const attendance =
    counted.counts.members.find(({ membership_id }) => membership_id === asked.membershipId) ?? null;
  return { kind: "read", facts: { next, attendance } };
}

async function readNext(
  client: Client,
  { teamId, membershipId, signal }: Asked,
): Promise<PlayerFacts["next"] | Refused> {
  const listed = await readUpNext(client, { teamId, tag: null, today: await readToday(), signal });
  if (listed.kind === "refused") return listed;
  const event = listed.kind === "listed" ? listed.items.find(({ status }) => status === "on") : undefined;
  if (!event) return null;
  const read = await readEvent(client, { teamId, eventId: event.id, tag: null, signal });
  if (read.kind === "refused") return read;
  if (read.kind !== "read") return { kind: "refused", text: problemTexts.unreachable };
  const participant = read.details.participants.find(({ membership_id }) => membership_id === membershipId);
  return participant ? { event, answer: participant.answer } : null;
}
