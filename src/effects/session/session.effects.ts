import type { User } from "../../../domain/account/user";
import type { Result } from "../../../domain/base/result";
import { cookieRefreshToken } from "../../../domain/session/auth-state";
import type { MeOutcome, RefreshOutcome } from "../../../domain/session/session";
import { logOut as logOutCall } from "../../api/calls/log-out";
import { readMe as readMeCall } from "../../api/calls/read-me";
import { refreshAccessToken } from "../../api/calls/refresh-access-token";
import { type Client, cookieTransport } from "../../api/client";
import { effect } from "../base/effect.effects";
import type { TabLock } from "./tab-lock.effects";

/** Implements the session machine's placeholder actors. */
export const sessionActors = (client: Client, lock: TabLock) => ({
  refresh: effect<RefreshOutcome>(({ signal }) => refresh(client, lock, signal)),
  readMe: effect<MeOutcome, { accessToken: string | null }>(({ input, signal }) =>
    readMe(client, input.accessToken, signal),
  ),
  logOut: effect<"ended" | "failed">(({ signal }) => logOut(client, signal)),
});

/** Another tab may have refreshed while this one waited; the session then aborts this call by `signal`. */
const refresh = (client: Client, lock: TabLock, signal: AbortSignal): Promise<RefreshOutcome> =>
  lock(signal, async () => {
    if (signal.aborted) return { kind: "failed" };
    const result = await client.send(
      refreshAccessToken,
      { ...cookieTransport, body: { refresh_token: cookieRefreshToken } },
      { milliseconds: 4_000, signal },
    );
    if (result.kind === "ok") {
      const { access_token: accessToken, must_change_password: mustChangePassword = false } = result.value;
      return { kind: "refreshed", accessToken, mustChangePassword };
    }
    const code = result.kind === "problem" ? result.messageCode : null;
    return code === "AUTH_401_JWT" || code === "AUTH_401_BANNED"
      ? { kind: "refused", isBanned: code === "AUTH_401_BANNED" }
      : { kind: "failed" };
  });

export const askMe = (
  client: Client,
  accessToken: string | null,
  signal?: AbortSignal,
): Promise<Result<User>> => client.send(readMeCall, {}, { bearer: accessToken ?? "", signal });

export async function readMe(...asking: Parameters<typeof askMe>): Promise<MeOutcome> {
  const result = await askMe(...asking);
  return result.kind === "ok" ? { kind: "read", me: result.value } : { kind: "failed" };
}

export async function logOut(client: Client, signal?: AbortSignal): Promise<"ended" | "failed"> {
  const result = await client.send(logOutCall, { ...cookieTransport, body: {} }, { signal });
  return result.kind === "ok" ? "ended" : "failed";
}
