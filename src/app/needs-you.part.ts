import { lazy } from "react";
import { navigate } from "wouter/use-browser-location";
import { routes } from "../../domain/shell/routes";
import { waitingListMachine } from "../../machines/waiting/waiting-list.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { watchAttention } from "../effects/base/attention.effects";
import { networkReturns } from "../effects/base/network.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { createInvitationKey } from "../effects/invitation/invitation-key.effects";
import { waitingListActors } from "../effects/waiting/waiting-list.effects";
import type { NeedsYouProps } from "../screens/waiting/needs-you.screen";

/** The chart of *Needs you*, and what its pages share. */
export function wireNeedsYou(
  { client, session, announce }: AppPorts,
  isShown?: Parameters<typeof waitingListActors>[2],
): Omit<NeedsYouProps, "of" | "opening" | "empty"> & { machine: typeof waitingListMachine } {
  const keys = createInvitationKey(createSafeStorage(() => window.sessionStorage));
  return {
    session,
    machine: waitingListMachine.provide({
      actors: { ...waitingListActors(client, announce, isShown), network: networkReturns(window) },
    }),
    onReturn: (hear) =>
      watchAttention(window, ({ type }) => {
        if (type === "attention.returned") hear();
      }),
    onInvitation: (invitation_id) => {
      keys.keep({ invitation_id });
      navigate(routes.join.pattern);
    },
    callList: lazy(async () => ({ default: (await import("./call-list.part")).wireCallList({ client }) })),
    reportForm: lazy(async () => ({ default: (await import("../features/family/report-form")).ReportForm })),
  };
}
