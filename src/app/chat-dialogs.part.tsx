import type { ComponentType } from "react";
import { cheersMachine } from "../../machines/huddle/cheers.machine";
import { newHuddleMachine } from "../../machines/huddle/new-huddle.machine";
import { readersMachine } from "../../machines/huddle/readers.machine";
import { renameMachine } from "../../machines/huddle/rename.machine";
import { searchMachine } from "../../machines/huddle/search.machine";
import { versionsMachine } from "../../machines/huddle/versions.machine";
import { foldedPeopleMachine } from "../../machines/report/folded-people.machine";
import { reportMachine } from "../../machines/report/report.machine";
import type { LivePorts } from "../effects/base/app-ports.actors";
import { returnsOf } from "../effects/base/attention.effects";
import { effect } from "../effects/base/effect.effects";
import {
  groupStarter,
  readCheers,
  readPickable,
  readReaders,
  readVersions,
  renameGroup,
} from "../effects/huddle/group.effects";
import { searchWords } from "../effects/huddle/search.effects";
import { hitNewsOf } from "../effects/live/heard.effects";
import { foldedPeopleActors, reportSender } from "../effects/report/report.effects";
import {
  type ChatDialogCharts,
  ChatDialogs,
  type ChatDialogsProps,
  HuddleDialogs,
  type HuddleDialogsProps,
} from "../screens/huddle/chat-dialogs";

/** The dialogs over the list. */
export function wireChatDialogs(ports: LivePorts): ComponentType<ChatDialogsProps> {
  const charts = openChatDialogs(ports, window);
  return (props) => <ChatDialogs {...props} charts={charts} />;
}

/** The dialogs over an opened huddle. */
export function wireHuddleDialogs(ports: LivePorts): ComponentType<HuddleDialogsProps> {
  const charts = openChatDialogs(ports, window);
  return (props) => <HuddleDialogs {...props} charts={charts} announce={ports.announce} />;
}

/** Implements the placeholder actors of the dialogs' charts. */
export function openChatDialogs({ client, line }: LivePorts, page: Window): ChatDialogCharts {
  const newKey = () => page.crypto.randomUUID();
  const start = groupStarter(client, newKey);
  const send = reportSender(client, newKey);
  return {
    newHuddle: newHuddleMachine.provide({
      actors: {
        readPeople: effect(({ input }) => readPickable(client, input)),
        start: effect(({ input }) => start(input)),
      },
    }),
    search: searchMachine.provide({
      actors: {
        news: hitNewsOf(line),
        search: effect(({ input, signal }) => searchWords(client, input, signal)),
      },
    }),
    folded: foldedPeopleMachine.provide({
      actors: { ...foldedPeopleActors(client), network: returnsOf(page) },
    }),
    readers: readersMachine.provide({ actors: { read: effect(({ input }) => readReaders(client, input)) } }),
    rename: renameMachine.provide({ actors: { save: effect(({ input }) => renameGroup(client, input)) } }),
    report: reportMachine.provide({ actors: { send: effect(({ input }) => send(input)) } }),
    cheers: cheersMachine.provide({
      actors: { read: effect(({ input }) => readCheers(client, input)) },
    }),
    versions: versionsMachine.provide({
      actors: { read: effect(({ input }) => readVersions(client, input)) },
    }),
  };
}
