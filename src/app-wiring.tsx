import { lazy } from "react";
import { navigate } from "wouter/use-browser-location";
import { createActor, fromPromise } from "xstate";
import { isFirstRun, landingPath, withoutFirstRun } from "../domain/landing-path";
import { texts } from "../domain/texts";
import { busyMachine } from "../machines/busy.machine";
import { dateFieldBy } from "../machines/date-field.machine";
import { firstRunMachine } from "../machines/first-run.machine";
import { toastsMachine } from "../machines/toasts.machine";
import type { AppScreens } from "./app";
import { loadIdentity } from "./effects/browser-config.effects";
import { updateTimeZone } from "./effects/drip-name.effects";
import { createReturnPath } from "./effects/return-path.effects";
import { createSafeStorage } from "./effects/storage.effects";
import { readToday } from "./effects/temporal.effects";
import { createToasts } from "./features/toasts/create-toasts";
import { createLazyIdentity } from "./identity/lazy";
import { SignInPlace } from "./screens/sign-in.screen";
import { wireSession } from "./session-wiring";
import { wireSignIn } from "./sign-in-wiring";

const HomeScreen = lazy(async () => ({ default: (await import("./screens/home.screen")).HomeScreen }));
const NextScreen = lazy(async () => ({ default: (await import("./screens/next.screen")).NextScreen }));
const MemberScreen = lazy(async () => ({ default: (await import("./screens/member.screen")).MemberScreen }));
const ResetScreen = lazy(async () => ({ default: (await import("./screens/reset.screen")).ResetScreen }));
const VerifyScreen = lazy(async () => ({ default: (await import("./screens/verify.screen")).VerifyScreen }));

/** Makes every actor once and hands the screens what they need. */
export function openApp(page: Window) {
  const toasts = createActor(toastsMachine).start();
  const busy = createActor(busyMachine).start();
  const raise = createToasts(toasts);
  const { client, session, forceRefresh, owesLogOut } = wireSession(page, (event) => busy.send(event));
  const identity = createLazyIdentity(() => loadIdentity(page));
  const returnPath = createReturnPath(
    createSafeStorage(() => page.sessionStorage),
    page.location.origin,
  );
  const charts = wireSignIn({
    client,
    identity,
    owesLogOut,
    forceRefresh,
    tellSession: (event) => session.send(event),
    announce: ({ tone, text }) => raise[tone](text),
    signOut: () => session.send({ type: "sign-out.chosen", scope: "here" }),
  });
  session.on("session.closed", ({ end }) => {
    void identity.signOut();
    if (end === "refused") raise.error(texts.signIn.over);
    if (end === "banned") raise.error(texts.signIn.bannedHere);
    if (end === "refused" || end === "banned") return;
    returnPath.forget();
    if (page.location.pathname !== "/app") navigate("/app", { replace: true });
  });

  const token = takeLinkToken(page);
  const member = {
    session,
    isFirstRun,
    withoutFirstRun,
    rememberPath: returnPath.remember,
    firstRun: {
      deviceTimeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      machine: firstRunMachine.provide({
        actors: {
          updateTimeZone: fromPromise(({ input }) =>
            updateTimeZone(client, (event) => session.send(event), input),
          ),
        },
      }),
    },
  };
  const screens: AppScreens = {
    signIn: (
      <SignInPlace
        session={session}
        machine={charts.signIn}
        dateField={dateFieldBy(() => readToday())}
        onIdle={identity.prepare}
        landing={(hasJustOnboarded) => landingPath({ hasJustOnboarded, returnPath: returnPath.take() })}
      />
    ),
    home: (
      <MemberScreen {...member}>
        <HomeScreen session={session} />
      </MemberScreen>
    ),
    next: (
      <MemberScreen {...member}>
        <NextScreen session={session} />
      </MemberScreen>
    ),
    reset: <ResetScreen machine={charts.passwordReset} token={token} />,
    verify: <VerifyScreen machine={charts.verifyAddress} token={token} />,
  };
  return { toasts, busy, screens };
}

/** A mail's link carries its token in the fragment, which leaves the address before anything could keep it. */
function takeLinkToken({ location, history }: Window): string {
  if (!/^\/app\/(?:reset|verify)$/.test(location.pathname)) return "";
  const token = decodeURIComponent(location.hash.slice(1));
  history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}
