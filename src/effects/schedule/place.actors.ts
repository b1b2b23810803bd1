import { placeFormMachine } from "../../../machines/schedule/place-form.machine";
import { placesMachine } from "../../../machines/schedule/places.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { addPlace, readPlaces } from "./place.effects";

export const placeFormWith = ({ client }: Pick<AppPorts, "client">, teamId: string) =>
  withEffects(placeFormMachine, { save: ({ input }) => addPlace(client, teamId, input) });

export const placesWith = ({ client }: Pick<AppPorts, "client">) =>
  withEffects(placesMachine, { read: ({ input }) => readPlaces(client, input.teamId) });
