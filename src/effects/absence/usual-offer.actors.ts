import { usualOfferMachine } from "../../../machines/absence/usual-offer.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { saveUsual } from "./usual.effects";

export const usualOfferWith = ({ client }: Pick<AppPorts, "client">) =>
  withEffects(usualOfferMachine, { saveUsual: ({ input }) => saveUsual(client, input) });
