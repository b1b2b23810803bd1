import { changesForSpot } from "../../../domain/mail-links/spot-view";
import { answers, isForOldTime } from "../../../domain/schedule/answer/answer";
import { judgeAnswer } from "../../../domain/schedule/answer/answer-deadline";
import { kindNames } from "../../../domain/schedule/event/event";
import type { EventChange } from "../../../domain/schedule/event/event-change";
import type { components } from "../../../openapi";
import type { AnswerLink } from "../../core/schedule/answer-token";
import { snapshotOf } from "../../core/schedule/event-snapshot";
import type { MineRow } from "../../reads/event/event-columns";
import { newsOf, presentChange } from "../../reads/event/present-event";
import type { LinkedRow } from "./answer-link.store";

type Page = components["schemas"]["MailLinkPage"];

interface Seen {
  link: AnswerLink;
  /** Who answers, as it is stored. */
  by: string;
  now: Date;
  isStopped: boolean;
  /** Saved just now. */
  given: { membership_id: string; note?: string | null } | undefined;
}

/** What the holder of a link reads: first names, the event, time and place; for the family of a spot no place and nothing that staff typed. */
export function presentPage(row: LinkedRow, { link, by, now, isStopped, given }: Seen): Page {
  const players = row.mine ?? [];
  const isSpot = link.recipient.kind === "invitation";
  const told = link.purpose === "got_it" ? row.told : null;
  const changes = changesFor(players, row, told);
  const asking = {
    isOn: row.status === "on",
    isAsked: row.asks !== "nobody",
    answerBy: row.answerBy?.getTime() ?? null,
    endsAt: row.endsAt.getTime(),
  };
  const verdict = judgeAnswer(asking, "yes", false, now.getTime());
  return {
    purpose: link.purpose,
    team: { name: row.teamName, colour_one: row.colourOne, colour_two: row.colourTwo },
    event: isSpot ? eventForSpot(row) : eventOf(row),
    changes: (isSpot ? changesForSpot(changes) : changes).map(presentChange),
    is_newest: row.noticeVersion <= link.version,
    knows: players.every(({ seen_version }) => (seen_version ?? 0) >= link.version) || changes.length === 0,
    open: answers.filter((answer) => judgeAnswer(asking, answer, false, now.getTime()) === "open"),
    closed: verdict === "open" ? null : verdict,
    players: players.map((player) =>
      presentPlayer(player, { timeVersion: row.timeVersion, by, isSpot, given }),
    ),
    mails_stopped: isStopped,
  };
}

/** From what the family knows, of several players the least, to what the mail told. */
function changesFor(players: readonly MineRow[], row: LinkedRow, told: LinkedRow["told"]): EventChange[] {
  return newsOf(players, told ?? snapshotOf(row)).changes;
}

const eventOf = (row: LinkedRow): Page["event"] => ({
  title: row.title,
  opponent: row.opponent,
  timing: row.timing,
  time_zone: row.timeZone,
  starts_local: row.startsLocal,
  starts_at: row.startsAt.toISOString(),
  first_day: row.firstDay,
  last_day: row.lastDay,
  arrive_minutes: row.arriveMinutes,
  place: [row.venue?.name, row.venueDetail].filter((part) => typeof part === "string"),
  called_off:
    row.status === "called_off" ? { reason: row.calledOffFor ?? "other", note: row.calledOffNote } : null,
  version: row.version,
});

function eventForSpot(row: LinkedRow): Page["event"] {
  const event = eventOf(row);
  const { called_off } = event;
  return {
    ...event,
    title: kindNames[row.kind],
    opponent: null,
    place: [],
    called_off: called_off && { ...called_off, note: null },
  };
}

function presentPlayer(
  player: MineRow,
  { timeVersion, by, isSpot, given }: Pick<Seen, "by" | "given"> & { timeVersion: number; isSpot: boolean },
): Page["players"][number] {
  const isMine = player.answered_by === by;
  const said = player.answered_by !== null && (!isSpot || isMine);
  const isNoted = given?.membership_id === player.membership_id && given.note !== undefined;
  return {
    membership_id: player.membership_id,
    first_name: player.first_name,
    number: isSpot ? null : player.number,
    answer: player.answer,
    // Mails are forwarded: a link shows no note but the one that was sent by it just now.
    note: isNoted ? player.note : null,
    ...(said && {
      answered_by: { name: player.answered_by_name?.split(" ")[0] ?? "", is_me: isMine },
    }),
    answered_at: player.answered_at === null ? null : new Date(player.answered_at).toISOString(),
    answer_version: player.answer_version,
    is_for_old_time: isForOldTime(player.answered_event_version, timeVersion),
    ...(player.source !== null && { source: player.source }),
    ...(player.over !== null && { over: player.over }),
  };
}
