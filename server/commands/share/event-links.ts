import { randomUUID } from "node:crypto";
import { mayOnSchedule } from "../../../domain/schedule/schedule-rights";
import { daysAfterEnd } from "../../../domain/share/limits";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import type { Services } from "../../core/base/services";
import { type EventRow, lockEventForShare } from "../../core/schedule/event.store";
import {
  changeTokenHash,
  deleteShortLink,
  ensureShortLink,
  lockShortLink,
  type ShortLinkRow,
} from "../../core/share/short-link.store";
import { hashLinkToken, linkTokenOf } from "../../core/share/tokens";
import { requireOpenTeam } from "../../core/team/team.store";
import type { TeamTarget } from "../../core/team/team-role";
import type { Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";

type EventTarget = TeamTarget & { eventId: string };

const day = 24 * 3_600_000;

/** Made by the first who wants it; everybody after gets the same. */
export async function shareEvent(
  { config, now }: Services,
  tx: Transaction,
  target: EventTarget,
): Promise<components["schemas"]["ShortFormUrl"]> {
  const { caller, teamId } = target;
  if (!mayOnSchedule(caller.teamRoles, "share_event")) throw new Problem("SHORT_FORM_URL_401_CREATE");
  const event = await requireEvent(tx, target);
  await requireOpenTeam(tx, teamId);
  const at = now();
  if (event.endsAt.getTime() + daysAfterEnd * day <= at.getTime()) throw new Problem("SHORT_FORM_URL_404");
  const id = randomUUID();
  const link = await ensureShortLink(tx, {
    ...{ id, teamId, eventId: event.id, madeBy: caller.userId, madeAt: at },
    tokenHash: hashLinkToken(linkTokenOf(config, id)),
  });
  const token = linkTokenOf(config, link.id);
  const tokenHash = hashLinkToken(token);
  if (link.tokenHash !== tokenHash) await changeTokenHash(tx, link.id, tokenHash);
  return {
    address: `${config.publicOrigin}/e/${token}?v=${event.version}`,
    may_remove: mayRemove(target, link),
  };
}

export async function removeEventLink(tx: Transaction, target: EventTarget): Promise<void> {
  await requireEvent(tx, target);
  const link = await lockShortLink(tx, { teamId: target.teamId, id: target.eventId });
  if (!link) throw new Problem("SHORT_FORM_URL_404");
  if (!mayRemove(target, link)) throw new Problem("SHORT_FORM_URL_401_DELETE");
  await deleteShortLink(tx, link.id);
}

/** Whoever may make one no more has none of their own: an event has one link, which others have sent on. */
const mayRemove = ({ caller }: TeamTarget, { madeBy }: ShortLinkRow): boolean =>
  mayOnSchedule(caller.teamRoles, "remove_event_link") ||
  (madeBy === caller.userId && mayOnSchedule(caller.teamRoles, "share_event"));

/** Locked, so that no link is made of an event that is being deleted. */
async function requireEvent(tx: Transaction, { teamId, eventId }: EventTarget): Promise<EventRow> {
  const event = isId(eventId) ? await lockEventForShare(tx, { teamId, id: eventId }) : undefined;
  if (!event) throw new Problem("EVENT_ITEM_404");
  return event;
}
