import { goodbyeLinkMachine } from "../../../machines/mail-links/goodbye-link.machine";
import type { AppPorts } from "../base/app-ports.actors";
import { withEffects } from "../base/with-effects.effects";
import { cancelDeletion, readLeaving } from "./goodbye-link.effects";

export const goodbyeLinkWith = ({ client, announce }: Pick<AppPorts, "client" | "announce">) =>
  withEffects(
    goodbyeLinkMachine,
    {
      readLeaving: ({ input }) => readLeaving(client, input.token),
      cancelDeletion: ({ input }) => cancelDeletion(client, input.token),
    },
    { announce: (_, announcement) => announce(announcement) },
  );
