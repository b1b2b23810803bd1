import type { ComponentType } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { rosterImportWith } from "../effects/team/roster-import.actors";
import { RosterImport, type RosterImportProps } from "../features/team/roster-import";

/** A list of players comes in. */
export function wireRosterImport(
  ports: Pick<AppPorts, "client" | "session">,
  teamId: string,
  page: Window,
): ComponentType<Omit<RosterImportProps, "machine">> {
  const machine = rosterImportWith(ports, teamId, page);
  return (props) => <RosterImport {...props} machine={machine} />;
}
