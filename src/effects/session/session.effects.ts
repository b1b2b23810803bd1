import type { User } from "../../../domain/account/user";
import type { Result } from "../../../domain/base/result";
import { cookieRefreshToken } from "../../../domain/session/auth-state";
import type { MeOutcome, RefreshOutcome } from "../../../domain/session/session";
import { type Client, cookieTransport } from "../../api/client";
import { logOut as logOutShape } from "../../api/shapes/log-out-reply";
import { refreshAccessToken as refreshAccessTokenShape } from "../../api/shapes/refresh";
import { readMe as readMeShape } from "../../api/shapes/user";
import { effect } from "../base/effect.effects";
import type { TabLock } from "./tab-lock.effects";

/** Implements the session chart's placeholder actors. */
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
    const result = await client.call(
      (http, init) =>
        http.POST("/auth/refresh_access_token", {
          ...init,
          ...cookieTransport,
          body: { refresh_token: cookieRefreshToken },
        }),
      {
        isQuiet: true,
        milliseconds: 4_000,
        signal,
        shape: refreshAccessTokenShape,
      },
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
): Promise<Result<User>> =>
  client.call((http, init) => http.GET("/user/me", init), {
    isQuiet: true,
    bearer: accessToken ?? "",
    shape: readMeShape,
    ...(signal && { signal }),
  });

export async function readMe(...asking: Parameters<typeof askMe>): Promise<MeOutcome> {
  const result = await askMe(...asking);
  return result.kind === "ok" ? { kind: "read", me: result.value } : { kind: "failed" };
}

export async function logOut(client: Client, signal?: AbortSignal): Promise<"ended" | "failed"> {
  const result = await client.call(
    (http, init) =>
      http.POST("/auth/log_out", {
        ...init,
        ...cookieTransport,
        body: {},
      }),
    { isQuiet: true, shape: logOutShape, ...(signal && { signal }) },
  );
  return result.kind === "ok" ? "ended" : "failed";
}
