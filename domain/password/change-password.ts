import type { Limited, Refused } from "../base/outcome";

export type Passwords = { currentPassword: string; password: string };

/** `unproven`: the current password is wrong. */
export type ChangeOutcome = { kind: "changed" } | { kind: "unproven"; text: string } | Limited | Refused;
