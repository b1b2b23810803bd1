import { mailStopMachine } from "../../../machines/dings/mail-stop.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { stopMail } from "./mail-stop.effects";

export const mailStopWith = ({ client, announce }: Pick<AppPorts, "client" | "announce">) =>
  withEffects(
    mailStopMachine,
    { stop: ({ input }) => stopMail(client, input.token) },
    { announce: (_, announcement) => announce(announcement) },
  );
