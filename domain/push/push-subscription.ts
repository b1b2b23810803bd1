import type { Limited, Refused } from "../base/outcome";
import { ringHereText } from "./silent-texts";

/** What browser and server report about push on this device. */
export type PushReading =
  | { kind: "off" | "lost" | "silent" | "denied" | "unable" | "needsInstall" | "notForThem" }
  | { kind: "on"; tokenId: string };

/** The browser's permission; `default` when its question was dismissed. */
export type PushPermission = "granted" | "denied" | "default";

export type RingOutcome = { kind: "ringing"; tokenId: string } | Limited | Refused;
export type SilenceOutcome = { kind: "silent" } | Limited | Refused;

export const pushTexts = {
  ask: "Hear the next one at once?",
  askMore:
    "For messages, when something within a day moves or is off, or tonight's answer is missing. Dings has the quiet hours.",
  ring: ringHereText,
  notNow: "Not now",
  install: "One step first: put Drip on your home screen.",
  installMore: "Press Share, then Add to Home Screen. Open Drip from there and it can ring.",
  gotThat: "Got that",
  denied: "Your browser says no. Allow notifications for Drip in its settings.",
  deniedMore: "Until then we mail you.",
  rings: "This one rings from now on.",
  ringsMore: "Had enough? The settings have the switch.",
  silent: "It hasn't rung lately. Switch it on again.",
  unable: "This browser can't ring. We mail you.",
  off: "Off. Rings for messages, when something within a day moves or is off, or tonight's answer is missing.",
  on: "On. Rings for messages, when something within a day moves or is off, or tonight's answer is missing.",
} as const;
