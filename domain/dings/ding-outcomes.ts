import type { components } from "../../openapi";
import type { Limited, Refused } from "../base/outcome";

export type AllReadOutcome = { kind: "read" } | Refused;

/** `gone`: no link of ours. */
export type StopOutcome = { kind: "stopped" } | { kind: "gone" } | Limited | Refused;

/** As the contract sends them. */
export type SavedRings = components["schemas"]["RingSettings"];
export type RingSettingsRequest = components["schemas"]["NewRingSettings"];

/** What the server holds now. */
export type RingsOutcome = { kind: "read"; rings: SavedRings } | Limited | Refused;
