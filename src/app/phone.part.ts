import { phoneMachine } from "../../machines/account/phone.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { savePhone } from "../effects/family/phone.effects";

/** Implements the placeholder actor of one's own phone number. */
export const wirePhone = ({ client, session, announce }: AppPorts) =>
  phoneMachine.provide({
    actors: { savePhone: effect(({ input }) => savePhone(client, (event) => session.send(event), input)) },
    actions: { announce: (_, announcement) => announce(announcement) },
  });
