import { useEffect } from "react";
import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type { User } from "../../../domain/account/user";
import { noneUnsent, type Unsent } from "../../../domain/outbox/unsent";
import { dripNameFieldMachine } from "../../../machines/drip-name/drip-name-field.machine";
import { pushSubscriptionMachine } from "../../../machines/push/push-subscription.machine";
import { sessionMachine } from "../../../machines/session/session.machine";
import { signOutEverywhereMachine } from "../../../machines/session/sign-out-everywhere.machine";
import { appearanceMachine } from "../../../machines/settings/appearance.machine";
import { clockMachine } from "../../../machines/settings/clock.machine";
import { selectValue } from "../../../machines/settings/device-choice.setup";
import { profileFormMachine } from "../../../machines/settings/profile-form.machine";
import { settingsMachine } from "../../../machines/settings/settings.machine";
import type { OwnDataProps } from "../../../src/features/account-deletion/copy-my-data";
import type { FamilyProps } from "../../../src/features/family/family";
import { SettingsScreen } from "../../../src/screens/settings/settings.screen";
import { SettingsPlace } from "../../../src/screens/settings/settings-place";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user } from "../../support/people/user";
import { openUser, render, resetDom, screen, viewSuite, waitFor, within } from "../../support/view/dom";

const test = viewSuite("settings");

test("Notifications are one press away, and help and rules are pages of their own", async () => {
  const { person } = open();
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  assert.equal(["Help", "Privacy", "Terms"].map(hrefOf), ["/help", "/privacy", "/terms"]);
  await person.click(screen.getByRole("button", { name: /^Notifications/ }));
  assert.is(location.pathname + location.search, "/app/dings?rings");
});

test("the current values are shown, and a press opens their form", async () => {
  const { person } = open();
  for (const text of ["Robin Reyes", "@robin_23", "robin@example.com"]) assert.ok(screen.getByText(text));
  assert.ok(screen.getByText("America/Chicago · follows your device"));
  await person.click(screen.getByRole("button", { name: "Name and drip name" }));
  assert.ok(screen.getByRole("dialog", { name: "Your names" }));
  assert.is(screen.getByLabelText<HTMLInputElement>("First name").value, "Robin");
  await person.click(screen.getByRole("button", { name: "Back" }));
  assert.ok(screen.getByRole("dialog", { name: "Settings" }));
  const signs = (name: string) => screen.getByRole("button", { name }).querySelectorAll("svg").length;
  // Its own icon, and the arrow of a row that opens a page.
  assert.equal([signs("Change password"), signs("Sign out")], [2, 1]);
});

test("the focus goes to the heading of the opened part, and back to the row", async () => {
  const { person, answer } = open();
  const row = (name: string) => screen.getByRole("button", { name });
  const heading = (name: string) => screen.getByRole("heading", { name });
  await person.click(row("Name and drip name"));
  assert.is(document.activeElement, heading("Your names"));
  await person.click(row("Back"));
  assert.is(document.activeElement, row("Name and drip name"));
  await person.click(row("Change password"));
  assert.is(document.activeElement, heading("Change password"));
  await answer("readProvider", { kind: "own" });
  await person.click(await screen.findByRole("button", { name: "Back" }));
  assert.is(document.activeElement, row("Change password"));
  await person.click(row("Sign out everywhere"));
  assert.is(document.activeElement, heading("Sign out everywhere?"));
  await person.click(row("Back"));
  assert.is(document.activeElement, row("Sign out everywhere"));
});

test("signing out everywhere without the password shows an error and focuses the field", async () => {
  const { person, answer, calls } = open();
  await person.click(screen.getByRole("button", { name: "Sign out everywhere" }));
  await answer("readProvider", { kind: "own" });
  const field = await screen.findByLabelText<HTMLInputElement>("Password");
  await person.click(screen.getByRole("button", { name: "Sign out everywhere" }));
  assert.ok(await screen.findByText("That's very... empty."));
  assert.is(document.activeElement, field);
  assert.equal(
    calls.map(({ name }) => name),
    ["readProvider"],
  );
});

test("the appearance is chosen by one press", async () => {
  const { person, appearance } = open();
  const group = within(screen.getByRole("group", { name: "Appearance" }));
  assert.is(group.getByRole<HTMLInputElement>("radio", { name: "Device" }).checked, true);
  await person.click(group.getByRole("radio", { name: "Dark" }));
  assert.is(selectValue(appearance.getSnapshot()), "dark");
  assert.is(screen.getByRole<HTMLInputElement>("radio", { name: "Dark" }).checked, true);
});

test("the drip name shows its normalised form and is checked while typing; a taken one offers free ones", async () => {
  const { person, answer, calls } = open();
  await person.click(screen.getByRole("button", { name: "Name and drip name" }));
  const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: /^Drip name/ });
  await person.clear(field());
  await person.type(field(), "a c-e!");
  assert.is(field().value, "ace");
  await waitFor(() => assert.equal(calls.at(-1), { name: "check", input: { dripName: "ace" } }));
  await answer("check", { kind: "taken", suggestions: ["ace_7", "ace_21"] });
  assert.ok(await screen.findByText(/already called dibs/));
  assert.is(field().getAttribute("aria-invalid"), "true");
  await person.click(screen.getByRole("button", { name: "ace_7" }));
  assert.is(field().value, "ace_7");
  await answer("check", { kind: "free" });
  assert.ok(await screen.findByText("Looks great!"));
  await person.click(screen.getByRole("button", { name: "Save" }));
  await answer("save", { kind: "taken" });
  await answer("check", { kind: "taken", suggestions: ["ace_21"] });
  assert.ok(await screen.findByText(/already called dibs/));
  assert.is(field().getAttribute("aria-invalid"), "true");
  await person.click(screen.getByRole("button", { name: "ace_21" }));
  await person.click(screen.getByRole("button", { name: "Save" }));
  const [, second] = calls.filter(({ name }) => name === "save");
  assert.equal(second?.input, {
    me: user(),
    profile: { firstName: "Robin", lastName: "Reyes", dripName: "ace_21" },
  });
});

test("the password part depends on the account's provider", async () => {
  const { person, answer } = open();
  await person.click(screen.getByRole("button", { name: "Change password" }));
  await answer("readProvider", { kind: "foreign", formattedProvider: "Google" });
  assert.ok(await screen.findByText(/You sign in with Google/));
});

test("settings that fail to load say so, and can be closed", async () => {
  let closed = 0;
  render(
    <SettingsPlace
      isOpen
      load={() => Promise.reject(new TypeError("Failed to fetch"))}
      onClosed={() => closed++}
    />,
  );
  assert.match((await screen.findByRole("alert")).textContent ?? "", /missed the bus/);
  assert.ok(screen.getByRole("button", { name: "Try again" }));
  await openUser().click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => assert.is(closed, 1));
});

test("with unsent answers signing out asks, and shows how many", async () => {
  const { person } = open({}, () => ({ ...noneUnsent, answers: 2, gotIts: 1 }));
  await person.click(screen.getByRole("button", { name: "Sign out" }));
  assert.ok(screen.getByText("2 answers and 1 Got it haven't left yet."));
  assert.ok(screen.getByRole("button", { name: "Drop them" }));
  await person.click(screen.getByRole("button", { name: "Send first" }));
  assert.is(screen.getByRole("button", { name: "Send first" }).getAttribute("aria-busy"), "true");
});

test("an adult's Family row follows the names; it opens its URL, and Back returns to the settings'", async () => {
  const { person } = open({ age: "adult" });
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  assert.is(names.indexOf("Family"), names.indexOf("Name and drip name") + 1);
  await person.click(screen.getByRole("button", { name: "Family" }));
  assert.ok(await screen.findByRole("dialog", { name: "Everybody" }));
  assert.equal([address(), screen.getByTestId("child").textContent], ["/app/home?settings=family", "none"]);
  await person.click(screen.getByRole("button", { name: "Back" }));
  assert.ok(screen.getByRole("dialog", { name: "Settings" }));
  assert.is(address(), "/app/home?settings");
  assert.is(document.activeElement, screen.getByRole("button", { name: "Family" }));
});

test("a URL opens Family at a child's page", async () => {
  history.replaceState(null, "", "/app/home?settings=family&child=c1");
  open({ age: "adult" });
  assert.is((await screen.findByTestId("child")).textContent, "c1");
});

test("a minor and somebody of unknown age have no family here, whatever the URL says", () => {
  for (const age of ["teen", "unknown"] as const) {
    history.replaceState(null, "", "/app/home?settings=family");
    open({ age });
    assert.ok(screen.getByRole("dialog", { name: "Settings" }));
    assert.is(screen.queryByRole("button", { name: "Family" }), null);
    resetDom();
  }
});

const FakeCopy = ({ me, onBack }: OwnDataProps) => (
  <button type="button" onClick={onBack}>
    {me.email_address}
  </button>
);

const FakeFarewell = ({ onGone }: { onGone: () => void }) => (
  <button type="button" onClick={onGone}>
    Go
  </button>
);

test("deleting the account is the last row, and signs out once the server has ended all sessions", async () => {
  const { person } = open();
  const rows = screen.getAllByRole("button").map(({ textContent }) => textContent);
  assert.is(rows.filter(Boolean).at(-1), "Delete my account");
  await person.click(screen.getByRole("button", { name: "Delete my account" }));
  assert.ok(screen.getByRole("dialog", { name: "Leaving the field?" }));
  await person.click(screen.getByRole("button", { name: "Go" }));
  assert.is(screen.queryByRole("button", { name: "Go" }), null);
});

test("a copy of one's data is a row of the last group, and Back returns to it", async () => {
  const { person } = open();
  assert.ok(screen.getByRole("heading", { name: "Your data" }));
  const row = () => screen.getByRole("button", { name: /^Get a copy of my data/ });
  await person.click(row());
  assert.ok(screen.getByRole("dialog", { name: "A copy of your data" }));
  await person.click(screen.getByRole("button", { name: "robin@example.com" }));
  assert.is(document.activeElement, row());
});

const address = () => location.pathname + location.search;

function FakeFamily({ childId, onBack, onTitled }: FamilyProps) {
  useEffect(() => onTitled("Everybody"), [onTitled]);
  return (
    <>
      <p data-testid="child">{childId ?? "none"}</p>
      <button type="button" onClick={onBack}>
        Back
      </button>
    </>
  );
}

function open(change: Partial<User> = {}, countUnsent: () => Unsent = () => noneUnsent) {
  const placeholders = openPlaceholders();
  const session = createActor(sessionMachine, {
    input: { generation: 0, owedLogOut: false, hasHint: false },
  }).start();
  session.send({
    type: "session.opened",
    me: user(change),
    logIn: {
      access_token: "a.b.c",
      refresh_token: "cookie",
      oauth_state: "",
      pkce_code_challenge: "",
      pkce_code_verifier: "",
    },
  });
  const appearance = createActor(appearanceMachine, { input: { value: "system" } }).start();
  const machine = settingsMachine.provide({
    actors: {
      readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)),
      signOutEverywhere: signOutEverywhereMachine.provide({
        actors: { readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)) },
      }),
      profileForm: profileFormMachine.provide({
        actors: {
          save: fromPromise(({ input }) => placeholders.call("save", input)),
          dripNameField: dripNameFieldMachine.provide({
            delays: { pause: 0 },
            actors: { check: fromPromise(({ input }) => placeholders.call("check", input)) },
          }),
        },
      }),
    },
  });
  render(
    <SettingsScreen
      session={session}
      appearance={appearance}
      clock={createActor(clockMachine, { input: { value: "device" } }).start()}
      machine={machine}
      countUnsent={countUnsent}
      pushSubscription={pushSubscriptionMachine}
      Family={FakeFamily}
      Copy={FakeCopy}
      Farewell={FakeFarewell}
      isOpen
      onClosed={() => {}}
    />,
  );
  return { ...placeholders, appearance, person: openUser() };
}

test.run();
