import { cheersMachine } from "../../../machines/huddle/cheers.machine";
import { newHuddleMachine } from "../../../machines/huddle/new-huddle.machine";
import { readersMachine } from "../../../machines/huddle/readers.machine";
import { renameMachine } from "../../../machines/huddle/rename.machine";
import { searchMachine } from "../../../machines/huddle/search.machine";
import { versionsMachine } from "../../../machines/huddle/versions.machine";
import { blockedPeopleMachine } from "../../../machines/report/blocked-people.machine";
import { reportMachine } from "../../../machines/report/report.machine";
import type { LivePorts } from "../base/app-ports.actors";
import { returnsOf } from "../base/attention.effects";
import { withEffects } from "../base/with-effects.effects";
import { hitNewsOf } from "../live/received.effects";
import { blockedPeopleActors, reportSender } from "../report/report.effects";
import {
  groupStarter,
  readCheers,
  readPickable,
  readReaders,
  readVersions,
  renameGroup,
} from "./group.effects";
import { searchWords } from "./search.effects";

export function chatDialogsWith({ client, line }: LivePorts, page: Window) {
  const newKey = () => page.crypto.randomUUID();
  const start = groupStarter(client, newKey);
  const send = reportSender(client, newKey);
  return {
    newHuddle: withEffects(newHuddleMachine, {
      readPeople: ({ input }) => readPickable(client, input),
      start: ({ input }) => start(input),
    }),
    search: withEffects(searchMachine, {
      news: hitNewsOf(line),
      search: ({ input, signal }) => searchWords(client, input, signal),
    }),
    blocked: withEffects(blockedPeopleMachine, { ...blockedPeopleActors(client), network: returnsOf(page) }),
    readers: withEffects(readersMachine, { read: ({ input }) => readReaders(client, input) }),
    rename: withEffects(renameMachine, { save: ({ input }) => renameGroup(client, input) }),
    report: withEffects(reportMachine, { send: ({ input }) => send(input) }),
    cheers: withEffects(cheersMachine, { read: ({ input }) => readCheers(client, input) }),
    versions: withEffects(versionsMachine, { read: ({ input }) => readVersions(client, input) }),
  };
}
