import { teamListMachine } from "../../../machines/team/team-list.machine";
import type { Client } from "../../api/client";
import { returnsOf } from "../base/attention.effects";
import { teamListActors } from "./team-list.effects";

/** Without `change`, since the list is only read. */
export const teamListWith = (client: Client) =>
  teamListMachine.provide({ actors: { ...teamListActors(client), network: returnsOf(window) } });
