import { type ComponentType, lazy } from "react";
import type { Params } from "../../domain/shell/routes";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { huddleListWith } from "../effects/huddle/huddle-list.actors";
import { teamListWith } from "../effects/team/team-list.actors";
import { ChatScreen } from "../screens/huddle/chat.screen";

/** The huddles. The opened one is loaded with the first, dialogs when the first one opens. */
export function wireChat(ports: LivePorts): ComponentType<{ params: Params }> {
  const list = huddleListWith(ports, window);
  const teams = teamListWith(ports.client);
  const loadDialogs = () => import("./chat-dialogs.part");
  const Huddle = lazy(async () => ({ default: (await import("./huddle.part")).wireHuddle(ports) }));
  const ChatDialogs = lazy(async () => ({ default: (await loadDialogs()).wireChatDialogs(ports) }));
  const HuddleDialogs = lazy(async () => ({ default: (await loadDialogs()).wireHuddleDialogs(ports) }));
  return ({ params }) => (
    <ChatScreen
      list={list}
      teams={teams}
      params={params}
      session={ports.session}
      Huddle={Huddle}
      ChatDialogs={ChatDialogs}
      HuddleDialogs={HuddleDialogs}
    />
  );
}
