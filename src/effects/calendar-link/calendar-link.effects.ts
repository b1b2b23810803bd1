import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { CalendarLinks } from "../../../domain/calendar-link/calendar-link";
import type { GuestLinkRequest, GuestOutcome } from "../../../domain/calendar-link/guest";
import type { CalendarLine } from "../../../domain/calendar-link/lines";
import { addCalendarLink } from "../../api/calls/add-calendar-link";
import { changeCalendarLink } from "../../api/calls/change-calendar-link";
import { endCalendarLink } from "../../api/calls/end-calendar-link";
import { readCalendarLinks } from "../../api/calls/read-calendar-links";
import type { Client } from "../../api/client";
import { refused } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import { failedOutcome } from "../base/outcome";
import { asTag } from "../base/saved-form.effects";
import { readTagged } from "../base/tagged.effects";

type Asked = { input: { tag: string | null; after: string | null }; signal: AbortSignal };

/** Fills the actors of a list of links, which comes in one reply. `newKey` makes an idempotency key. */
export const calendarLinkActors = (
  client: Client,
  newKey: () => string,
  linesOf: (links: CalendarLinks) => readonly CalendarLine[],
) => ({
  read: effect(async ({ input: { tag }, signal }: Asked): Promise<ReadOutcome<CalendarLine>> => {
    const outcome = await readTagged(client, readCalendarLinks, { tag, signal });
    if (outcome.kind !== "read") return outcome;
    return { kind: "listed", items: linesOf(outcome.value), nextAfter: null, tag: outcome.tag };
  }),
  change: effect(({ input }: { input: Change<CalendarLine> }) => changeLink(client, newKey, input)),
});

async function changeLink(
  client: Client,
  newKey: () => string,
  { to }: Change<CalendarLine>,
): Promise<ChangeOutcome<CalendarLine>> {
  if (to === null) throw new Error("A link is switched off by `pendingAction`");
  const { pendingAction, ...line } = to;
  if (line.link === null) return makeLink(client, newKey(), line);
  const { id, version, leaves_out_declined } = line.link;
  if (pendingAction === "off") {
    const result = await client.send(endCalendarLink, { path: { id } });
    if (result.kind !== "ok") return refused(result);
    return { kind: "accepted", item: line.isOffered ? { ...line, link: null } : null };
  }
  const result = await client.send(changeCalendarLink, {
    path: { id },
    header: { "If-Match": asTag(version) },
    body: { leaves_out_declined },
  });
  return result.kind === "ok" ? { kind: "accepted", item: { ...line, link: result.value } } : refused(result);
}

async function makeLink(
  client: Client,
  key: string,
  line: CalendarLine,
): Promise<ChangeOutcome<CalendarLine>> {
  const { scope, childId, teamId } = line;
  const result = await client.send(addCalendarLink, {
    header: { "Idempotency-Key": key },
    body: {
      scope,
      ...(childId !== null && { child_id: childId }),
      ...(teamId !== null && { team_id: teamId }),
    },
  });
  return result.kind === "ok" ? { kind: "accepted", item: { ...line, link: result.value } } : refused(result);
}

export async function makeGuestLink(
  client: Client,
  { childId, name, until, key }: GuestLinkRequest,
): Promise<GuestOutcome> {
  const result = await client.send(addCalendarLink, {
    header: { "Idempotency-Key": key },
    body: { scope: "child", child_id: childId, guest_name: name, ...(until !== "" && { ends_on: until }) },
  });
  return result.kind === "ok" ? { kind: "made", link: result.value } : failedOutcome(result);
}
