import { carFormMachine } from "../../../machines/ride/car-form.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { signedInUser } from "../outbox/follow-person.effects";
import { saveCar } from "./car.effects";

export const carFormWith = ({ client, session }: AppPorts) =>
  withEffects(carFormMachine, {
    save: ({ input }) => saveCar(client, signedInUser(session) ?? "", input),
  });
