import { fromCallback } from "xstate";
import type { Seen } from "../../../domain/schedule/week/schedule";
import { acknowledgeEvents } from "../../api/calls/acknowledge-events";
import type { Client } from "../../api/client";

type Watched = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
type Observers = { IntersectionObserver: typeof IntersectionObserver };

/** Reports whether an element is on the screen of a page that is shown. */
export const sightOf = (document: Watched, { IntersectionObserver: Observer }: Observers) =>
  fromCallback<{ type: "none" }, { place: object }>(({ input: { place }, sendBack }) => {
    if (!(place instanceof Element)) return;
    let isOnScreen = false;
    const tell = () =>
      sendBack({
        type:
          isOnScreen && document.visibilityState === "visible" ? "change.in-sight" : "change.out-of-sight",
      });
    const observer = new Observer((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting === true;
      tell();
    });
    observer.observe(place);
    document.addEventListener("visibilitychange", tell);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", tell);
    };
  });

/** Acknowledges the version that was drawn, without a press. */
export async function sendOpened(client: Client, { teamId, eventId, version }: Seen): Promise<void> {
  await client.send(acknowledgeEvents, {
    body: { via: "opened", items: [{ team_id: teamId, event_id: eventId, version }] },
  });
}
