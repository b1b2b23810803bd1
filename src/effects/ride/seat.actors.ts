import type { GivenSeat } from "../../../domain/ride/seat-moves";
import { seatMachine } from "../../../machines/ride/seat.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { whenSignedIn } from "../outbox/follow-person.effects";
import { openOutbox } from "../outbox/outbox.actors";
import { pressOutboxOf, sendOnline, sendPress } from "../schedule/press-outbox.effects";
import { sendSeat } from "./seat.effects";

/** A consent is given with a network alone, and so is a series asked for. */
const mayWait = ({ isEvery, isAlways, alone }: GivenSeat) => !isEvery && !isAlways && alone === undefined;

export function seatWith(ports: AppPorts, page: Window) {
  const { pendingChanges, isInSight } = openOutbox(ports, page);
  return withEffects(seatMachine, {
    send: ({ input: { said }, signal }) => {
      const send = () => whenSignedIn(ports, () => sendSeat(ports.client, said));
      return mayWait(said)
        ? sendPress(pendingChanges, said, () => !signal.aborted && isInSight(), send)
        : sendOnline(send);
    },
    outbox: pressOutboxOf<GivenSeat>(pendingChanges, isInSight),
  });
}
