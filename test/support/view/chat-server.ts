import "./happy-dom";
import { createElement } from "react";
import type { User } from "../../../domain/account/user";
import type { Huddle, HuddlePerson, Message } from "../../../domain/huddle/huddle";
import type { Thread } from "../../../domain/huddle/thread-window";
import type { MessageOutbox, NewMessage, UnsentMessage } from "../../../domain/huddle/unsent-message";
import { findRoute } from "../../../domain/shell/routes";
import { chatDialogsWith } from "../../../src/effects/huddle/chat-dialogs.actors";
import { huddlesWith } from "../../../src/effects/huddle/huddle.actors";
import { huddleListWith } from "../../../src/effects/huddle/huddle-list.actors";
import { openLine } from "../../../src/effects/live/line.effects";
import { teamListWith } from "../../../src/effects/team/team-list.actors";
import { ChatScreen, type ChatScreenProps, type HuddleProps } from "../../../src/screens/huddle/chat.screen";
import {
  ChatDialogs,
  type ChatDialogsProps,
  HuddleDialogs,
  type HuddleDialogsProps,
} from "../../../src/screens/huddle/chat-dialogs";
import { OneHuddle } from "../../../src/screens/huddle/one-huddle";
import { useAddress } from "../../../src/screens/shell/use-address";
import { opened, openSession } from "../machines/session";
import { huddle, person, said } from "../people/talking";
import { user } from "../people/user";
import { type Answer, json, openClient, problem } from "../server/api";
import { act, render } from "./dom";

type Options = {
  at?: string;
  me?: User;
  huddles?: Huddle[];
  messages?: Message[];
  people?: HuddlePerson[];
  replies?: Record<string, unknown>;
};

export const me = user({ id: "me" });
const comets = {
  id: "comets",
  name: "Comets",
  sport: "football",
  age_group: "U10",
  colour_one: "#1d2f6f",
  colour_two: "#ffc53d",
  archived_at: null,
  standings: [{ via: "guardian", roles: [], child_id: "nia", child_first_name: "Nia" }],
  waiting: 0,
};

/** The chat at a URL, over the wired machines and a handler in place of the server. Unsent messages are kept in memory. */
export function openChatPage({
  at = "/app/chat",
  me: who = me,
  huddles = [huddle()],
  messages = [said(1), said(2), said(3)],
  people = [person("me"), person("kim"), person("dana", { standing: "coach" })],
  replies = {},
}: Options = {}) {
  history.replaceState(null, "", at);
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const announced: string[] = [];
  const thread = (): Thread => ({
    messages,
    quoted: [],
    people,
    last_seq: messages.at(-1)?.seq ?? 0,
    read_seq: huddles[0]?.read_seq ?? 0,
    as_of: 10,
    is_whole: true,
  });
  const known: Record<string, () => unknown> = {
    "GET /huddle": () => ({ huddles, people, as_of: [] }),
    "GET /user/me/teams": () => ({ teams: [comets] }),
    "GET /user/me/block": () => ({ people: [] }),
    "GET /team/team_id/comets/huddle/huddle_id/h1": () => huddles[0],
    "GET /team/team_id/comets/huddle/huddle_id/h1/message": thread,
    "GET /team/team_id/comets/huddle/huddle_id/h1/reader": () => ({
      people,
      readers: people.map(({ user_id, standing }) => ({
        user_id,
        standing,
        of: user_id === "kim" ? ["Nia"] : [],
      })),
    }),
  };
  const answer: Answer = async (request) => {
    const name = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(name);
    if (request.method !== "GET") {
      const sent = await request.clone().text();
      bodies.push(sent === "" ? null : JSON.parse(sent));
    }
    const reply = replies[name] ?? known[name]?.();
    const given = typeof reply === "function" ? await reply(request) : reply;
    if (given === undefined) throw new Error(`Nobody answers ${name}`);
    return typeof given === "string" ? problem(given) : json(given);
  };
  const { client } = openClient(answer);
  const { session } = openSession();
  session.send(opened(who));
  const ports = {
    client,
    session,
    announce: ({ text }: { text: string }) => void announced.push(text),
    line: openLine(),
  };
  const outbox = memoryOutbox();
  const machines = { list: huddleListWith(ports, window), teams: teamListWith(ports.client) };
  const dialogs = chatDialogsWith(ports, window);
  const copied: string[] = [];
  const openHuddle = huddlesWith(ports, window);
  const drawn = {
    opened: (props: HuddleProps) =>
      createElement(OneHuddle, {
        key: props.id,
        ...props,
        openHuddle,
        outbox: outbox.port,
        now: () => Date.parse("2026-11-24T17:05:00.000Z"),
        copy: (text: string) => void copied.push(text),
        onNamed() {},
      }),
    list: (props: ChatDialogsProps) => createElement(ChatDialogs, { ...props, machines: dialogs }),
    huddle: (props: HuddleDialogsProps) =>
      createElement(HuddleDialogs, { ...props, machines: dialogs, announce: ports.announce }),
  };
  const { unmount } = render(
    createElement(Page, {
      ...machines,
      session,
      Huddle: drawn.opened,
      ChatDialogs: drawn.list,
      HuddleDialogs: drawn.huddle,
    }),
  );
  const hear = (message: Message) =>
    act(() =>
      ports.line.publish({
        type: "fact.published",
        fact: { kind: "message", teamId: "comets", huddleId: "h1", message },
      }),
    );
  return { asked, bodies, announced, copied, outbox, hear, leave: unmount };
}

function Page(props: Omit<ChatScreenProps, "params">) {
  const params = findRoute(useAddress().path)?.params ?? {};
  return createElement(ChatScreen, { ...props, params });
}

/** Unsent messages in memory, whose state the test decides. */
function memoryOutbox() {
  let all: readonly UnsentMessage[] = [];
  const changed = new Set<() => void>();
  const sent = new Set<Parameters<MessageOutbox["onSent"]>[0]>();
  const pressed: string[] = [];
  const tell = () => {
    for (const hear of changed) hear();
  };
  const press = (what: string) => (messageId: string) => void pressed.push(`${what} ${messageId}`);
  const port: MessageOutbox = {
    add: (message: NewMessage) => {
      all = [...all, { ...message, state: { kind: "sending" } }];
      tell();
    },
    unsentOf: () => all,
    onChanged: (hear) => {
      changed.add(hear);
      return () => void changed.delete(hear);
    },
    onSent: (hear) => {
      sent.add(hear);
      return () => void sent.delete(hear);
    },
    tryAgain: press("again"),
    anyway: press("anyway"),
    drop: press("drop"),
  };
  return {
    port,
    pressed,
    added: () => all,
    put: (state: UnsentMessage["state"]) =>
      act(() => {
        all = all.map((each) => ({ ...each, state }));
        tell();
      }),
    /** The server has stored the first one. */
    store: (message: Message) =>
      act(() => {
        for (const hear of sent) hear({ huddleId: "h1", message });
        all = all.slice(1);
        tell();
      }),
  };
}
