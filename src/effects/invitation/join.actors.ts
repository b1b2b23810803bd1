import type { Announcement } from "../../../domain/base/announcement";
import { declineMachine } from "../../../machines/invitation/decline.machine";
import { joinMachine } from "../../../machines/invitation/join.machine";
import { type GatePorts, gatesWith } from "../account/gates.actors";
import { phoneWith } from "../account/phone.actors";
import { type ActionsOf, withEffects } from "../base/with-effects.effects";
import * as effects from "./join.effects";

/** Of the page behind an invitation. */
export function joinWith(ports: GatePorts, joinActions: ActionsOf<typeof joinMachine>) {
  const { client, session } = ports;
  const announce = (_: unknown, announcement: Announcement) => ports.announce(announcement);
  const { birthday, inbox } = gatesWith(ports);
  return {
    machine: withEffects(
      joinMachine,
      {
        preview: ({ input }) => effects.previewInvitation(client, input.token),
        readInvitation: ({ input }) => effects.readInvitation(client, input.key),
        accept: ({ input }) => effects.acceptInvitation(client, (event) => session.send(event), input),
        decline: ({ input: { key } }) =>
          effects.declineInvitation(client, { token: "token" in key ? key.token : "", block: false }),
        birthday,
        inbox,
        phone: phoneWith(ports),
      },
      { announce, ...joinActions },
    ),
    decline: withEffects(
      declineMachine,
      {
        preview: ({ input }) => effects.previewInvitation(client, input.token),
        decline: ({ input }) => effects.declineInvitation(client, input),
      },
      { announce },
    ),
  };
}
