import { appearanceMachine } from "../../../machines/settings/appearance.machine";
import type { SafeStorage } from "../base/storage.effects";
import { withEffects } from "../base/with-effects.effects";
import { appearanceEffects } from "./appearance.effects";

export function appearanceWith(page: Window, storage: SafeStorage) {
  const { actors, actions } = appearanceEffects(page, storage);
  return withEffects(appearanceMachine, actors, actions);
}
