import { holdsLevel } from "../../../../domain/account/roles";
import type { User } from "../../../../domain/account/user";
import { withToken } from "../../../../domain/session/auth-state";

/** A token that cannot be decoded gets the expiry 60. */
export const isReadable = (accessToken: string) => withToken(accessToken).tokenExpiry > 60;

export const robin = { name: "Robin Reyes", dripName: "robin_23", isIn: true };

export function showUser(me: User) {
  return { name: me.full_name, dripName: me.drip_name, isIn: holdsLevel(me.role, "squad-member") };
}
