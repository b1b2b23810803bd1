import { selectAuth, selectIsSignedIn } from "../../machines/session/session.machine";
import { listTimeZones } from "../effects/account/time-zone-list.effects";
import type { Session } from "../features/session/use-access";

/** The zones to choose from belong to whoever is signed in, and go with them. */
export function wireTimeZones(session: Session) {
  const list = () => {
    const snapshot = session.getSnapshot();
    if (!selectIsSignedIn(snapshot) || selectAuth(snapshot).timeZoneOptions.length > 0) return;
    session.send({ type: "time-zones.listed", options: listTimeZones() });
  };
  session.subscribe(list);
  list();
}
