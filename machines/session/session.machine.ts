import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { signedOutState } from "../../domain/session/auth-state";
import { sessionSetup } from "./session.setup";
import { restoring } from "./session-restoring.state";
import { signedIn } from "./session-signed-in.state";
import { signedOut } from "./session-signed-out.state";

/** Who is signed in, and the token that proves it. Only a refused refresh or a person's choice ends it. */
export const sessionMachine = sessionSetup.createMachine({
  id: "session",
  context: ({ input }) => ({ ...input, auth: signedOutState, recentRefreshes: 0 }),
  initial: "opening",
  on: {
    "session.opened": {
      target: ".signedIn",
      actions: [{ type: "openWith", params: ({ event }) => event }, "shareToken"],
    },
    "generation.told": { actions: { type: "followGeneration", params: ({ event }) => event } },
    "allowance.restored": { actions: "restoreAllowance" },
  },
  states: {
    opening: {
      always: [
        { guard: "owesLogOut", target: "signedOut.ending" },
        { guard: "hasHint", target: "restoring" },
        { target: "signedOut" },
      ],
    },
    restoring,
    signedIn,
    signedOut,
  },
});

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const selectAuth = (snapshot: Snapshot) => snapshot.context.auth;
export const selectMe = (snapshot: Snapshot) => snapshot.context.auth.me;
export const selectIsRefreshing = (snapshot: Snapshot) =>
  snapshot.matches({ signedIn: "refreshing" }) || snapshot.matches({ restoring: "refreshing" });
export const selectIsRestoring = (snapshot: Snapshot) => snapshot.matches("restoring");
export const selectIsOutOfReach = (snapshot: Snapshot) => snapshot.matches({ restoring: "waiting" });
export const selectIsSignedIn = (snapshot: Snapshot) => snapshot.matches("signedIn");
export const selectIsSignedOut = (snapshot: Snapshot) => snapshot.matches("signedOut");

/** The token, once no refresh is in flight. */
export const settledToken = (session: ActorRefFrom<typeof sessionMachine>) =>
  new Promise<string | null>((resolve) => {
    const read = (snapshot: Snapshot) => {
      if (selectIsRefreshing(snapshot)) return;
      resolve(selectAuth(snapshot).accessToken);
      subscription.unsubscribe();
    };
    const subscription = session.subscribe(read);
    read(session.getSnapshot());
  });
