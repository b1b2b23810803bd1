import { phoneMachine } from "../../../machines/account/phone.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { savePhone } from "../family/phone.effects";

/** Of one's own phone number. */
export const phoneWith = ({ client, session, announce }: AppPorts) =>
  withEffects(
    phoneMachine,
    { savePhone: ({ input }) => savePhone(client, (event) => session.send(event), input) },
    { announce: (_, announcement) => announce(announcement) },
  );
