import type { Huddle, HuddlePerson, Message } from "../../../domain/huddle/huddle";
import type { Thread } from "../../../domain/huddle/thread-window";

export const key = { teamId: "comets", huddleId: "h1" };

export const huddle = (change: Partial<Huddle> = {}): Huddle => ({
  id: "h1",
  team_id: "comets",
  kind: "team",
  name: "Comets grown-ups",
  title: null,
  is_mine: false,
  is_over: false,
  last_seq: 3,
  read_seq: 1,
  unread: 2,
  muted_until: null,
  readers: 14,
  event_id: null,
  version: 1,
  ...change,
});

export const said = (seq: number, change: Partial<Message> = {}): Message => ({
  seq,
  message_id: `m${seq}`,
  changed: seq,
  author_id: "kim",
  text: `Words ${seq}`,
  mentions: [],
  reply_to: null,
  cheers: {},
  my_cheer: null,
  made_at: new Date(Date.UTC(2026, 10, 24, 17, seq)).toISOString(),
  is_edited: false,
  withdrawn_as: null,
  ...change,
});

export const person = (id: string, change: Partial<HuddlePerson> = {}): HuddlePerson => ({
  team_id: "comets",
  user_id: id,
  shown_name: `${id.charAt(0).toUpperCase()}${id.slice(1)} Test`,
  drip_name: null,
  avatar: null,
  standing: "guardian",
  ...change,
});

/** The messages from one number to another. */
export const thread = (from: number, to: number, change: Partial<Thread> = {}): Thread => ({
  messages: Array.from({ length: Math.max(to - from + 1, 0) }, (_, at) => said(from + at)),
  quoted: [],
  people: [person("kim"), person("me")],
  last_seq: to,
  read_seq: 1,
  as_of: to,
  is_whole: true,
  ...change,
});
