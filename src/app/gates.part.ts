import type { Announcement } from "../../domain/base/announcement";
import { birthdayMachine } from "../../machines/account/birthday.machine";
import { gateMachine } from "../../machines/account/gate.machine";
import { inboxMachine } from "../../machines/account/inbox.machine";
import { lookAtInbox, readNumber, resendVerification } from "../effects/account/inbox.effects";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { attentionOf } from "../effects/base/attention.effects";
import { effect } from "../effects/base/effect.effects";
import { proofsOf } from "../effects/mail-links/proof-signal.effects";
import { readProvider } from "../effects/settings/settings.effects";
import type { Charts } from "./sign-in.part";

export type GatePorts = AppPorts & { loadCharts: () => Promise<Pick<Charts, "giveBirthday">> };

/** Implements the placeholder actors of the gate for adults. The identity provider is loaded when a date is sent. */
export function wireGates({ client, session, announce, loadCharts }: GatePorts) {
  const actions = { announce: (_: unknown, announcement: Announcement) => announce(announcement) };
  const birthday = birthdayMachine.provide({
    actions,
    actors: {
      giveBirthday: effect(async ({ input }) => (await loadCharts()).giveBirthday(input)),
      readProvider: effect(({ input }) => readProvider(client, input.me)),
    },
  });
  const inbox = inboxMachine.provide({
    actions,
    actors: {
      attention: attentionOf(window),
      proofs: proofsOf(),
      readNumber: effect(() => readNumber(client)),
      look: effect(({ signal }) => lookAtInbox(client, (event) => session.send(event), signal)),
      resend: effect(() => resendVerification(client)),
    },
  });
  const gate = gateMachine.provide({
    actions: { signOut: () => session.send({ type: "sign-out.chosen" }) },
    actors: { birthday, inbox },
  });
  return { birthday, inbox, gate };
}
