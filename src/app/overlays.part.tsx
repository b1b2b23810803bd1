import { navigate } from "wouter/use-browser-location";
import { createActor } from "xstate";
import type { Announcement } from "../../domain/base/announcement";
import type { SessionEnd } from "../../domain/session/session";
import { signInTexts } from "../../domain/sign-in/texts";
import { busyMachine } from "../../machines/busy/busy.machine";
import { toastsMachine } from "../../machines/toasts/toasts.machine";
import { BusyOverlay } from "../controls/busy/busy-overlay";
import { createToasts } from "../controls/toasts/create-toasts";
import { ToastsView } from "../controls/toasts/toasts-view";
import { inPlace } from "../ui/base/in-place";
import { LinkButton } from "../ui/base/link-button";
import { Prompt } from "../ui/base/prompt";
import { wireAppUpdate } from "./app-update.part";

/** Duration of a toast with a link: long enough to read it and reach the link. */
const timeForALink = 12_000;

/** Toasts and the loading overlay. Loaded after the screen below is rendered. */
export function openOverlays() {
  const toasts = createActor(toastsMachine).start();
  const busy = createActor(busyMachine).start();
  const raise = createToasts(toasts);
  wireAppUpdate(window, raise);
  return {
    showRequest: (event: { type: "request.started" } | { type: "request.settled" }) => busy.send(event),
    announce: ({ tone, text, link, ...named }: Announcement) => {
      if (!link) return void raise[tone](text, named);
      const id = named.id ?? crypto.randomUUID();
      const follow = () => {
        raise.dismiss(id);
        navigate(link.href);
      };
      const drawn = (
        <Prompt>
          <span>{text}</span>
          <LinkButton kind="secondary" href={link.href} onClick={inPlace(follow)}>
            {link.label}
          </LinkButton>
        </Prompt>
      );
      raise[tone](text, { id, drawn, duration: timeForALink });
    },
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
