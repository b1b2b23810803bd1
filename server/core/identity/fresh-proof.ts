import type { Queries } from "../../platform/db/database";
import { Problem } from "../../platform/http/problem";
import { limitRolling } from "../../platform/http/rolling-limit";
import type { Services } from "../base/services";
import { freshness, isFresh, judgeLogIn } from "./judge-log-in";
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

interface Proof {
  idToken: string;
  userId: string;
}

/** Somebody else's proof is refused like none. */
export async function requireOwnProof(services: Services, { idToken, userId }: Proof): Promise<void> {
  if ((await requireFreshProof(services, idToken)) !== userId) throw new Problem("AUTH_400_LOGIN");
}

/** A proof counts once; a rollback gives it back. The signature, which somebody could write in another way, is not counted. */
export async function spendProof(
  tx: Queries,
  services: Pick<Services, "config" | "now">,
  idToken: string,
): Promise<void> {
  const key = `proof ${idToken.slice(0, idToken.lastIndexOf("."))}`;
  try {
    await limitRolling(tx, services, { key, max: 1, windowSeconds: (2 * freshness) / 1000 });
  } catch (error) {
    if (error instanceof Problem) throw new Problem("AUTH_400_LOGIN");
    throw error;
  }
}

function isAsKnown(...found: Parameters<typeof judgeLogIn>): boolean {
  try {
    return judgeLogIn(...found) === "as_known";
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
