import type { AppPorts } from "../effects/base/app-ports.actors";
import { goodbyeLinkWith } from "../effects/mail-links/goodbye-link.actors";
import { GoodbyeScreen } from "../screens/mail-links/goodbye.screen";

/** The page behind an undo mail's link. */
export const wireGoodbye = (ports: Pick<AppPorts, "client" | "announce">, token: string) => (
  <GoodbyeScreen token={token} machine={goodbyeLinkWith(ports)} />
);
