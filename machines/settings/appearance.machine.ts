import type { Appearance } from "../../domain/settings/appearance";
import { deviceChoice } from "./device-choice.setup";

/** Light or dark. */
export const appearanceMachine = deviceChoice<Appearance>("appearance");
