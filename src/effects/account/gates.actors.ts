import type { BirthdayInput, BirthdayOutcome } from "../../../domain/account/age";
import type { Announcement } from "../../../domain/base/announcement";
import { birthdayMachine } from "../../../machines/account/birthday.machine";
import { gateMachine } from "../../../machines/account/gate.machine";
import { inboxMachine } from "../../../machines/account/inbox.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { attentionOf } from "../base/attention.effects";
import { withEffects } from "../base/with-effects.effects";
import { proofsOf } from "../mail-links/proof-signal.effects";
import { readProvider } from "../settings/settings.effects";
import { lookAtInbox, readNumber, resendVerification } from "./inbox.effects";

export type GatePorts = AppPorts & {
  loadMachines: () => Promise<{ giveBirthday: (input: BirthdayInput) => Promise<BirthdayOutcome> }>;
};

/** Of the gate for adults. The identity provider is loaded when a date is sent. */
export function gatesWith({ client, session, announce, loadMachines }: GatePorts) {
  const actions = { announce: (_: unknown, announcement: Announcement) => announce(announcement) };
  const birthday = withEffects(
    birthdayMachine,
    {
      giveBirthday: async ({ input }) => (await loadMachines()).giveBirthday(input),
      readProvider: ({ input }) => readProvider(client, input.me),
    },
    actions,
  );
  const inbox = withEffects(
    inboxMachine,
    {
      attention: attentionOf(window),
      proofs: proofsOf(),
      readNumber: () => readNumber(client),
      look: ({ signal }) => lookAtInbox(client, (event) => session.send(event), signal),
      resend: () => resendVerification(client),
    },
    actions,
  );
  const signOut = () => session.send({ type: "sign-out.chosen" });
  return { birthday, inbox, gate: withEffects(gateMachine, { birthday, inbox }, { signOut }) };
}
