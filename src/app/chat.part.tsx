import { type ComponentType, lazy } from "react";
import type { Params } from "../../domain/shell/routes";
import { huddleListMachine } from "../../machines/huddle/huddle-list.machine";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { huddleListActors, talkNewsOf } from "../effects/huddle/huddle-list.effects";
import { ChatScreen, type ChatScreenProps } from "../screens/huddle/chat.screen";
import { teamListOf } from "./teams.part";

/** The huddles. The opened one is loaded with the first, dialogs when the first one opens. */
export function wireChat(ports: LivePorts): ComponentType<{ params: Params }> {
  const charts = openChat(ports, window);
  const loadDialogs = () => import("./chat-dialogs.part");
  const Huddle = lazy(async () => ({ default: (await import("./huddle.part")).wireHuddle(ports) }));
  const ChatDialogs = lazy(async () => ({ default: (await loadDialogs()).wireChatDialogs(ports) }));
  const HuddleDialogs = lazy(async () => ({ default: (await loadDialogs()).wireHuddleDialogs(ports) }));
  return ({ params }) => (
    <ChatScreen
      {...charts}
      params={params}
      session={ports.session}
      Huddle={Huddle}
      ChatDialogs={ChatDialogs}
      HuddleDialogs={HuddleDialogs}
    />
  );
}

/** Implements the placeholder actors of the list. */
export const openChat = (
  { client, session, line }: LivePorts,
  page: Window,
): Pick<ChatScreenProps, "list" | "teams"> => ({
  list: huddleListMachine.provide({
    actors: { ...huddleListActors(client), network: talkNewsOf(page, session, line) },
  }),
  teams: teamListOf(client),
});
