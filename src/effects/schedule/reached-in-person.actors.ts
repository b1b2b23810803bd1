import { reachedInPersonMachine } from "../../../machines/schedule/reached-in-person.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { setNotReachedInPerson, setReachedInPerson } from "./reached-in-person.effects";

/** *Told them*, wherever a family's row stands. */
export const reachedInPersonWith = ({ client }: Pick<AppPorts, "client">) =>
  withEffects(reachedInPersonMachine, {
    saveReached: ({ input }) => setReachedInPerson(client, input),
    saveNotReached: ({ input }) => setNotReachedInPerson(client, input),
  });
