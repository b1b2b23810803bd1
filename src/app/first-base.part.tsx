import type { ComponentType } from "react";
import { navigate } from "wouter/use-browser-location";
import { fillPattern, routes } from "../../domain/shell/routes";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { childFormMachine } from "../../machines/family/child-form.machine";
import { firstBaseMachine } from "../../machines/family/first-base.machine";
import { teamFormMachine } from "../../machines/team/team-form.machine";
import { effect } from "../effects/base/effect.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { readToday } from "../effects/dates/temporal.effects";
import { saveChild } from "../effects/family/child-form.effects";
import { createInvitationKey } from "../effects/invitation/invitation-key.effects";
import { saveTeam } from "../effects/team/team-form.effects";
import { NextScreen } from "../screens/shell/next.screen";
import { type GatePorts, wireGates } from "./gates.part";
import { shareDrip } from "./share.part";
import { wireInvitations } from "./waiting.part";

export function wireFirstBase(ports: GatePorts): ComponentType {
  const { session, announce } = ports;
  const machine = firstBaseOf(ports);
  const Invitations = wireInvitations(ports);
  const dateField = dateFieldMachine.provide({ actors: { readToday: effect(() => readToday()) } });
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

/** Implements the placeholder actors of the choice after onboarding. */
export function firstBaseOf(ports: GatePorts) {
  const { client, announce } = ports;
  const invitationKey = createInvitationKey(createSafeStorage(() => window.sessionStorage));
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return firstBaseMachine.provide({
    actors: {
      gate: wireGates(ports).gate,
      childForm: childFormMachine.provide({
        actors: { save: effect(({ input }) => saveChild(client, input)) },
      }),
      teamForm: teamFormMachine.provide({
        actors: { save: effect(({ input }) => saveTeam(client, timeZone, input)) },
      }),
    },
    actions: {
      announce: (_, announcement) => announce(announcement),
      clearAddress: () => navigate(routes.next.pattern, { replace: true }),
      openInvitation: (_, key) => {
        invitationKey.keep(key);
        navigate(routes.join.pattern);
      },
      openTeam: (_, { id }) => navigate(`${fillPattern(routes.team.pattern, { id })}?invite`),
    },
  });
}
