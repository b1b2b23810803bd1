import { passwordProblem } from "../../../domain/password/password";
import { Problem } from "../../platform/http/problem";
import type { Services } from "../base/services";
import { isBreached } from "./breached-passwords";
import { isObvious, type PasswordOwner } from "./obvious-password";

/** Checks that need no network. */
export function checkPassword(password: string, owner: PasswordOwner) {
  const rule = passwordProblem(password) ?? (isObvious(password, owner) ? "too_common" : null);
  if (rule !== null) throw unfit(rule);
}

/** Checked last, so that no part of a hash is sent for a form that is refused anyway. */
export async function refuseBreached(services: Services, password: string) {
  if (await isBreached(services, password)) throw unfit("breached");
}

export const unfit = (rule: string) =>
  new Problem("USER_400_PASSWORD", { fields: [{ field: "password", rule }] });
