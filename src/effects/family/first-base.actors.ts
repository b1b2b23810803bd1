import { firstBaseMachine } from "../../../machines/family/first-base.machine";
import { type GatePorts, gatesWith } from "../account/gates.actors";
import { type ActionsOf, withEffects } from "../base/with-effects.effects";
import { teamFormWith } from "../team/team-form.actors";
import { childFormWith } from "./child-form.actors";

/** Of the choice after onboarding. */
export const firstBaseWith = (ports: GatePorts, actions: ActionsOf<typeof firstBaseMachine>) =>
  withEffects(
    firstBaseMachine,
    {
      gate: gatesWith(ports).gate,
      childForm: childFormWith(ports.client),
      teamForm: teamFormWith(ports.client),
    },
    actions,
  );
