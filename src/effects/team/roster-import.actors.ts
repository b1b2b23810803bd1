import { selectMe } from "../../../machines/session/session.machine";
import { rosterImportMachine } from "../../../machines/team/roster-import.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { networkReturns } from "../base/network.effects";
import { withEffects } from "../base/with-effects.effects";
import { readList, readPeople, sendSpots } from "./roster-import.effects";

export const rosterImportWith = (
  { client, session }: Pick<AppPorts, "client" | "session">,
  teamId: string,
  page: Window,
) =>
  withEffects(rosterImportMachine, {
    readFile: ({ input: { file }, signal }) => {
      const myAddress = selectMe(session.getSnapshot())?.email_address ?? null;
      return readList(client, { teamId, myAddress, file }, signal);
    },
    readPeople: ({ signal }) => readPeople(client, teamId, signal),
    sendRows: ({ input }) => sendSpots(client, teamId, input),
    network: networkReturns(page),
  });
