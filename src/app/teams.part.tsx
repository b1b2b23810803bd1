import type { ComponentType } from "react";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { teamListWith } from "../effects/team/team-list.actors";
import { TeamsAside, TeamsSheet } from "../screens/team/teams.screen";
import { wireNeedsYou } from "./needs-you.part";
import { shareDrip } from "./share.part";

/** The person's teams: a sheet on phones, a part of the sidebar on wide screens. */
export function wireTeams(ports: AppPorts): {
  sheet: ComponentType<{ onClosed: () => void; onSearched: () => void }>;
  aside: ComponentType;
} {
  const { client, session, announce } = ports;
  const machine = teamListWith(client);
  const props = {
    machine,
    session,
    needsYou: wireNeedsYou(ports),
    share: () => void shareDrip(window, announce),
  };
  return {
    sheet: (sheet) => <TeamsSheet {...props} {...sheet} />,
    aside: () => <TeamsAside {...props} />,
  };
}
