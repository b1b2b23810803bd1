import { eventFormMachine } from "../../../machines/schedule/event-form.machine";
import { scopeMachine } from "../../../machines/schedule/scope.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { planChange, saveEvent } from "./event-change.effects";

export const eventFormWith = ({ client }: Pick<AppPorts, "client">, teamId: string) =>
  withEffects(eventFormMachine, { save: ({ input }) => saveEvent(client, teamId, input) });

export const scopeWith = ({ client }: Pick<AppPorts, "client">) =>
  withEffects(scopeMachine, { planChange: ({ input }) => planChange(client, input) });
