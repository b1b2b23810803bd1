import { cityOf } from "../../../domain/dates/wall-time";
import { changesForSpot } from "../../../domain/mail-links/spot-view";
import type { EventRing } from "../../../domain/push/ring";
import { kindNames } from "../../../domain/schedule/event/event";
import {
  changeKindOf,
  changesBetween,
  changeTexts,
  type EventChange,
  tidyChange,
} from "../../../domain/schedule/event/event-change";
import type { ShownEvent } from "../../../domain/schedule/event/event-parts";
import { isMailed, isTold, type NoticeKind } from "../../../domain/schedule/notice/notice-rules";
import type { Transaction } from "../../db/database";
import { isOfDatabase } from "../../db/fault";
import { type NewRing, queueRings } from "../../dings/delivery.store";
import { addAllDings, type News } from "../../dings/ding.store";
import { tidy } from "../../mail/templates";
import type { Services } from "../../services";
import type { EventRow } from "../event/event.store";
import { findEvent } from "../event/event.store";
import { type KnowerRow, type NoticeRow, readKnowers } from "../receipt/receipts.store";
import { dayAt } from "../time/clock";
import { ladderOf } from "../whistle/ladder";
import { type LadderRow, startLadders } from "../whistle/ladder.store";
import { findLastTold, findReaders, findTeamName, markTold, takeDueNotices } from "./notices.store";
import { listenerOf, readShown } from "./noting";
import { type GatheredLine, mailReaders, mailSpots, type Posts, post } from "./posts";
import { remindOfAnswers } from "./reminders.store";
import { addRing, ringFor } from "./rings";
import { dayWords } from "./schedule-mails";
import { earlierMoments } from "./urgent";

const noticesInARound = 100;

/** The output of one round: at most one mail for each person, and one ding and one push for each event. */
interface Round {
  dings: Map<string, News & { userId: string }>;
  posts: Posts;
  /** To families of spots, by the spot. */
  spots: Posts;
  /** Changes that are told again until families know, by event. */
  ladders: Map<string, LadderRow>;
  /** Urgent pushes, for people who are also mailed. */
  rings: Map<string, NewRing<EventRing>>;
}

type Telling = Pick<Services, "db" | "now" | "config" | "mail"> & { log: Pick<Services["log"], "error"> };

/** Delivers one batch of due notices and returns its size. Row locks keep two servers from taking the same notice. */
export async function tellDue(services: Telling): Promise<number> {
  const { db, now, config, log } = services;
  return db.transaction(async (tx) => {
    const at = now();
    await remindOfAnswers(tx, at);
    const due = await takeDueNotices(tx, at, noticesInARound);
    const round: Round = {
      dings: new Map(),
      posts: new Map(),
      spots: new Map(),
      ladders: new Map(),
      rings: new Map(),
    };
    const dropped = new Set<NoticeRow>();
    for (const row of due)
      await gather(tx, row, { round, at, origin: config.publicOrigin }).catch((error: unknown) => {
        if (isOfDatabase(error)) throw error;
        dropped.add(row);
        // Dropped, since retrying it in every round would block all other notices.
        log.error(
          { err: error, notice: row.id },
          "A notice could not be delivered and was dropped; the others were delivered.",
        );
      });
    const dings = [...round.dings.values()];
    const readers = await findReaders(tx, [...new Set(dings.map(({ userId }) => userId))]);
    const told = dings.filter(({ userId }) => readers.has(userId));
    await addAllDings(tx, joined(told), at);
    const mailed = [
      ...(await mailReaders(tx, services, { posts: round.posts, readers, at })),
      ...(await mailSpots(tx, services, { posts: round.spots, at })),
    ];
    // Before the pushes: a round of ladders holds its rows while it queues some.
    await startLadders(tx, [...round.ladders.values()]);
    const rings = [...round.rings.values()].filter(({ userId }) => readers.has(userId));
    await queueRings(tx, rings, at);
    await markTold(
      tx,
      due.map((row) => ({
        ...row,
        mails: mailed.filter(({ id }) => id === row.id).length,
        isDropped: dropped.has(row),
      })),
      at,
    );
    return due.length;
  });
}

/** Several events of a team, as after a change of a series, are one ding that says how many. */
function joined(dings: readonly (News & { userId: string })[]): News[] {
  const groups = new Map<string, News & { times: number }>();
  for (const ding of dings) {
    const key = `${ding.userId} ${ding.teamId} ${ding.kind}`;
    const before = groups.get(key);
    groups.set(key, before ? { ...before, about: {}, times: before.times + 1 } : { ...ding, times: 1 });
  }
  return [...groups.values()];
}

/** Reads the event's current state, so that nothing is sent about what was undone, seen or left since. */
async function gather(
  tx: Transaction,
  row: NoticeRow,
  { round, at, origin }: { round: Round; at: Date; origin: string },
): Promise<void> {
  if (row.eventId === null) return;
  const event = await findEvent(tx, { teamId: row.teamId, id: row.eventId });
  const teamName = event && (await findTeamName(tx, event.teamId));
  if (!event || !teamName || event.endsAt <= at) return;
  const kind = row.kind as NoticeKind;
  if (event.status === "called_off" && (kind === "added" || kind === "answer_wanted")) return;
  const now = await readShown(tx, event);
  const told = kind === "unseen" || kind === "nudged" ? undefined : await findLastTold(tx, event);
  const only = row.membershipIds && new Set(row.membershipIds);
  const knowers = await readKnowers(tx, [event]);
  const unaware = knowers.filter(
    (knower) =>
      (!only || only.has(knower.membershipId)) && isTold(kind, listenerOf(knower), event.noticeVersion),
  );
  for (const knower of unaware) {
    const changes = newTo(knower, now, told);
    if (isAboutChange(kind) && changes.length === 0) continue;
    const toTell = kindToTell(kind, changes);
    const line = lineOf(toTell, { event, teamName, changes, at, origin });
    const { heard } = knower;
    const ring = ringFor(toTell, { event, changes, heard, at });
    if (knower.spotFirstName !== null)
      tellSpot(round, toTell, { event, teamName, changes, at, origin, knower, notice: row });
    for (const userId of knower.people) {
      const news = { kind: toTell, teamId: event.teamId, about: { event_id: event.id } };
      round.dings.set(`${userId} ${event.id}`, { ...news, userId, userIds: [userId] });
      if (!isMailed(kind, earlierMoments(event, changes, { heard, at }).startsAt, at.getTime())) continue;
      post(round.posts, userId, line, { knower, notice: row });
      if (ring) addRing(round.rings, ring, { userId, knower, event, source: row.id });
    }
  }
  if (!isNewChange(kind)) return;
  // With those who are out, since their absence may be taken back.
  const ladder = ladderOf(event, { knowers: knowers.filter(({ wasHere }) => wasHere), shown: now, at });
  if (ladder) round.ladders.set(event.id, ladder);
}

const isAboutChange = (kind: NoticeKind) => kind !== "added" && kind !== "answer_wanted";
const isNewChange = (kind: NoticeKind) => isAboutChange(kind) && kind !== "unseen" && kind !== "nudged";

/** Changes since the version that the family acknowledged, or since the last one that it was notified of if that is newer. */
function newTo(
  { known, knownVersion }: KnowerRow,
  now: ShownEvent,
  told: { version: number; shown: ShownEvent } | undefined,
): EventChange[] {
  const last = told && told.version > (knownVersion ?? 0) ? told.shown : known;
  return last ? changesBetween(last, now) : [];
}

/** The kind of notice for this reader: several changes may have been made since they last looked. */
const kindToTell = (kind: NoticeKind, changes: readonly EventChange[]): NoticeKind =>
  isNewChange(kind) ? (changeKindOf(changes) ?? kind) : kind;

function lineOf(
  kind: NoticeKind,
  {
    event,
    teamName,
    changes,
    at,
    origin,
  }: { event: EventRow; teamName: string; changes: EventChange[]; at: Date; origin: string },
): GatheredLine {
  return {
    event,
    kind,
    teamName,
    title: event.title,
    opponent: event.opponent,
    timing: event.timing,
    startsLocal: event.startsLocal,
    isToday: dayAt(at, event.timeZone) === event.firstDay,
    changes: changeTexts(
      changes.map((change) => tidyChange(change, tidy)),
      { day: dayWords, city: cityOf },
    ),
    players: [],
    away: null,
    href: `${origin}/app/schedule?event=${event.teamId}.${event.id}`,
  };
}

/** The family of a spot is asked, and told of changes of the time. */
function tellSpot(
  { spots }: Round,
  kind: NoticeKind,
  { knower, notice, ...about }: Parameters<typeof lineOf>[1] & { knower: KnowerRow; notice: NoticeRow },
): void {
  const { event, at } = about;
  const changes = changesForSpot(about.changes);
  if (kind === "added" || (isAboutChange(kind) && changes.length === 0)) return;
  if (!isMailed(kind, earlierMoments(event, changes, { heard: knower.heard, at }).startsAt, at.getTime()))
    return;
  const line = lineOf(kind, { ...about, changes });
  post(
    spots,
    knower.membershipId,
    { ...line, title: kindNames[event.kind], opponent: null },
    { knower, notice },
  );
}
