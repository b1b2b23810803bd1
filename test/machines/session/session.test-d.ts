/** Compiled, never run: a line after a mark must not compile. */
import type { ActorRefFrom } from "xstate";
import type { dripNameMachine } from "../../../machines/drip-name/drip-name.machine";
import type { sessionMachine } from "../../../machines/session/session.machine";

export function send(
  session: ActorRefFrom<typeof sessionMachine>,
  claim: ActorRefFrom<typeof dripNameMachine>,
) {
  session.send({ type: "sign-out.chosen" });
  session.send({ type: "generation.told", generation: 2 });
  // @ts-expect-error an event that the machine does not know
  session.send({ type: "sign-out.chosn" });
  // @ts-expect-error an event without what it carries
  session.send({ type: "generation.told" });
  // @ts-expect-error another machine's event
  claim.send({ type: "sign-out.chosen" });
}
