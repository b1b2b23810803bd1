import type { SessionEvent } from "../../../domain/session/session";
import type { TokenSource } from "../../api/client";

type SessionPort = {
  send: (event: SessionEvent) => void;
  /** The token, once no refresh is in flight. */
  settle: () => Promise<string | null>;
};

/** Tokens for the client's bearer calls. */
export function createTokenSource(
  { send, settle }: SessionPort,
  now: () => number,
): TokenSource & { force: () => Promise<void> } {
  return {
    current: () => {
      send({ type: "token.wanted", at: now() });
      return settle();
    },
    renew: (accessToken) => {
      send({ type: "token.refused", accessToken });
      return settle();
    },
    force: async () => {
      send({ type: "refresh.forced" });
      await settle();
    },
  };
}
