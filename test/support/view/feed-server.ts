import "./happy-dom";
import { createElement } from "react";
import type { User } from "../../../domain/account/user";
import type { Feed, FeedCard } from "../../../domain/feed/card";
import { emptyDraft } from "../../../domain/feed/card-form";
import { wireEventPick } from "../../../src/app/event-pick.part";
import { wirePollFields } from "../../../src/app/poll-fields.part";
import { cardFormWith } from "../../../src/effects/feed/card-form.actors";
import { feedWith } from "../../../src/effects/feed/feed.actors";
import { feedDialogsWith } from "../../../src/effects/feed/feed-dialogs.actors";
import { reminder } from "../../../src/effects/feed/reminder.effects";
import { openLine } from "../../../src/effects/live/line.effects";
import { CardMenu } from "../../../src/features/feed/card-menu";
import { FeedCompose } from "../../../src/features/feed/feed-compose";
import { CardWriting, type CardWritingProps } from "../../../src/screens/feed/card-writing";
import { FeedDialogs } from "../../../src/screens/feed/feed-dialogs";
import { type FeedDialogsProps, FeedPlace } from "../../../src/screens/feed/feed-place";
import { opened, openSession } from "../machines/session";
import { feed as feedOf } from "../people/feeding";
import { user } from "../people/user";
import { type Answer, json, openClient, problem } from "../server/api";
import { act, render } from "./dom";

export const now = Date.parse("2026-11-24T18:00:00.000Z");

type Options = {
  at?: string;
  me?: User;
  feed?: Feed;
  teamId?: string | null;
  replies?: Record<string, unknown>;
};

const Nothing = () => null;

/** The feed at a URL, over the wired machines and a handler in place of the server. Comments are a huddle's. */
export function openFeedPage({
  at = "/app/home",
  me = user({ id: "me", age: "adult" }),
  feed = feedOf([]),
  teamId = null,
  replies = {},
}: Options = {}) {
  history.replaceState(null, "", at);
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const announced: string[] = [];
  const copied: string[] = [];
  const known: string[] = [];
  let settled = 0;
  const pings = { last_new_ping_at: null, new_feed_cards: 0, new_messages: 0, new_notifications: 0 };
  const standard: Record<string, unknown> = { "GET /feed": feed, "POST /feed/seen": pings };
  const answer: Answer = async (request) => {
    const { pathname, search } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    asked.push(name + search);
    if (request.method !== "GET") {
      const sent = await request.clone().text();
      bodies.push(sent === "" ? null : JSON.parse(sent));
    }
    const reply = replies[name] ?? standard[name];
    const given = typeof reply === "function" ? await reply(request) : reply;
    if (given === undefined) throw new Error(`Nobody answers ${name}`);
    return typeof given === "string" ? problem(given) : json(given);
  };
  const { client } = openClient(answer);
  const { session } = openSession();
  session.send(opened(me));
  const announce = ({ text }: { text: string }) => void announced.push(text);
  const ports = { client, session, announce, line: openLine() };
  const drafts = new Map<string, ReturnType<typeof emptyDraft>>();
  const writing = {
    machine: cardFormWith(ports, window),
    drafts: {
      read: (kind: string) => drafts.get(kind) ?? emptyDraft("2026-11-24"),
      write: (kind: string, draft: ReturnType<typeof emptyDraft>) => void drafts.set(kind, draft),
      drop: (kind: string) => void drafts.delete(kind),
    },
    PollFields: wirePollFields(),
    EventPick: wireEventPick({ client }),
    announce,
    now: () => now,
  };
  const drawWriting = (props: CardWritingProps) => createElement(CardWriting, { ...props, ports: writing });
  const dialogs = {
    ...feedDialogsWith(ports, window),
    CardMenu,
    Writing: drawWriting,
    Comments: Nothing,
    MessageDialog: Nothing,
    announce,
    copy: (text: string) => void copied.push(text),
    now: () => now,
  };
  const drawn = {
    dialogs: (props: FeedDialogsProps) => createElement(FeedDialogs, { ...props, ports: dialogs }),
  };
  const { unmount } = render(
    createElement(FeedPlace, {
      machine: feedWith(
        ports,
        window,
        reminder(client, () => crypto.randomUUID()),
      ),
      session,
      Dialogs: drawn.dialogs,
      teamId,
      now: () => now,
      copy: dialogs.copy,
      announce,
      CardMenu,
      Compose: FeedCompose,
      onKnown: (given) => void known.push(given),
      onPollSettled: () => {
        settled += 1;
      },
    }),
  );
  const hear = (card: FeedCard, number: number) =>
    act(() =>
      ports.line.publish({
        type: "fact.published",
        fact: { kind: "card", teamId: card.team_id, at: number, card },
      }),
    );
  return { asked, bodies, announced, copied, known, drafts, hear, leave: unmount, settled: () => settled };
}
