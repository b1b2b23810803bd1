import type { Limited, Refused } from "../base/outcome";
import type { User } from "./user";

/** An unverified address gives no access to a child, since it may be mistyped. */
export const isAddressUnproven = (me: User): boolean => me.is_email_address_verified === false;

export type LookOutcome = { kind: "read"; me: User } | Limited | Refused;

export type ResendOutcome = { kind: "sent" } | Limited | Refused;

/** Null: another session shows the number, or no link works. */
export type NumberOutcome = { kind: "shown"; number: string | null } | Limited | Refused;

/** Seconds until the server sends that mail again. */
export const resendPause = 60;
