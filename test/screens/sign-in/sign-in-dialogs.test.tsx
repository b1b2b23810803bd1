import * as assert from "uvu/assert";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { placeholderFullName } from "../../../domain/account/placeholder";
import type { User } from "../../../domain/account/user";
import { problemTexts } from "../../../domain/base/texts";
import { dayFrom } from "../../../domain/dates/calendar";
import { dateTexts } from "../../../domain/dates/texts";
import { dripNameTexts } from "../../../domain/drip-name/texts";
import { fieldTexts } from "../../../domain/fields/texts";
import { passwordTexts } from "../../../domain/password/texts";
import { addressTexts, signInTexts } from "../../../domain/sign-in/texts";
import { birthdayMachine } from "../../../machines/account/birthday.machine";
import { dateFieldBy } from "../../../machines/dates/date-field.machine";
import { dripNameMachine } from "../../../machines/drip-name/drip-name.machine";
import { changePasswordMachine } from "../../../machines/password/change-password.machine";
import { addressCheckMachine } from "../../../machines/sign-in/address-check.machine";
import { emailSignInMachine } from "../../../machines/sign-in/email-sign-in.machine";
import { passwordStepMachine } from "../../../machines/sign-in/password-step.machine";
import { signUpStepMachine } from "../../../machines/sign-in/sign-up-step.machine";
import {
  BirthdayDialog,
  ChangePasswordDialog,
  DripNameDialog,
  EmailDialog,
} from "../../../src/screens/sign-in/sign-in-dialogs";
import { openPlaceholders } from "../../support/machines/placeholders";
import { user as person } from "../../support/people/user";
import { act, cleanup, fireEvent, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("sign-in dialogs");
const dateField = dateFieldBy(async () => dayFrom(2026, 11, 21));
const judged = { kind: "judged", message: addressTexts.free, isBlocking: false, step: "sign-up" };
const member = { ...judged, message: addressTexts.known, step: "password" };

test("the first step offers an invitation's page to who has none open", () => {
  openEmail();
  assert.ok(screen.getByRole("link", { name: "I have an invitation" }));
  cleanup();
  openEmail({ isInvited: true });
  assert.is(screen.queryByRole("link", { name: "I have an invitation" }), null);
});

test("the address shows its errors, and Next is enabled only for a usable one", async () => {
  const { user, type, answer, wait } = openEmail();
  assert.is(isOff("Next"), false);
  await user.click(button("Next"));
  assert.ok(described("E-mail address", "This field is supremely required."));
  assert.is(isOff("Next"), true);
  type(field("E-mail address"), "coach@club");
  assert.is(isOff("Next"), false);
  await wait(200);
  assert.ok(described("E-mail address", "That doesn't look like a valid email address ✉️"));
  assert.is(isOff("Next"), true);
  const { otherProvider, doubleCheck, failed } = addressTexts;
  for (const [outcome, text, isNextOff] of [
    [{ ...judged, message: otherProvider("Google"), isBlocking: true }, otherProvider("Google"), true],
    [{ kind: "failed" }, failed, false],
    [{ ...judged, message: doubleCheck }, doubleCheck, false],
    [member, "Missed you!", false],
    [judged, "Let's get you in the game!", false],
  ] as const) {
    type(field("E-mail address"), "coach@club.co");
    await wait(200);
    await answer("check", outcome);
    assert.ok(described("E-mail address", text), text);
    assert.is(isOff("Next"), isNextOff, text);
  }
});

test("a member goes on to the password with the focus, and back to the kept address", async () => {
  const { user, type, answer, wait, calls } = openEmail();
  type(field("E-mail address"), "coach@club.org");
  await wait(200);
  await answer("check", member);
  await user.click(button("Next"));
  assert.ok(screen.getByRole("heading", { name: "Welcome back" }));
  assert.is(document.activeElement, field("Password"));
  assert.equal(["Cancel", "Reset", "Sign in"].map(isOff), [false, false, false]);
  await user.click(button("Sign in"));
  assert.ok(described("Password", "That's very... empty."));
  assert.equal(
    calls.map(({ name }) => name),
    ["check"],
  );
  await user.type(field("Password"), "alley");
  await user.keyboard("{Enter}{Enter}");
  await user.click(button("Sign in"));
  assert.equal(calls.slice(1), [
    { name: "signIn", input: { emailAddress: "coach@club.org", password: "alley" } },
  ]);
  assert.equal(["Reset", "Sign in"].map(isOff), [true, true]);
  button("Sign in").focus();
  await answer("signIn", { kind: "refused", text: signInTexts.wrongPassword });
  assert.ok(described("Password", "That's not the password we have on file for you."));
  assert.is(field("Password").getAttribute("aria-invalid"), "true");
  assert.is(document.activeElement, field("Password"));
  await user.tab();
  assert.is(field("Password").getAttribute("aria-invalid"), "true");
  await user.type(field("Password"), "!");
  await user.tab();
  assert.is(field("Password").getAttribute("aria-invalid"), "false");
  assert.equal(["Reset", "Sign in"].map(isOff), [false, false]);
  await user.click(button("Reset"));
  assert.is(calls.at(-1)?.name, "requestReset");
  assert.is(isOff("Sign in"), true);
  await answer("requestReset", { kind: "limited", seconds: 3 });
  assert.ok(screen.getByText("Next try in 3 seconds."));
  assert.equal(["Reset", "Sign in"].map(isOff), [true, false], "a password may be tried meanwhile");
  for (let second = 0; second < 3; second++) await wait(1_000);
  assert.is(isOff("Reset"), false);
  await user.click(screen.getByRole("button", { name: /coach@club.org/ }));
  assert.is(document.activeElement, field("E-mail address"));
  assert.is(field("E-mail address").value, "coach@club.org");
});

test("after a reset's mail the dialog says where it went, how long it is valid, and when another can be sent", async () => {
  const { user, type, answer, wait, calls } = openEmail();
  type(field("E-mail address"), "coach@club.org");
  await wait(200);
  await answer("check", member);
  await user.click(button("Next"));
  await user.click(button("Reset"));
  await answer("requestReset", { kind: "sent", linkExpiresIn: 900, nextIn: 0 });
  assert.ok(screen.getByRole("heading", { name: "Check your inbox" }));
  const words = () => screen.getByRole("dialog").textContent ?? "";
  assert.match(words(), "The mail went to coach@club.org.");
  assert.match(words(), "It works once, for another 15 minutes.");
  assert.match(words(), "We can send another in 1:00.");
  assert.ok(document.activeElement?.textContent?.startsWith("The mail went to"));
  assert.is(isOff("Send another"), true);
  for (let second = 0; second < 60; second++) await wait(1_000);
  assert.match(words(), "for another 14 minutes.");
  assert.not.match(words(), "We can send another");
  await user.click(button("Send another"));
  assert.equal(
    calls.map(({ name }) => name),
    ["check", "requestReset", "requestReset"],
  );
  await answer("requestReset", { kind: "sent", linkExpiresIn: 2, nextIn: 3_540 });
  assert.match(words(), "for another 1 minute.");
  assert.match(words(), "We can send another in 59:00.");
  for (let second = 0; second < 2; second++) await wait(1_000);
  assert.match(words(), "Its link has run out.");
  await user.click(button("Enter password"));
  assert.ok(screen.getByRole("heading", { name: "Welcome back" }));
  assert.is(document.activeElement, field("Password"));
});

test("a newcomer's form shows each error, and Sign up is enabled only when every field is valid", async () => {
  const { user, type, answer, wait } = openEmail();
  type(field("E-mail address"), "rookie@club.org");
  await wait(200);
  await answer("check", judged);
  await user.click(button("Next"));
  assert.ok(screen.getByRole("heading", { name: "Join the squad" }));
  assert.is(document.activeElement, field("Date of birth"));
  assert.is(isOff("Sign up"), true);
  for (const label of ["First name", "Last name", "Password"]) {
    await user.click(field(label));
    await user.tab();
  }
  for (const label of ["First name", "Last name"]) assert.ok(described(label, "Pssst! Required field."));
  assert.ok(described("Password", "That's very... empty."));
  const enter = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.type(field(label), text);
    await user.tab();
  };
  await enter("First name", "R".repeat(33));
  assert.ok(described("First name", fieldTexts.tooLong(32)));
  await enter("First name", "Robin");
  await enter("Last name", "Reyes");
  await enter("Password", "short");
  assert.ok(described("Password", "Use a minimum of 10 characters."));
  await enter("Password", "x".repeat(25));
  assert.ok(described("Password", passwordTexts.tooLong));
  await enter("Password", "Alley-oop-2026");
  await enter("Password, once more", "Alley-oop-2027");
  assert.ok(described("Password, once more", "Your passwords don't seem to match."));
  await enter("Password, once more", "Alley-oop-2026");
  assert.is(isOff("Sign up"), true);
  await enter("Date of birth", "1/15/2020");
  await user.tab();
  assert.ok(described("Date of birth", dateTexts.underage));
  assert.is(isOff("Sign up"), true);
  await enter("Date of birth", "1/15/1988");
  assert.is(isOff("Sign up"), false);
  await enter("Password", "Alley-oop-2028");
  await screen.findByText("Your passwords don't seem to match.");
  assert.is(isOff("Sign up"), true);
  await enter("Password", "Alley-oop-2026");
  assert.is(isOff("Sign up"), false);
});

test("the age is asked first, and a minor reads that a grown-up goes first, with the link for them", async () => {
  const { user, type, answer, wait, pressed } = openEmail();
  type(field("E-mail address"), "rookie@club.org");
  await wait(200);
  await answer("check", judged);
  await user.click(button("Next"));
  const teen = `1/15/${new Date().getFullYear() - 15}`;
  await user.type(field("Date of birth"), teen);
  await user.tab();
  assert.ok(await screen.findByText("A grown-up of yours goes first."));
  await user.click(button("Send the link"));
  assert.equal(pressed, ["share"]);
  await user.clear(field("Date of birth"));
  await user.type(field("Date of birth"), "1/15/1988");
  await user.tab();
  assert.is(screen.queryByText("A grown-up of yours goes first."), null);
});

test("Sign up with missing fields shows every error and focuses the first", async () => {
  const { user, type, answer, wait, calls } = openEmail();
  type(field("E-mail address"), "rookie@club.org");
  await wait(200);
  await answer("check", judged);
  await user.click(button("Next"));
  const gaps = () =>
    screen
      .getAllByRole<HTMLInputElement>("textbox")
      .concat(field("Password"), field("Password, once more"))
      .filter((input) => input.getAttribute("aria-invalid") === "true")
      .map((input) => input.labels?.[0]?.textContent);
  assert.equal(gaps(), []);
  await user.click(button("Sign up"));
  assert.equal(gaps(), ["Date of birth", "First name", "Last name", "Password", "Password, once more"]);
  assert.is(document.activeElement, field("Date of birth"));
  await user.type(field("Date of birth"), "1/15/1988");
  await user.type(field("First name"), "Robin{Enter}");
  assert.equal(gaps(), ["Last name", "Password", "Password, once more"]);
  assert.is(document.activeElement, field("Last name"));
  assert.equal(
    calls.map(({ name }) => name),
    ["check"],
  );
});

test("an address registered with Google offers Google there, and only while it is in the field", async () => {
  const { user, type, answer, wait, pressed } = openEmail();
  const google = () => screen.queryByRole("button", { name: "Sign in with Google" });
  type(field("E-mail address"), "coach@club.org");
  await wait(200);
  await answer("check", {
    ...judged,
    message: addressTexts.otherProvider("Google"),
    isBlocking: true,
    heldBy: "google",
  });
  await user.click(button("Sign in with Google"));
  assert.equal(pressed, ["google"]);
  type(field("E-mail address"), "coach@club.co");
  assert.is(google(), null);
  await wait(200);
  await answer("check", { ...judged, message: addressTexts.doubleCheck, isDoubtful: true });
  assert.is(google(), null);
  const tone = () => screen.getByText(addressTexts.doubleCheck).closest("p")?.dataset.tone;
  assert.is(tone(), "caution");
});

test("names have no autocorrection and spell check, and Enter is labelled by its action", async () => {
  const { user, type, answer, wait } = openEmail();
  assert.is(field("E-mail address").getAttribute("enterkeyhint"), "next");
  type(field("E-mail address"), "rookie@club.org");
  await wait(200);
  await answer("check", judged);
  await user.click(button("Next"));
  for (const label of ["First name", "Last name", "Date of birth", "Password", "Password, once more"]) {
    assert.is(field(label).getAttribute("spellcheck"), "false", label);
    assert.is(field(label).getAttribute("autocorrect"), "off", label);
    assert.is(field(label).getAttribute("enterkeyhint"), label === "Password, once more" ? "go" : "next");
  }
  await user.type(field("Password"), "Alley-oop-2026-and-too-long");
  assert.is(screen.queryByText(/Nobody gets past that/), null);
  assert.ok(screen.getByText("Strong enough, but too long: 24 characters at most."));
});

test("Next on an unusable address focuses the field", async () => {
  const { user } = openEmail();
  await user.click(button("Next"));
  assert.is(isOff("Next"), true);
  await user.click(button("Next"));
  assert.is(document.activeElement, field("E-mail address"));
});

test("the drip name shows its messages, and Claim it is enabled for a free one and after a failed check", async () => {
  const { user, type, answer, wait, calls } = openDripName();
  assert.is(isOff("Claim it"), true);
  assert.is(screen.queryByRole("button", { name: "Close" }), null);
  type(field("Drip name"), "r");
  type(field("Drip name"), "");
  await wait(200);
  assert.ok(described("Drip name", "This field is *very* required."));
  type(field("Drip name"), "r!");
  assert.is(field("Drip name").value, "r");
  assert.ok(screen.getByText(dripNameTexts.stripped));
  await wait(200);
  assert.ok(described("Drip name", "Use a minimum of 3 characters."));
  for (const [outcome, text, isClaimOff] of [
    [{ kind: "profane" }, dripNameTexts.profane, true],
    [{ kind: "failed" }, dripNameTexts.failed, false],
    [{ kind: "taken", suggestions: ["robin_1", "robin_2", "robin_3"] }, dripNameTexts.taken, true],
  ] as const) {
    type(field("Drip name"), `robin${calls.length}`);
    await wait(200);
    await answer("check", outcome);
    assert.ok(described("Drip name", text), text);
    assert.is(isOff("Claim it"), isClaimOff, text);
  }
  await user.click(button("robin_2"));
  assert.is(field("Drip name").value, "robin_2");
  await wait(200);
  if (calls.at(-1)?.name === "check") await answer("check", { kind: "free" });
  assert.ok(described("Drip name", "Looks great!"));
  assert.is(isOff("Claim it"), false);
});

test("Claim it with missing fields shows every error and focuses the first", async () => {
  const { user, type, answer, wait, calls } = openDripName();
  await user.click(button("Claim it"));
  assert.ok(described("Drip name", "This field is *very* required."));
  assert.is(document.activeElement, field("Drip name"));
  button("Sign out").focus();
  type(field("Drip name"), "robin_23");
  await wait(200);
  await answer("check", { kind: "taken", suggestions: [] });
  button("Claim it").focus();
  await user.click(button("Claim it"));
  assert.is(document.activeElement, field("Drip name"));
  assert.equal(
    calls.map(({ name }) => name),
    ["check"],
  );
});

test("while a name is being claimed the focus stays, and nothing is sent twice", async () => {
  const { user, type, answer, wait, calls } = openDripName();
  type(field("Drip name"), "robin_23");
  await wait(200);
  await answer("check", { kind: "free" });
  field("Drip name").focus();
  await user.keyboard("{Enter}{Enter}");
  assert.is(field("Drip name").disabled, false);
  assert.is(field("Drip name").readOnly, true);
  assert.is(document.activeElement, field("Drip name"));
  assert.is(calls.filter(({ name }) => name === "save").length, 1);
  await answer("save", { kind: "refused", text: problemTexts.unknown });
  assert.is(field("Drip name").readOnly, false);
  assert.is(isOff("Claim it"), false);
});

test("without first and last name both are required", async () => {
  const { user, type, answer, wait } = openDripName(placeholderFullName);
  type(field("Drip name"), "robin_23");
  await wait(200);
  await answer("check", { kind: "free" });
  assert.is(isOff("Claim it"), true);
  for (const label of ["First name", "Last name"]) {
    await user.type(field(label), "Robin");
    await user.tab();
  }
  assert.is(isOff("Claim it"), false);
});

test("a temporary password typed at the sign-in is not asked for again", async () => {
  const placeholders = openPlaceholders();
  const form = createActor(
    changePasswordMachine.provide({
      actors: { change: fromPromise(({ input }) => placeholders.call("change", input)) },
    }),
    { input: { me: person(), currentPassword: "k7fd-29qp-xx3m" } },
  ).start();
  render(<ChangePasswordDialog form={form} />);
  const user = openUser();
  assert.is(screen.queryByLabelText("Password you just used"), null);
  await user.type(field("New password"), "k7fd-29qp-xx3m");
  await user.tab();
  assert.ok(described("New password", "That's the one you have. Pick a new one."));
  await user.clear(field("New password"));
  for (const label of ["New password", "New password, once more"]) {
    await user.type(field(label), "Alley-oop-2026");
    await user.tab();
  }
  await user.click(button("Save password"));
  assert.equal(placeholders.calls, [
    {
      name: "change",
      input: { me: person(), currentPassword: "k7fd-29qp-xx3m", password: "Alley-oop-2026" },
    },
  ]);
  await act(async () => placeholders.answer("change", { kind: "unproven", text: "Too old by now." }));
  assert.ok(field("Password you just used"));
  form.stop();
});

test("a missing date of birth is asked for in the same field, without naming the age limit", async () => {
  const { user, type, answer, wait, calls } = openDripName("Robin Reyes", { age: "unknown" });
  type(field("Drip name"), "robin_23");
  await wait(200);
  await answer("check", { kind: "free" });
  assert.is(isOff("Claim it"), true);
  assert.not.match(screen.getByRole("dialog").textContent ?? "", /13|thirteen|old enough|parent/i);
  await user.type(field("Date of birth"), "1/15/2020");
  assert.not.ok(described("Date of birth", dateTexts.underage), "the server decides, once");
  assert.is(isOff("Claim it"), false);
  await user.click(button("Claim it"));
  assert.equal([calls.at(-1)?.name, calls.length], ["giveBirthday", 2]);
  assert.match(JSON.stringify(calls.at(-1)?.input), /"dateOfBirth":"2020-01-15"/);
  await answer("giveBirthday", { kind: "given", me: person({ role: "onboarding", drip_name: null }) });
  assert.is(screen.queryByLabelText("Date of birth"), null);
  assert.is(calls.at(-1)?.name, "save");
});

test("an account older than the birthday rule is asked for it, and can sign out instead", async () => {
  const placeholders = openPlaceholders();
  const form = createActor(
    birthdayMachine.provide({
      actors: { giveBirthday: fromPromise(({ input }) => placeholders.call("giveBirthday", input)) },
    }),
    { input: { me: person({ age: "unknown" }) } },
  ).start();
  render(<BirthdayDialog form={form} dateField={dateField} />);
  const user = openUser();
  const dialog = screen.getByRole("dialog", { name: "When's your birthday?" });
  assert.match(dialog.textContent ?? "", /We ask everyone. Other members never see it./);
  assert.is(screen.queryByRole("button", { name: "Close" }), null);
  await user.click(button("Save"));
  assert.ok(described("Date of birth", dateTexts.required));
  assert.is(document.activeElement, field("Date of birth"));
  assert.equal(placeholders.calls, []);
  await user.type(field("Date of birth"), "1/15/1988");
  await user.click(button("Save"));
  assert.is(placeholders.calls[0]?.name, "giveBirthday");
  await user.click(button("Sign out"));
  assert.is(form.getSnapshot().output?.kind, "left");
});

test("a birthday that is asked for again starts empty, with a proof, without naming the age limit", async () => {
  const placeholders = openPlaceholders();
  const form = createActor(
    birthdayMachine.provide({
      actors: {
        giveBirthday: fromPromise(({ input }) => placeholders.call("giveBirthday", input)),
        readProvider: fromPromise(({ input }) => placeholders.call("readProvider", input)),
      },
    }),
    { input: { me: person({ age: "unknown" }) } },
  ).start();
  render(<BirthdayDialog form={form} dateField={dateField} />);
  const user = openUser();
  const { answer, calls } = placeholders;
  await user.type(field("Date of birth"), "1/15/2020");
  await user.click(button("Save"));
  await act(() => answer("giveBirthday", { kind: "asked-again", text: "One quick thing first." }));
  const dialog = screen.getByRole("dialog", { name: "Your birthday, once more" });
  assert.is(field("Date of birth").value, "");
  assert.is(document.activeElement, field("Date of birth"));
  await act(() => answer("readProvider", { kind: "refused", text: "no" }));
  assert.is(screen.getByRole("alert").textContent, "We couldn't check how you sign in.");
  await user.click(button("Try again"));
  await act(() => answer("readProvider", { kind: "own" }));
  assert.match(dialog.textContent ?? "", /And your password, so that we know it's you\./);
  assert.not.match(dialog.textContent ?? "", /13|thirteen|old enough|young|parent|delete|erase/i);
  await user.click(button("Save"));
  assert.ok(described("Date of birth", dateTexts.required));
  assert.is(document.activeElement, field("Date of birth"));
  await user.type(field("Date of birth"), "1/15/2020");
  await user.click(button("Save"));
  assert.ok(described("Password", "That's very... empty."));
  await user.type(field("Password"), "Alley-oop-2026");
  await user.click(button("Save"));
  assert.equal(calls.at(-1)?.input, {
    userId: person().id,
    dateOfBirth: "2020-01-15",
    proof: { emailAddress: person().email_address, password: "Alley-oop-2026" },
  });
  await act(() => answer("giveBirthday", { kind: "too-young" }));
  assert.is(form.getSnapshot().output?.kind, "too-young");
});

test("a temporary password is changed only with a valid, equal pair", async () => {
  const placeholders = openPlaceholders();
  const form = createActor(
    changePasswordMachine.provide({
      actors: { change: fromPromise(({ input }) => placeholders.call("change", input)) },
    }),
    { input: { me: person() } },
  ).start();
  render(<ChangePasswordDialog form={form} />);
  const user = openUser();
  assert.is(isOff("Save password"), true);
  await user.click(button("Save password"));
  assert.is(document.activeElement, field("Password you just used"));
  for (const label of ["Password you just used", "New password", "New password, once more"])
    assert.ok(described(label, "That's very... empty."));
  for (const [label, text] of [
    ["Password you just used", "on-loan-1"],
    ["New password", "Alley-oop-2026"],
    ["New password, once more", "Alley-oop-2026"],
  ] as const) {
    assert.is(isOff("Save password"), true);
    await user.type(field(label), text);
    await user.tab();
  }
  assert.is(isOff("Save password"), false);
  await user.click(button("Save password"));
  assert.equal(placeholders.calls, [
    {
      name: "change",
      input: { me: person(), currentPassword: "on-loan-1", password: "Alley-oop-2026" },
    },
  ]);
  await act(() => placeholders.answer("change", { kind: "unproven", text: signInTexts.wrongPassword }));
  assert.ok(described("Password you just used", "That's not the password we have on file for you."));
  assert.is(document.activeElement, field("Password you just used"));
  form.stop();
});

function openEmail({ isInvited = false } = {}) {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  const dialog = createActor(
    emailSignInMachine.provide({
      actors: {
        addressCheck: addressCheckMachine.provide({
          actors: { check: fromPromise(({ input }) => placeholders.call("check", input)) },
        }),
        passwordStep: passwordStepMachine.provide({
          actors: {
            signIn: fromPromise(({ input }) => placeholders.call("signIn", input)),
            requestReset: fromPromise(({ input }) => placeholders.call("requestReset", input)),
          },
        }),
        signUpStep: signUpStepMachine.provide({
          actors: {
            signUp: fromPromise(({ input }) => placeholders.call("signUp", input)),
            signIn: fromPromise(({ input }) => placeholders.call("signIn", input)),
          },
        }),
      },
    }),
    { clock },
  ).start();
  const pressed: string[] = [];
  render(
    <EmailDialog
      dialog={dialog}
      dateField={dateField}
      isInvited={isInvited}
      share={() => pressed.push("share")}
      onGoogle={() => pressed.push("google")}
    />,
  );
  return { ...handle(clock, placeholders), pressed };
}

function openDripName(fullName = "Robin Reyes", change: Partial<User> = {}) {
  const placeholders = openPlaceholders();
  const clock = new SimulatedClock();
  const form = createActor(
    dripNameMachine.provide({
      actors: {
        check: fromPromise(({ input }) => placeholders.call("check", input)),
        giveBirthday: fromPromise(({ input }) => placeholders.call("giveBirthday", input)),
        save: fromPromise(({ input }) => placeholders.call("save", input)),
        forceRefresh: fromPromise(({ input }) => placeholders.call("forceRefresh", input)),
      },
    }),
    { clock, input: { me: person({ role: "onboarding", drip_name: null, full_name: fullName, ...change }) } },
  ).start();
  render(<DripNameDialog form={form} dateField={dateField} />);
  return { ...handle(clock, placeholders) };
}

function handle(clock: SimulatedClock, placeholders: ReturnType<typeof openPlaceholders>) {
  return {
    user: openUser(),
    calls: placeholders.calls,
    type: (input: HTMLInputElement, text: string) => fireEvent.input(input, { target: { value: text } }),
    wait: async (milliseconds: number) => act(async () => clock.increment(milliseconds)),
    answer: (name: string, outcome: unknown) => act(() => placeholders.answer(name, outcome)),
  };
}

const button = (name: string) => screen.getByRole("button", { name });
const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });

/** Whether the field's description contains this text. */
function described(label: string, text: string) {
  const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.some((id) => document.getElementById(id)?.textContent?.includes(text));
}

test.run();
