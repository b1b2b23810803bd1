import { appearanceMachine } from "../../../machines/settings/appearance.machine";
import { clockMachine } from "../../../machines/settings/clock.machine";
import type { SafeStorage } from "../base/storage.effects";
import { withEffects } from "../base/with-effects.effects";
import { appearanceChoice } from "./appearance.effects";
import { clockChoice } from "./clock.effects";
import { deviceChoiceEffects } from "./device-choice.effects";

export function appearanceWith(page: Window, storage: SafeStorage) {
  const { actors, actions } = deviceChoiceEffects(appearanceChoice, page, storage);
  return withEffects(appearanceMachine, actors, actions);
}

export function clockWith(page: Window, storage: SafeStorage) {
  const { actors, actions } = deviceChoiceEffects(clockChoice, page, storage);
  return withEffects(clockMachine, actors, actions);
}
