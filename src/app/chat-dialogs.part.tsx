import type { ComponentType } from "react";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { chatDialogsWith } from "../effects/huddle/chat-dialogs.actors";
import {
  ChatDialogs,
  type ChatDialogsProps,
  HuddleDialogs,
  type HuddleDialogsProps,
} from "../screens/huddle/chat-dialogs";
import { MessageDialog, type MessageDialogProps } from "../screens/huddle/message-dialog";

/** The dialogs over the list. */
export function wireChatDialogs(ports: LivePorts): ComponentType<ChatDialogsProps> {
  const machines = chatDialogsWith(ports, window);
  return (props) => <ChatDialogs {...props} machines={machines} />;
}

/** The dialogs over an opened huddle. */
export function wireHuddleDialogs(ports: LivePorts): ComponentType<HuddleDialogsProps> {
  const machines = chatDialogsWith(ports, window);
  return (props) => <HuddleDialogs {...props} machines={machines} announce={ports.announce} />;
}

/** What a dialog shows of one message. */
export function wireMessageDialog(ports: LivePorts): ComponentType<MessageDialogProps> {
  const machines = chatDialogsWith(ports, window);
  return (props) => <MessageDialog {...props} machines={machines} />;
}
