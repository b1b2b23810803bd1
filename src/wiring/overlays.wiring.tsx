import { createActor } from "xstate";
import type { Announcement } from "../../domain/base/announcement";
import type { SessionEnd } from "../../domain/session/session";
import { signInTexts } from "../../domain/sign-in/texts";
import { busyMachine } from "../../machines/busy/busy.machine";
import { toastsMachine } from "../../machines/toasts/toasts.machine";
import { BusyOverlay } from "../controls/busy/busy-overlay";
import { createToasts } from "../controls/toasts/create-toasts";
import { ToastsView } from "../controls/toasts/toasts-view";
import { wireAppUpdate } from "./app-update.wiring";

/** What floats above every screen: toasts and the cover. Loaded once the screen below stands. */
export function openOverlays() {
  const toasts = createActor(toastsMachine).start();
  const busy = createActor(busyMachine).start();
  const raise = createToasts(toasts);
  wireAppUpdate(window, raise);
  return {
    hearRequest: (event: { type: "request.started" } | { type: "request.settled" }) => busy.send(event),
    announce: ({ tone, text, ...named }: Announcement) => void raise[tone](text, named),
    announceEnd: (end: SessionEnd) => {
      if (end === "refused") raise.error(signInTexts.over);
      if (end === "banned") raise.error(signInTexts.bannedHere);
    },
    toasts,
    busy,
  };
}

export type OpenedOverlays = ReturnType<typeof openOverlays>;

export function Overlays({ toasts, busy }: Pick<OpenedOverlays, "toasts" | "busy">) {
  return (
    <>
      <ToastsView actor={toasts} />
      <BusyOverlay actor={busy} />
    </>
  );
}
