import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceOf } from "../../../domain/session/device-of";
import type { components } from "../../../openapi";
import { signAccessToken } from "../../core/access/access-token";
import {
  inCookie,
  readDeviceCookie,
  readRefreshCookie,
  setDeviceCookie,
  setRefreshCookie,
  transportOf,
} from "../../core/access/cookie";
import { newDeviceToken } from "../../core/access/known-device.store";
import type { Services } from "../../core/base/services";
import { sessionLife } from "../../core/session/session.store";
import type { Handlers } from "../../platform/http/contract";
import { type LogIn, logIn } from "./log-in";

type Reply = components["schemas"]["LogIn"];

export const logInHandlers = (services: Services) =>
  ({
    async logInWithFirebase(request, reply) {
      const { id_token: token, email_address: emailAddress } = request.body;
      return answer(services, request, reply, { token, provider: "drip", emailAddress });
    },

    async logInWithProvider(request, reply) {
      const { access_token: token, provider } = request.body;
      return answer(services, request, reply, { token, provider });
    },
  }) satisfies Partial<Handlers>;

async function answer(
  services: Services,
  request: Pick<FastifyRequest, "headers">,
  reply: FastifyReply,
  proof: Omit<LogIn, "transport" | "device" | "replaced" | "deviceToken">,
): Promise<Reply> {
  const { config } = services;
  const transport = transportOf(request, config);
  const isCookie = transport === "cookie";
  const replaced = isCookie ? readRefreshCookie(request, config) : null;
  const device = deviceOf(request.headers["user-agent"]);
  const deviceToken = isCookie ? (readDeviceCookie(request, config) ?? newDeviceToken()) : null;
  const { user, session } = await logIn(services, { ...proof, transport, device, replaced, deviceToken });
  if (isCookie) {
    const now = services.now();
    const expiresAt = new Date(now.getTime() + sessionLife.cookie.idle);
    setRefreshCookie(reply, config, { token: session.refreshToken, expiresAt, now });
  }
  if (deviceToken !== null) setDeviceCookie(reply, config, deviceToken);
  return {
    access_token: await signAccessToken(services, { userId: user.id, sessionId: session.sessionId }),
    oauth_state: session.oauthState,
    pkce_code_challenge: session.pkceCodeChallenge,
    pkce_code_verifier: session.pkceCodeVerifier,
    refresh_token: isCookie ? inCookie : session.refreshToken,
    ...(user.mustChangePassword ? { must_change_password: true } : {}),
  };
}
