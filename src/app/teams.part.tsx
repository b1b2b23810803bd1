import type { ComponentType } from "react";
import { teamListMachine } from "../../machines/team/team-list.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { returnsOf } from "../effects/base/attention.effects";
import { teamListActors } from "../effects/team/team-list.effects";
import { TeamsAside, TeamsSheet } from "../screens/team/teams.screen";
import { wireNeedsYou } from "./needs-you.part";
import { shareDrip } from "./share.part";

/** The person's teams: a sheet on phones, a part of the sidebar on wide screens. */
export function wireTeams(ports: AppPorts): {
  sheet: ComponentType<{ onClosed: () => void }>;
  aside: ComponentType;
} {
  const { client, session, announce } = ports;
  const machine = teamListOf(client);
  const props = {
    machine,
    session,
    needsYou: wireNeedsYou(ports),
    share: () => void shareDrip(window, announce),
  };
  return {
    sheet: ({ onClosed }) => <TeamsSheet {...props} onClosed={onClosed} />,
    aside: () => <TeamsAside {...props} />,
  };
}

/** Implements the placeholder actors of the list. */
export const teamListOf = (client: AppPorts["client"]) =>
  teamListMachine.provide({ actors: { ...teamListActors(client), network: returnsOf(window) } });
