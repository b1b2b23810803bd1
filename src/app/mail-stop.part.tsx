import type { AppPorts } from "../effects/base/app-ports.actors";
import { mailStopWith } from "../effects/dings/mail-stop.actors";
import { MailStopScreen } from "../screens/dings/mail-stop.screen";

/** The page behind the last link of a daily summary or a reminder. */
export const wireMailStop = (ports: AppPorts, token: string) => (
  <MailStopScreen token={token} machine={mailStopWith(ports)} />
);
