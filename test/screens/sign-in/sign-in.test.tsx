// Imported first, since the router patches the history when it is imported.
import "../../support/view/happy-dom";

import { Profiler, StrictMode } from "react";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { BirthdayInput, BirthdayOutcome } from "../../../domain/account/age";
import { dayFrom } from "../../../domain/dates/calendar";
import type { NameOutcome, SaveInput, SaveOutcome } from "../../../domain/drip-name/outcomes";
import type { IdentifyOutcome } from "../../../domain/identity/identity";
import { birthdayMachine } from "../../../machines/account/birthday.machine";
import { dateFieldBy, dateFieldMachine } from "../../../machines/dates/date-field.machine";
import { dripNameMachine } from "../../../machines/drip-name/drip-name.machine";
import { sessionMachine } from "../../../machines/session/session.machine";
import { providerSignInMachine } from "../../../machines/sign-in/provider-sign-in.machine";
import { signInMachine } from "../../../machines/sign-in/sign-in.machine";
import { type LoadedWaysIn, SignInPlace } from "../../../src/screens/sign-in/sign-in.screen";
import { type HandedAddress, WaysIn } from "../../../src/screens/sign-in/ways-in";
import { ThreadLine } from "../../../src/ui/invitation/thread-line";
import { settled } from "../../support/machines/placeholders";
import { opened, openSession, refreshed } from "../../support/machines/session";
import { user } from "../../support/people/user";
import { until } from "../../support/until";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("sign-in screen");

test("a press while the dialogs are loading opens one", async () => {
  const session = createActor(sessionMachine, {
    input: { generation: 0, owedLogOut: false, hasHint: false },
  }).start();
  let isArriving = false;
  const machines = {
    get signIn() {
      isArriving = true;
      return signInMachine;
    },
    dateField: dateFieldMachine,
    takeAddress: () => null,
    share: () => {},
    isInvited: () => false,
    greet() {},
  };
  let presses = 0;
  const pressOnArrival = () => {
    if (!isArriving || presses > 0) return;
    presses++;
    screen.getByRole("button", { name: "Sign in with e-mail" }).click();
  };
  render(
    <Profiler id="place" onRender={pressOnArrival}>
      <SignInPlace
        session={session}
        loadWaysIn={async () => ({ WaysIn, machines })}
        landing={() => "/app/home"}
      />
    </Profiler>,
  );
  assert.ok(await screen.findByRole("dialog"));
  assert.is(presses, 1);
  session.stop();
});

test("the buttons are hidden while the session is being restored and when signed in", async () => {
  const { answer, landings, entries, loads } = open({ hasHint: true });
  assert.equal([isQuiet(), landings], [true, []]);
  await act(() => answer("refresh", refreshed()));
  assert.equal([isQuiet(), landings], [true, []]);
  await act(() => answer("readMe", { kind: "read", me: user() }));
  assert.equal(
    [isQuiet(), landings, location.pathname, entries(), loads.length],
    [true, [false], "/app/home", 0, 0],
  );
});

test("a restored session with a forced password change is asked for it and not redirected before", async () => {
  const { answer, landings, session } = open({ hasHint: true });
  await act(() => answer("refresh", refreshed(true)));
  await act(() => answer("readMe", { kind: "read", me: user() }));
  assert.ok(await screen.findByRole("dialog", { name: "Pick a new password" }));
  assert.equal([landings, location.pathname], [[], "/app"]);
  act(() => session.send({ type: "sign-out.chosen" }));
  await act(settled);
  assert.equal([screen.queryByRole("dialog"), landings], [null, []]);
});

test("signing in redirects once, replacing the sign-in page", async () => {
  const { session, landings, entries, loads } = open();
  await act(async () => loads[0]?.resolve(waysIn()));
  act(() => session.send(opened()));
  await act(settled);
  act(() => session.send({ type: "me.updated", me: user({ drip_name: "ace" }) }));
  await act(settled);
  assert.equal([landings, location.pathname, entries()], [[false], "/app/home", 0]);
});

test("somebody who claims a drip name here is redirected as a new member", async () => {
  const newcomer = user({ role: "onboarding", drip_name: null });
  const { session, landings, loads } = open();
  const greeted: string[] = [];
  const claiming = dripNameMachine.provide({
    delays: { pause: 0 },
    actors: {
      check: fromPromise<NameOutcome, { dripName: string }>(async () => ({ kind: "free" })),
      save: fromPromise<SaveOutcome, SaveInput>(async () => {
        session.send({ type: "me.updated", me: user() });
        return { kind: "saved", me: user() };
      }),
      forceRefresh: fromPromise<void>(async () => {}),
    },
  });
  const machines = waysIn(claiming, undefined, { greet: () => greeted.push(location.pathname) });
  await act(async () => loads[0]?.resolve(machines));
  act(() => session.send(opened(newcomer)));
  await openUser().type(screen.getByRole("textbox", { name: "Drip name" }), "robin_23");
  await until(() => screen.queryByText("Looks great!"));
  await openUser().click(screen.getByRole("button", { name: "Claim it" }));
  await until(() => location.pathname === "/app/home");
  assert.equal([landings, greeted], [[true], ["/app/home"]], "once, and when it has led on");
});

test("a child's account ends its session with the reason, and the buttons return", async () => {
  const ageless = user({ age: "unknown" });
  const { session, landings, loads } = open();
  const machines = waysIn(undefined, undefined, {
    birthday: birthdayMachine.provide({
      actors: {
        giveBirthday: fromPromise<BirthdayOutcome, BirthdayInput>(async () => ({ kind: "too-young" })),
      },
    }),
    signOut: () => session.send({ type: "sign-out.chosen" }),
  });
  await act(async () => loads[0]?.resolve(machines));
  act(() => session.send(opened(ageless)));
  const person = openUser();
  await person.type(screen.getByLabelText("Date of birth"), "1/15/2020");
  await person.click(screen.getByRole("button", { name: "Save" }));
  const told = await screen.findByRole("dialog", { name: "Thanks for telling us." });
  assert.match(
    told.textContent ?? "",
    /Drip accounts start at 13. Ask a parent or guardian to sign up and add you. We've deleted what you gave us./,
  );
  assert.is(session.getSnapshot().matches("signedOut"), true);
  await act(settled);
  await person.click(screen.getByRole("button", { name: "Okay" }));
  assert.equal([screen.queryByRole("dialog"), landings, location.pathname], [null, [], "/app"]);
  assert.ok(screen.getByRole("button", { name: "Sign in with Google" }));
});

test("the target is read once, however often React renders", async () => {
  const { session } = openSession();
  session.send(opened());
  const landings: boolean[] = [];
  const landing = (hasJustOnboarded: boolean) => {
    landings.push(hasJustOnboarded);
    return "/app/home";
  };
  history.replaceState(null, "", "/app");
  render(
    <StrictMode>
      <SignInPlace session={session} loadWaysIn={async () => waysIn()} landing={landing} />
    </StrictMode>,
  );
  assert.equal(landings, [false]);
});

test("a session that cannot be restored yet leads to the page that says so", async () => {
  const { answer, landings } = open({ hasHint: true });
  assert.equal([isQuiet(), landings], [true, []]);
  await act(() => answer("refresh", { kind: "failed" }));
  assert.equal([isQuiet(), landings], [true, [false]]);
});

test("a press before the dialogs are loaded keeps its button busy until they are", async () => {
  const { loads } = open();
  const button = screen.getByRole("button", { name: "Sign in with e-mail" });
  await openUser().click(button);
  assert.is(button.getAttribute("aria-busy"), "true");
  await act(async () => loads[0]?.resolve(waysIn()));
  assert.is(button.getAttribute("aria-busy"), null);
  assert.ok(screen.getByRole("dialog"));
});

test("dialogs that fail to load are requested again at each press, and the button is freed", async () => {
  const { loads } = open();
  await act(async () => loads[0]?.reject(new TypeError("Failed to fetch")));
  const button = screen.getByRole("button", { name: "Sign in with e-mail" });
  await openUser().click(button);
  assert.equal([loads.length, button.getAttribute("aria-busy")], [2, "true"]);
  await act(async () => loads[1]?.reject(new TypeError("Failed to fetch")));
  assert.is(button.getAttribute("aria-busy"), null);
  await openUser().click(button);
  await act(async () => loads[2]?.resolve(waysIn()));
  assert.ok(screen.getByRole("dialog"));
});

test("Google's button is busy while its popup is open", async () => {
  const { loads } = open();
  await act(async () => loads[0]?.resolve(waysIn()));
  const button = screen.getByRole("button", { name: "Sign in with Google" });
  assert.is(button.getAttribute("aria-busy"), null);
  await openUser().click(button);
  assert.is(button.getAttribute("aria-busy"), "true");
});

test("an address passed along leads straight to its password", async () => {
  const { loads } = open();
  const handed = [{ emailAddress: "robin@example.com", isKnown: true }];
  await act(async () => loads[0]?.resolve(waysIn(undefined, () => handed.pop() ?? null)));
  assert.ok(screen.getByRole("dialog", { name: "Welcome back" }));
  assert.ok(screen.getByRole("button", { name: /robin@example.com/ }));
});

test("an address from an invitation's mail is in the field once e-mail is chosen", async () => {
  const { loads } = open();
  const handed = [{ emailAddress: "kim@example.com", isKnown: false }];
  await act(async () => loads[0]?.resolve(waysIn(undefined, () => handed.pop() ?? null)));
  assert.is(screen.queryByRole("dialog"), null);
  await openUser().click(screen.getByRole("button", { name: "Sign in with e-mail" }));
  assert.ok(screen.getByRole("dialog", { name: "What's your e-mail?" }));
  assert.is(
    screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail address" }).value,
    "kim@example.com",
  );
});

test("an invitation's line stays in sight on the page and on its dialogs", async () => {
  const { loads, session } = open();
  const team = { name: "Comets", colour_one: "#2456d6", colour_two: "#fffefa" };
  const thread = <ThreadLine text="Sam for the Comets" step={2} team={team} />;
  await act(async () => loads[0]?.resolve({ ...waysIn(), thread }));
  assert.ok(screen.getByText("Sam for the Comets"));
  await openUser().click(screen.getByRole("button", { name: "Sign in with e-mail" }));
  const told = (name: string) => describedBy(screen.getByRole("dialog", { name }));
  assert.match(told("What's your e-mail?"), /Sam for the Comets.*Step 2 of 3/);
  await openUser().keyboard("{Escape}");
  act(() => session.send(opened(user({ role: "onboarding", drip_name: null }))));
  await until(() => screen.queryByRole("dialog", { name: "Claim your drip name" }));
  assert.match(told("Claim your drip name"), /Sam for the Comets.*Step 2 of 3.*Short, public/);
});

/** The screen's dialogs; Google's popup never resolves. */
const waysIn = (
  dripName = dripNameMachine,
  takeAddress = (): HandedAddress | null => null,
  { birthday = birthdayMachine, signOut = () => {}, greet = () => {} } = {},
): LoadedWaysIn => ({
  WaysIn,
  machines: {
    takeAddress,
    share: () => {},
    isInvited: () => false,
    greet,
    dateField: dateFieldBy(async () => dayFrom(2026, 11, 21)),
    signIn: signInMachine.provide({
      actions: { signOut },
      actors: {
        dripName,
        birthday,
        providerSignIn: providerSignInMachine.provide({
          actors: { identify: fromPromise<IdentifyOutcome>(() => new Promise(() => {})) },
        }),
      },
    }),
  },
});

type Load = { resolve: (loaded: LoadedWaysIn) => void; reject: (fault: Error) => void };

/** The sign-in at /app. With a restorable session the dialogs are loaded at once; else when the test says so. */
function open({ hasHint = false } = {}) {
  history.replaceState(null, "", "/app");
  const { length } = history;
  const opening = openSession({ hasHint });
  const landings: boolean[] = [];
  const loads: Load[] = [];
  const loadWaysIn = () =>
    new Promise<LoadedWaysIn>((resolve, reject) => {
      loads.push({ resolve, reject });
      if (hasHint) resolve(waysIn());
    });
  render(
    <SignInPlace
      session={opening.session}
      loadWaysIn={loadWaysIn}
      landing={(hasJustOnboarded) => {
        landings.push(hasJustOnboarded);
        return "/app/home";
      }}
    />,
  );
  return { ...opening, landings, loads, entries: () => history.length - length };
}

const describedBy = (dialog: HTMLElement) =>
  document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

const isQuiet = () =>
  screen.queryByRole("heading") === null && screen.getByRole("main").getAttribute("aria-busy") === "true";

test.run();
