import { huddleName } from "../../../domain/huddle/huddle-names";
import type { components } from "../../../openapi";
import type { SeenHuddle } from "../../core/huddle/huddle.store";
import type { MessageRow, SharedMessageRow } from "../../core/huddle/message.store";

type Huddle = components["schemas"]["Huddle"];
type ListedHuddle = components["schemas"]["ListedHuddle"];
type Message = components["schemas"]["Message"];

export const isoOf = (moment: string): string => new Date(moment).toISOString();

export function presentListedHuddle(row: SeenHuddle): ListedHuddle {
  const { event, last } = row;
  return {
    id: row.id,
    team_id: row.team_id,
    kind: row.kind,
    name: huddleName({
      kind: row.kind,
      title: row.title,
      teamName: row.team_name,
      event: event && { ...event, startsLocal: event.starts_local },
      others: (row.others ?? []).map(({ first_name }) => first_name ?? "Somebody"),
      post: row.post,
    }),
    title: row.title,
    is_mine: row.is_mine,
    is_over: row.is_over,
    ...(last && { last: { ...last, made_at: isoOf(last.made_at) } }),
    last_seq: row.last_seq,
    read_seq: row.read_seq,
    unread: row.unread,
    muted_until: row.muted_until === null ? null : isoOf(row.muted_until),
    event_id: row.event_id,
    version: row.version,
  };
}

export const presentHuddle = (row: SeenHuddle & { readers: number }): Huddle => ({
  ...presentListedHuddle(row),
  readers: row.readers,
});

/** A message as it stands now. */
export const presentMessage = (row: MessageRow): Message => ({
  ...presentSharedMessage(row),
  my_cheer: row.my_cheer,
});

/** The same for everybody. */
export const presentSharedMessage = (row: SharedMessageRow): Message => ({
  seq: Number(row.seq),
  message_id: row.id,
  changed: Number(row.changed),
  author_id: row.author_id,
  text: row.text,
  mentions: row.mentions,
  reply_to: row.reply_to === null ? null : Number(row.reply_to),
  cheers: row.cheers ?? {},
  made_at: isoOf(row.made_at),
  is_edited: row.is_edited,
  withdrawn_as: row.withdrawn_as,
});
