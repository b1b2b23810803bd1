import type { Limited, Refused } from "../base/outcome";

export type Passwords = { currentPassword: string; password: string };

export type ChangeOutcome = { kind: "changed" } | Limited | Refused;
