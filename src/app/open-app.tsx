import { createElement, lazy, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import type { Announcement } from "../../domain/base/announcement";
import { landingPath } from "../../domain/session/landing-path";
import type { AppScreens } from "../app";
import { untilShown } from "../effects/base/prerendering.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { takeLinkToken } from "../effects/mail-links/link-token.effects";
import { createReturnPath } from "../effects/session/return-path.effects";
import { SignInPlace } from "../screens/sign-in/sign-in.screen";
import type { FrontPageName } from "./front.part";
import { memoized } from "./memoized";
import type { OpenedOverlays } from "./overlays.part";
import { wireSession } from "./session.part";

/** Creates what lives as long as the page and passes it to the screens. Code that the first paint does not need is loaded later. */
export function openApp(page: Window) {
  const overlays = import("./overlays.part").then(
    ({ openOverlays, Overlays }) => ({ ...openOverlays(), Overlays }),
    () => null,
  );
  const toOverlays = (use: (opened: OpenedOverlays) => void) =>
    void overlays.then((opened) => opened && use(opened));
  const { client, session, forceRefresh, owesLogOut, telemetry, reportFault } = wireSession(page, (event) =>
    toOverlays(({ showRequest }) => showRequest(event)),
  );
  const returnPath = createReturnPath(
    createSafeStorage(() => page.sessionStorage),
    page.location.origin,
  );
  const announce = (announcement: Announcement) => toOverlays((opened) => opened.announce(announcement));
  const loadMachines = memoized(async () =>
    (await import("./sign-in.part")).openSignIn(page, {
      client,
      owesLogOut,
      forceRefresh,
      sendToSession: (event) => session.send(event),
      announce,
      telemetry,
      signOut: () => session.send({ type: "sign-out.chosen" }),
    }),
  );

  session.on("session.closed", ({ end }) => {
    void loadMachines.begun()?.then(({ identity }) => identity.signOut());
    toOverlays(({ announceEnd }) => announceEnd(end));
    if (end === "refused" || end === "banned") return;
    returnPath.forget();
    if (page.location.pathname !== "/app") navigate("/app", { replace: true });
  });

  const loadWaysIn = async () => {
    await untilShown(page.document);
    const [{ WaysIn }, machines] = await Promise.all([import("../screens/sign-in/ways-in"), loadMachines()]);
    return { WaysIn, machines, thread: await machines.loadThread() };
  };
  const token = takeLinkToken(page);
  const ports = { client, session, rememberPath: returnPath.remember, loadMachines, telemetry, announce };
  let isNewcomer = false;
  const front = (name: FrontPageName) =>
    later(async () =>
      (await import("./front.part")).wireFront(page, name, {
        ...ports,
        token,
        isNewcomer: () => isNewcomer,
      }),
    );
  const screens: AppScreens = {
    signIn: (
      <SignInPlace
        session={session}
        loadWaysIn={loadWaysIn}
        landing={(hasJustOnboarded) => {
          isNewcomer = hasJustOnboarded;
          return landingPath({ hasJustOnboarded, returnPath: returnPath.take() });
        }}
      />
    ),
    shell: later(async () => (await import("./members.part")).wireMembers(ports)),
    reset: front("reset"),
    verify: front("verify"),
    join: front("join"),
    stop: front("stop"),
    look: front("look"),
    answer: front("answer"),
    goodbye: front("goodbye"),
  };
  return { screens, overlays, reportFault };
}

/** A screen whose code is loaded when its route is first shown. */
const later = (load: () => Promise<ReactNode>) =>
  createElement(
    lazy(async () => {
      const screen = await load();
      return { default: () => screen };
    }),
  );
