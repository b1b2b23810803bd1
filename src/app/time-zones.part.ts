import { selectAuth, selectIsSignedIn } from "../../machines/session/session.machine";
import { listTimeZones } from "../effects/account/time-zone-list.effects";
import type { Session } from "../features/session/use-access";

/** Puts the device's list of zones into the session once somebody is signed in; a sign-out clears it. */
export function wireTimeZones(session: Session) {
  const list = () => {
    const snapshot = session.getSnapshot();
    if (!selectIsSignedIn(snapshot) || selectAuth(snapshot).timeZoneOptions.length > 0) return;
    session.send({ type: "time-zones.listed", options: listTimeZones() });
  };
  session.subscribe(list);
  list();
}
