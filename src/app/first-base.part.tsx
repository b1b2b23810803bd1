import type { ComponentType } from "react";
import { navigate } from "wouter/use-browser-location";
import { fillPattern, routes } from "../../domain/shell/routes";
import type { GatePorts } from "../effects/account/gates.actors";
import { createSafeStorage } from "../effects/base/storage.effects";
import { dateFieldWith } from "../effects/dates/date-field.actors";
import { firstBaseWith } from "../effects/family/first-base.actors";
import { createInvitationKey } from "../effects/invitation/invitation-key.effects";
import { NextScreen } from "../screens/shell/next.screen";
import { wireInvitations } from "./needs-you-list.part";
import { shareDrip } from "./share.part";

export function wireFirstBase(ports: GatePorts): ComponentType {
  const { session, announce } = ports;
  const machine = firstBaseOf(ports);
  const Invitations = wireInvitations(ports);
  const dateField = dateFieldWith();
  return () => (
    <NextScreen
      session={session}
      machine={machine}
      dateField={dateField}
      invitations={<Invitations />}
      share={() => void shareDrip(window, announce)}
    />
  );
}

/** The choice after onboarding, with where each choice leads. */
export function firstBaseOf(ports: GatePorts) {
  const invitationKey = createInvitationKey(createSafeStorage(() => window.sessionStorage));
  return firstBaseWith(ports, {
    announce: (_, announcement) => ports.announce(announcement),
    clearAddress: () => navigate(routes.next.pattern, { replace: true }),
    openInvitation: (_, key) => {
      invitationKey.keep(key);
      navigate(routes.join.pattern);
    },
    openTeam: (_, { id }) => navigate(`${fillPattern(routes.team.pattern, { id })}?invite`),
  });
}
