import { type RefObject, useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import { toastLimits } from "../../../domain/toasts/toast";
import { selectToasts, type toastsMachine } from "../../../machines/toasts/toasts.machine";

export type ToastsActor = ActorRefFrom<typeof toastsMachine>;
type Region = RefObject<HTMLElement | null>;

/** Writes each message into its live region, and clears both when the last toast is gone. */
export function useAnnouncements(actor: ToastsActor, polite: Region, urgent: Region) {
  useEffect(() => {
    const spoken = actor.on("toast.announced", ({ text, isUrgent }) => {
      const region = isUrgent ? urgent.current : polite.current;
      if (!region || text === "") return;
      const line = document.createElement("p");
      line.textContent = text;
      region.append(line);
      if (region.childElementCount > toastLimits.shown) region.firstElementChild?.remove();
    });
    const seen = actor.subscribe((snapshot) => {
      if (selectToasts(snapshot).length > 0) return;
      polite.current?.replaceChildren();
      urgent.current?.replaceChildren();
    });
    return () => {
      spoken.unsubscribe();
      seen.unsubscribe();
    };
  }, [actor, polite, urgent]);
}
