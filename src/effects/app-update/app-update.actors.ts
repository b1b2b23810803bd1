import { appUpdateMachine } from "../../../machines/app-update/app-update.machine";
import { attentionOf } from "../base/attention.effects";
import { type ActionsOf, withEffects } from "../base/with-effects.effects";
import { releasesOf } from "./app-update.effects";

export const appUpdateWith = (page: Window, actions: ActionsOf<typeof appUpdateMachine>) =>
  withEffects(appUpdateMachine, { releases: releasesOf(page), attention: attentionOf(page) }, actions);
