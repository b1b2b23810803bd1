import type { FastifyReply } from "fastify";
import type { components } from "../../openapi";
import type { Handlers } from "../contract";
import { isUniqueViolation } from "../db/fault";
import { clientOf, limit } from "../limits";
import { Problem } from "../problem";
import type { IdentityClaims, Provider, Services } from "../services";
import { signAccessToken } from "./access-token";
import { inCookie, setRefreshCookie, transportOf } from "./cookie";
import { type OpenedSession, openSession, sessionLife, type Transport } from "./session.store";
import { accountFor, type SignedInAccount } from "./sign-in.store";

type Reply = components["schemas"]["LogIn"];

export const logInHandlers = (services: Services): Handlers<"logInWithFirebase" | "logInWithProvider"> => ({
  async logInWithFirebase(request, reply) {
    const transport = transportOf(request, services.config);
    await limitLogIn(services, request);
    const { id_token, email_address } = request.body;
    const claims = await verify(services, id_token, "drip");
    if (claims.emailAddress.toLowerCase() !== email_address.toLowerCase())
      throw new Problem("AUTH_400_LOGIN");
    return logIn(services, reply, { claims, transport });
  },

  async logInWithProvider(request, reply) {
    const transport = transportOf(request, services.config);
    await limitLogIn(services, request);
    const { access_token, provider } = request.body;
    const claims = await verify(services, access_token, provider);
    return logIn(services, reply, { claims, transport });
  },
});

/** A whole clubhouse may share one address. Guessing passwords happens at the identity provider, which has limits of its own. */
const limitLogIn = (services: Services, { ip }: { ip: string }) =>
  limit(services, { key: `log-in ${clientOf(ip)}`, max: 120, windowSeconds: 60 });

async function verify(services: Services, token: string, provider: Provider): Promise<IdentityClaims> {
  const claims = await services.identity.verify(token);
  if (claims?.provider !== provider) throw new Problem("AUTH_400_LOGIN");
  return claims;
}

async function logIn(
  services: Services,
  reply: FastifyReply,
  { claims, transport }: { claims: IdentityClaims; transport: Transport },
): Promise<Reply> {
  const { config } = services;
  const now = services.now();
  const { account, session } = await openAccount(services, claims, transport, now);
  for (const subject of account.orphans) await forget(services, subject);

  if (transport === "cookie") {
    const expiresAt = new Date(now.getTime() + sessionLife.cookie.idle);
    setRefreshCookie(reply, config, { token: session.refreshToken, expiresAt, now });
  }
  return {
    access_token: await signAccessToken(services, { userId: account.user.id, sessionId: session.sessionId }),
    oauth_state: session.oauthState,
    pkce_code_challenge: session.pkceCodeChallenge,
    pkce_code_verifier: session.pkceCodeVerifier,
    refresh_token: transport === "cookie" ? inCookie : session.refreshToken,
    ...(account.user.mustChangePassword ? { must_change_password: true } : {}),
  };
}

/** Two first sign-ins of one person at once: the database lets one make the account, the other finds it at the second try. */
async function openAccount(
  { db, config }: Services,
  claims: IdentityClaims,
  transport: Transport,
  now: Date,
): Promise<{ account: SignedInAccount; session: OpenedSession }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(async (tx) => {
        const account = await accountFor(tx, claims, now);
        const session = await openSession(tx, config, { userId: account.user.id, transport, now });
        return { account, session };
      });
    } catch (error) {
      if (attempt === 3 || !isUniqueViolation(error)) throw error;
    }
  }
}

/** What fails here is found again by the reconciliation. */
async function forget({ identity, log }: Services, subject: string) {
  try {
    await identity.deleteAccount(subject);
  } catch (error) {
    log.warn({ err: error }, "An account that was taken over is still at the identity provider.");
  }
}
