import { waitFor } from "xstate";
import { selectAuth, selectIsRefreshing } from "../../machines/session.machine";
import type { TokenSource } from "../api/client";
import type { Session } from "./tabs.effects";

/** Tokens for the client's bearer calls. */
export function createTokenSource(
  session: Session,
  now: () => number,
): TokenSource & { force: () => Promise<void> } {
  const settle = async () => {
    await waitFor(session, (snapshot) => !selectIsRefreshing(snapshot));
    return selectAuth(session.getSnapshot()).accessToken;
  };
  return {
    current: () => {
      session.send({ type: "token.wanted", at: now() });
      return settle();
    },
    renew: (accessToken) => {
      session.send({ type: "token.refused", accessToken });
      return settle();
    },
    force: async () => {
      session.send({ type: "refresh.forced" });
      await settle();
    },
  };
}
