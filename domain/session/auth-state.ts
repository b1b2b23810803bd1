import type { components } from "../../openapi";
import type { User } from "../account/user";
import { readExpiry } from "./access-token";

export type LogIn = components["schemas"]["LogIn"];

export type Pings = components["schemas"]["Pings"];

/** The data of the signed-in session, in memory only. */
export type AuthState = {
  accessToken: string | null;
  refreshToken: string | null;
  /** Epoch seconds. */
  tokenExpiry: number | null;
  me: User | null;
  userId: string | null;
  oauthState: string | null;
  pkceCodeChallenge: string | null;
  pkceCodeVerifier: string | null;
  mustChangePassword: boolean;
  timeZoneOptions: readonly string[];
  lastNewPingAt: string | null;
  newFeedCards: number;
  newMessages: number;
  newNotifications: number;
};

export const signedOutState: AuthState = {
  accessToken: null,
  refreshToken: null,
  tokenExpiry: null,
  me: null,
  userId: null,
  oauthState: null,
  pkceCodeChallenge: null,
  pkceCodeVerifier: null,
  mustChangePassword: false,
  timeZoneOptions: [],
  lastNewPingAt: null,
  newFeedCards: 0,
  newMessages: 0,
  newNotifications: 0,
};

/** Placeholder with cookie transport, where scripts cannot read the real refresh token. */
export const cookieRefreshToken = "cookie";

export const withLogIn = (logIn: LogIn): Partial<AuthState> => ({
  ...withToken(logIn.access_token),
  oauthState: logIn.oauth_state,
  pkceCodeChallenge: logIn.pkce_code_challenge,
  pkceCodeVerifier: logIn.pkce_code_verifier,
  mustChangePassword: logIn.must_change_password ?? false,
});

export const withToken = (accessToken: string) => ({
  accessToken,
  refreshToken: cookieRefreshToken,
  tokenExpiry: readExpiry(accessToken),
});

export const withMe = (me: User) => ({ me, userId: me.id });

export const withPings = (pings: Pings) => ({
  lastNewPingAt: pings.last_new_ping_at,
  newFeedCards: pings.new_feed_cards,
  newMessages: pings.new_messages,
  newNotifications: pings.new_notifications,
});
