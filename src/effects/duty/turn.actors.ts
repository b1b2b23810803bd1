import type { GivenTurn, TurnMove } from "../../../domain/duty/given-turn";
import { turnMachine } from "../../../machines/duty/turn.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { whenSignedIn } from "../outbox/follow-person.effects";
import { openOutbox } from "../outbox/outbox.actors";
import { pressOutboxOf, sendOnline, sendPress } from "../schedule/press-outbox.effects";
import { sendTurn } from "./turn.effects";

/** Staff's presses need the network: what they see may be old. */
const mayWait: ReadonlySet<TurnMove> = new Set(["keep", "offer", "take"]);

export function turnWith(ports: AppPorts, page: Window) {
  const { pendingChanges, isInSight } = openOutbox(ports, page);
  return withEffects(turnMachine, {
    send: ({ input: { said }, signal }) => {
      const send = () => whenSignedIn(ports, () => sendTurn(ports.client, said));
      return mayWait.has(said.move)
        ? sendPress(pendingChanges, said, () => !signal.aborted && isInSight(), send)
        : sendOnline(send);
    },
    outbox: pressOutboxOf<GivenTurn>(pendingChanges, isInSight),
  });
}
