import { huddleListMachine } from "../../../machines/huddle/huddle-list.machine";
import type { LivePorts } from "../base/app-ports.actors";
import { huddleListActors, talkNewsOf } from "./huddle-list.effects";

/** Without `change`, since the list is only read. */
export const huddleListWith = ({ client, session, line }: LivePorts, page: Window) =>
  huddleListMachine.provide({
    actors: { ...huddleListActors(client), network: talkNewsOf(page, session, line) },
  });
