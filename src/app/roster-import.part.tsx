import type { ComponentType } from "react";
import { selectMe } from "../../machines/session/session.machine";
import { rosterImportMachine } from "../../machines/team/roster-import.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { networkReturns } from "../effects/base/network.effects";
import { readList, readPeople, sendSpots } from "../effects/team/roster-import.effects";
import { RosterImport, type RosterImportProps } from "../features/team/roster-import";

/** A list of players comes in. */
export function wireRosterImport(
  { client, session }: Pick<AppPorts, "client" | "session">,
  teamId: string,
  page: Window,
): ComponentType<Omit<RosterImportProps, "machine">> {
  const machine = rosterImportMachine.provide({
    actors: {
      readFile: effect(({ input: { file }, signal }) => {
        const myAddress = selectMe(session.getSnapshot())?.email_address ?? null;
        return readList(client, { teamId, myAddress, file }, signal);
      }),
      readPeople: effect(({ signal }) => readPeople(client, teamId, signal)),
      sendRows: effect(({ input }) => sendSpots(client, teamId, input)),
      network: networkReturns(page),
    },
  });
  return (props) => <RosterImport {...props} machine={machine} />;
}
