import type { User } from "../account/user";
import type { Limited, Refused } from "../base/outcome";
import type { Names } from "./drip-name-form";

export type NameOutcome =
  | { kind: "free" }
  | { kind: "taken"; suggestions: readonly string[] }
  | { kind: "profane" }
  | Limited
  | { kind: "failed" };

export type SaveOutcome =
  | { kind: "saved"; me: User }
  | { kind: "taken" }
  | { kind: "profane" }
  | Limited
  | Refused;

export type SaveInput = { userId: string; dripName: string; names: Names | null };
