import type { ComponentType } from "react";
import { navigate } from "wouter/use-browser-location";
import type { AppPorts } from "../effects/base/app-ports.actors";
import type { SafeStorage } from "../effects/base/storage.effects";
import { joinedTeamWith } from "../effects/needs-you/joined-team.actors";
import { JoinedTeam, type JoinedTeamProps } from "../features/family/joined-team";
import { WaitingFamily, type WaitingFamilyProps } from "../features/family/waiting-family";
import { ChalkUp, type ChalkUpProps } from "../features/schedule/week/chalk-up";

// In one part, since each part splits the code of all pages further.

export type JoinedTeamPart = ComponentType<Pick<JoinedTeamProps, "open">>;

/** Loaded where a request is open, or was at the last visit. */
export function wireJoinedTeam({ client }: AppPorts, storage: SafeStorage): JoinedTeamPart {
  const machine = joinedTeamWith({ client, storage });
  return ({ open }) => <JoinedTeam machine={machine} open={open} onGo={navigate} />;
}

export const wireWaitingFamily =
  (): ComponentType<Omit<WaitingFamilyProps, "onGo">> =>
  ({ requests }) => <WaitingFamily requests={requests} onGo={navigate} />;

export const wireChalkUp = (): ComponentType<ChalkUpProps> => (props) => <ChalkUp {...props} />;
