import { installMachine } from "../../../machines/app-update/install.machine";
import { withEffects } from "../base/with-effects.effects";
import type { openInstall } from "./install.effects";

export const installWith = ({ waitUntilDue, install, putOff }: ReturnType<typeof openInstall>) =>
  withEffects(installMachine, { waitUntilDue, install }, { putOff });
