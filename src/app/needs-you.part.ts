import { type ComponentType, lazy } from "react";
import { navigate } from "wouter/use-browser-location";
import { routes } from "../../domain/shell/routes";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { watchAttention } from "../effects/base/attention.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { createInvitationKey } from "../effects/invitation/invitation-key.effects";
import { needsYouListWith } from "../effects/needs-you/needs-you-list.actors";
import type { CallListProps } from "../features/family/needs-you-list";
import type { NeedsYouProps } from "../screens/needs-you/needs-you.screen";

/** The machine of *Needs you*, and what its pages share. */
export function wireNeedsYou(
  ports: AppPorts,
  isShown?: Parameters<typeof needsYouListWith>[1],
): Omit<NeedsYouProps, "of" | "opening" | "empty"> & {
  machine: ReturnType<typeof needsYouListWith>;
  /** The families of a call list, loaded where there is one. */
  callList: ComponentType<CallListProps>;
} {
  const { client, session } = ports;
  const keys = createInvitationKey(createSafeStorage(() => window.sessionStorage));
  return {
    session,
    machine: needsYouListWith(ports, isShown),
    onReturn: (listener) =>
      watchAttention(window, ({ type }) => {
        if (type === "attention.returned") listener();
      }),
    onInvitation: (invitation_id) => {
      keys.keep({ invitation_id });
      navigate(routes.join.pattern);
    },
    help: lazy(async () => ({ default: (await import("./help-item.part")).wireHelpItem(ports) })),
    callList: lazy(async () => ({ default: (await import("./call-list.part")).wireCallList({ client }) })),
    reportForm: lazy(async () => ({ default: (await import("../features/family/report-form")).ReportForm })),
  };
}
