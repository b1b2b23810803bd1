import type { ComponentType } from "react";
import { teamListMachine } from "../../machines/team/team-list.machine";
import { returnsOf } from "../effects/base/attention.effects";
import { teamListActors } from "../effects/team/team-list.effects";
import { TeamsAside, TeamsSheet } from "../screens/team/teams.screen";
import type { HousePorts } from "./house-ports";
import { wireNeedsYou } from "./needs-you.wiring";
import { shareDrip } from "./share.wiring";

/** The person's teams: a sheet on phones, a part of the sidebar on wide screens. */
export function wireTeams(ports: HousePorts): {
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
export const teamListOf = (client: HousePorts["client"]) =>
  teamListMachine.provide({ actors: { ...teamListActors(client), network: returnsOf(window) } });
