import { randomUUID } from "node:crypto";
import { guestsOfChild, linksOfPerson, longestGuest } from "../../../domain/calendar-link/calendar-link";
import { dayFromIso, isoDateOf } from "../../../domain/dates/calendar";
import { hidesSignsBesideEmoji } from "../../../domain/fields/emoji";
import type { components } from "../../../openapi";
import { isId } from "../../core/access/team-access.store";
import { lockUserForShare } from "../../core/account/account.store";
import { writeAuditLine } from "../../core/audit/audit.store";
import type { Services, Viewer } from "../../core/base/services";
import {
  type Choices,
  changeLink,
  countLinks,
  insertLink,
  type LinkRow,
  lockLink,
  type NamedLink,
  readChoices,
  readLink,
  readLinks,
} from "../../core/calendar-link/link.store";
import { hashToken, tokenOf } from "../../core/calendar-link/token";
import { lockChild } from "../../core/family/child.store";
import { todayOf } from "../../core/time/today";
import type { Database, Transaction } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { expectVersion } from "../../platform/http/version";
import { mailNewLink } from "./link-mails";

type CalendarLink = components["schemas"]["CalendarLink"];
type NewCalendarLink = components["schemas"]["NewCalendarLink"];
type Person = Viewer["user"];

export async function listLinks(
  services: Services,
  person: Person,
): Promise<components["schemas"]["CalendarLinks"]> {
  const today = todayOf(person, services.now());
  const links = await readLinks(services.db, person.id, today);
  const { children, teams } = await readChoices(services.db, person.id, today);
  return {
    items: links.map((link) => presentLink(services, link, person.id)),
    children: children.map((child) => ({
      child_id: child.child_id,
      first_name: child.first_name,
      ...(child.is_guarded && { guests_until: guestsUntil(child, today) }),
    })),
    teams,
  };
}

/** To the end of the season, else for twelve months. */
const guestsUntil = ({ season_ends: ends }: Choices["children"][number], today: string): string =>
  ends !== null && ends <= daysFrom(today, longestGuest) ? ends : daysFrom(today, 365);

const daysFrom = (today: string, days: number) => isoDateOf((dayFromIso(today) ?? 0) + days);

export async function showLink(services: Services, person: Person, id: string): Promise<CalendarLink> {
  const link = await readLink(services.db, id);
  if (!link || link.revokedAt !== null) throw new Problem("CALENDAR_LINK_404");
  return presentLink(services, link, person.id);
}

/** The address is its maker's alone: another guardian, who may lose the child, would keep it. */
function presentLink({ config }: Services, link: NamedLink, userId: string): CalendarLink {
  const isMine = link.userId === userId;
  const token = tokenOf(config, link.id);
  const isShown = isMine && hashToken(token) === link.tokenHash;
  const path = link.guestName === null ? `/calendar/${token}.ics` : `/app/look#${token}`;
  return {
    id: link.id,
    scope: link.scope,
    child_id: link.childId,
    team_id: link.teamId,
    name: link.name,
    guest_name: link.guestName,
    link: isShown ? `${config.publicOrigin}${path}` : null,
    leaves_out_declined: link.leavesOutDeclined,
    ends_on: link.endsOn,
    last_fetched_at: link.lastFetchedAt?.toISOString() ?? null,
    last_fetched_by: link.lastFetchedBy,
    is_mine: isMine,
    version: link.version,
  };
}

interface Making {
  person: Person;
  body: NewCalendarLink;
  /** Read before, by the person's access at this moment. */
  choices: Choices;
}

/** What the person may make a link of is judged before the transaction, and a guest's child again under its lock. */
export async function makeLink(
  services: Services,
  tx: Transaction,
  { person, body, choices }: Making,
): Promise<{ id: string }> {
  const now = services.now();
  const today = todayOf(person, now);
  const { childId, teamId, child } = subjectOf(body, choices);
  const guest = readGuest(body, today, child);
  if (guest && childId !== null) {
    await lockChild(tx, childId);
    if ((await countLinks(tx, { childId }, today)) >= guestsOfChild)
      throw new Problem("CALENDAR_LINK_403_TOO_MANY");
  } else {
    await lockUserForShare(tx, person.id);
    if ((await countLinks(tx, { userId: person.id }, today)) >= linksOfPerson)
      throw new Problem("CALENDAR_LINK_403_TOO_MANY");
  }
  const id = randomUUID();
  const row = {
    ...{ id, userId: person.id, scope: body.scope, childId, teamId, createdAt: now },
    tokenHash: hashToken(tokenOf(services.config, id)),
    leavesOutDeclined: guest ? false : (body.leaves_out_declined ?? true),
    ...guest,
  };
  await insertLink(tx, row);
  await writeAuditLine(tx, {
    action: "calendar_link.made",
    actorId: person.id,
    ...(guest && { auditRole: "guardian" }),
    ...{ childId, teamId },
    detail: { link_id: id, is_for_guest: guest !== null },
  });
  await mailNewLink(services, tx, {
    person,
    childId,
    childName: child?.first_name ?? null,
    guestName: guest?.guestName ?? null,
  });
  return { id };
}

/** Exactly what the scope needs, and nothing that the person does not reach. */
function subjectOf({ scope, child_id, team_id }: NewCalendarLink, { children, teams }: Choices) {
  const isFit =
    (child_id !== undefined) === (scope === "child") && (team_id !== undefined) === (scope === "team");
  if (!isFit) throw new Problem("REQUEST_400_INVALID", { fields: [{ field: "scope", rule: "mixture" }] });
  const child = children.find((each) => each.child_id === child_id) ?? null;
  if (scope === "child" && child === null) throw new Problem("CHILD_404");
  if (scope === "team" && !teams.some((each) => each.team_id === team_id)) throw new Problem("TEAM_404");
  return { childId: child_id ?? null, teamId: team_id ?? null, child };
}

function readGuest(
  { scope, guest_name: name, ends_on: endsOn }: NewCalendarLink,
  today: string,
  child: Choices["children"][number] | null,
): (Pick<LinkRow, "guestName"> & { endsOn: string }) | null {
  if (name === undefined) {
    if (endsOn !== undefined) throw invalid("ends_on", "mixture");
    return null;
  }
  if (scope !== "child" || child === null) throw invalid("guest_name", "mixture");
  if (!child.is_guarded) throw new Problem("CHILD_404");
  const guestName = name.replace(/\s+/g, " ").trim();
  if (hidesSignsBesideEmoji(guestName)) throw invalid("guest_name", "unseen");
  if (guestName === "") throw invalid("guest_name", "minLength");
  const until = endsOn ?? guestsUntil(child, today);
  if (until < today || until > daysFrom(today, longestGuest)) throw invalid("ends_on", "range");
  return { guestName, endsOn: until };
}

const invalid = (field: string, rule: string) =>
  new Problem("REQUEST_400_INVALID", { fields: [{ field, rule }] });

interface LinkTarget {
  person: Person;
  id: string;
}

export const changeOwnLink = (
  { db, now }: Services,
  { person, id }: LinkTarget,
  { ifMatch, leavesOutDeclined }: { ifMatch: string | undefined; leavesOutDeclined: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockVisible(tx, { person, id, now: now() });
    if (row.userId !== person.id || row.guestName !== null) throw new Problem("CALENDAR_LINK_404");
    expectVersion(ifMatch, row.version);
    await changeLink(tx, id, { leavesOutDeclined });
  });

export const endLink = ({ db, now }: Services, { person, id }: LinkTarget): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockVisible(tx, { person, id, now: now() });
    await changeLink(tx, id, { revokedAt: now() });
    await writeAuditLine(tx, {
      action: "calendar_link.ended",
      actorId: person.id,
      ...(row.userId !== person.id && { subjectId: row.userId }),
      ...{ childId: row.childId, teamId: row.teamId },
      detail: { link_id: id },
    });
  });

async function lockVisible(
  tx: Parameters<typeof lockLink>[0],
  { person, id, now }: LinkTarget & { now: Date },
): Promise<LinkRow> {
  const today = todayOf(person, now);
  const row = isId(id) ? await lockLink(tx, { id, userId: person.id, today }) : undefined;
  if (!row) throw new Problem("CALENDAR_LINK_404");
  return row;
}

export const choicesOf = (db: Database, person: Person, now: Date): Promise<Choices> =>
  readChoices(db, person.id, todayOf(person, now));
