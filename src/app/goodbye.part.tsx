import { goodbyeLinkMachine } from "../../machines/mail-links/goodbye-link.machine";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { effect } from "../effects/base/effect.effects";
import { keepAccount, readLeaving } from "../effects/mail-links/goodbye-link.effects";
import { GoodbyeScreen } from "../screens/mail-links/goodbye.screen";

/** The page behind an undo mail's link. */
export const wireGoodbye = ({ client, announce }: Pick<AppPorts, "client" | "announce">, token: string) => (
  <GoodbyeScreen
    token={token}
    machine={goodbyeLinkMachine.provide({
      actors: {
        readLeaving: effect(({ input }) => readLeaving(client, input.token)),
        keepAccount: effect(({ input }) => keepAccount(client, input.token)),
      },
      actions: { announce: (_, announcement) => announce(announcement) },
    })}
  />
);
