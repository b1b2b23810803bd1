import { Problem } from "../http/problem";
import type { Services } from "../services";
import { isFresh, judgeLogIn } from "./judge-log-in";
import { findHeld } from "./sign-in.store";

/**
 * The account identified by an ID token of the last five minutes, if the account is as we know it. If it was changed
 * directly at the provider, the next log-in repairs it; until then it proves nothing.
 */
export async function requireFreshProof(services: Services, idToken: string): Promise<string> {
  const claims = await services.identity.verify(idToken);
  const now = services.now();
  const held = claims && isFresh(claims, now) ? await findHeld(services.db, claims) : null;
  if (!claims || !held || !isAsKnown(claims, held, now)) throw new Problem("AUTH_400_LOGIN");
  return held.user.id;
}

function isAsKnown(...found: Parameters<typeof judgeLogIn>): boolean {
  try {
    return judgeLogIn(...found) === "as_known";
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
