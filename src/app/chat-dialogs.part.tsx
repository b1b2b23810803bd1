import type { ComponentType } from "react";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { chatDialogsWith } from "../effects/huddle/chat-dialogs.actors";
import {
  ChatDialogs,
  type ChatDialogsProps,
  HuddleDialogs,
  type HuddleDialogsProps,
} from "../screens/huddle/chat-dialogs";

/** The dialogs over the list. */
export function wireChatDialogs(ports: LivePorts): ComponentType<ChatDialogsProps> {
  const charts = chatDialogsWith(ports, window);
  return (props) => <ChatDialogs {...props} charts={charts} />;
}

/** The dialogs over an opened huddle. */
export function wireHuddleDialogs(ports: LivePorts): ComponentType<HuddleDialogsProps> {
  const charts = chatDialogsWith(ports, window);
  return (props) => <HuddleDialogs {...props} charts={charts} announce={ports.announce} />;
}
