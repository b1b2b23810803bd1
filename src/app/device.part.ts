import { type ActorRefFrom, createActor } from "xstate";
import type { User } from "../../domain/account/user";
import { selectAuth, selectIsSignedIn, selectIsSignedOut } from "../../machines/session/session.machine";
import { createSafeStorage } from "../effects/base/storage.effects";
import { askName } from "../effects/invitation/ask-name.effects";
import { createInvitationKey } from "../effects/invitation/invitation-key.effects";
import { requestsKey } from "../effects/needs-you/requests-key.effects";
import { wipeOutbox } from "../effects/outbox/outbox-store.effects";
import { unsentKey } from "../effects/outbox/unsent-key.effects";
import { unsubscribe } from "../effects/push/unsubscribe.effects";
import { wipeCachedWeek } from "../effects/schedule/cached-week.effects";
import { celebratedKey } from "../effects/schedule/celebrated.effects";
import { hiddenClashesKey } from "../effects/schedule/hidden-clashes.effects";
import { watchDevice } from "../effects/session/device.effects";
import { refreshCheckWith } from "../effects/session/refresh-check.actors";
import { storeMe } from "../effects/session/stored-me.effects";
import type { Session } from "../features/session/use-access";
import { wireArrivals } from "./arrivals.part";
import { wireTelemetry } from "./telemetry.part";
import { wireTimeZones } from "./time-zones.part";

/**
 * Connects the session with the page: network, other tabs and a minute timer in, session changes and telemetry out; a sign-out deletes a
 * typed invitation form. Loaded after the first paint.
 */
export function wireDevice(session: Session, page: Window) {
  watchDevice(session, page);
  wireArrivals(session, page);
  wireTimeZones(session);
  const storage = createSafeStorage(() => page.localStorage);
  const keys = createInvitationKey(createSafeStorage(() => page.sessionStorage));
  // The session may have ended before this was loaded, without an event.
  if (selectIsSignedOut(session.getSnapshot())) wipeCachedWeek(page.indexedDB);
  session.on("session.closed", ({ end }) => {
    wipeCachedWeek(page.indexedDB);
    if (end === "refused") return;
    storage.remove(askName);
    wipeOutbox(page.indexedDB);
    storage.remove(hiddenClashesKey);
    storage.remove(unsentKey);
    storage.remove(requestsKey);
    storage.remove(celebratedKey);
    keys.forget();
    unsubscribe(page.navigator).catch(() => {});
  });
  storeWhoIsSignedIn(session, page);
  checkToken(session, page);
  return wireTelemetry(page, session);
}

function storeWhoIsSignedIn(session: Session, page: Window) {
  let stored: User | null = null;
  const follow = () => {
    const snapshot = session.getSnapshot();
    const { me, mustChangePassword } = selectAuth(snapshot);
    if (!selectIsSignedIn(snapshot) || mustChangePassword || me === null || me === stored) return;
    stored = me;
    void storeMe(page.indexedDB, me);
  };
  session.subscribe(follow);
  follow();
}

/** Runs the minute timer only while signed in, since there is no token to refresh otherwise. */
function checkToken(session: Session, page: Window) {
  const machine = refreshCheckWith(session, page);
  let check: ActorRefFrom<typeof machine> | null = null;
  const follow = () => {
    if (selectIsSignedIn(session.getSnapshot())) check ??= createActor(machine).start();
    else {
      check?.stop();
      check = null;
    }
  };
  session.subscribe(follow);
  follow();
}
