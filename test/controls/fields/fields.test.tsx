import { type FormEvent, StrictMode, useMemo, useState } from "react";
import * as assert from "uvu/assert";
import { SimulatedClock } from "xstate";
import { emailRule } from "../../../domain/account/email-address";
import { textRule } from "../../../domain/fields/field-rules";
import { fieldTexts } from "../../../domain/fields/texts";
import {
  currentPasswordRule,
  matchingPasswordRule,
  newPasswordRule,
} from "../../../domain/password/password-rules";
import { passwordTexts } from "../../../domain/password/texts";
import { PasswordField } from "../../../src/controls/fields/password-field";
import { TextField } from "../../../src/controls/fields/text-field";
import { readForm } from "../../../src/ui/fields/form-reading";
import { act, fireEvent, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("fields");
const required = textRule({ isRequired: true, max: 20 });
const email = emailRule();
const url = textRule({ kind: "url" });

const typed = [
  ["text", required, "x{Backspace}", fieldTexts.required],
  ["text", required, "x".repeat(21), fieldTexts.tooLong(20)],
  ["email", email, "coach@club", "That doesn't look like a valid email address ✉️."],
  ["url", url, "club.org", "That doesn't look like a valid link 💻"],
] as const;
for (const [kind, rule, keys, message] of typed) {
  test(`typing "${keys}" shows "${message}"`, async () => {
    const clock = new SimulatedClock();
    render(<TextField label="Field" name="field" kind={kind} rule={rule} clock={clock} />);
    const input = screen.getByRole("textbox", { name: "Field" });
    await openUser().type(input, keys);
    assert.is(screen.queryByText(message), null);
    act(() => clock.increment(200));
    assert.ok(described(input).includes(message));
    assert.is(input.getAttribute("aria-invalid"), "true");
  });
}

const typedPasswords = [
  [newPasswordRule, "x{Backspace}", "That's very... empty."],
  [newPasswordRule, "short", "Use a minimum of 10 characters."],
  [newPasswordRule, "x".repeat(25), "Use a maximum of 24 characters."],
  [newPasswordRule, "qwertyuiop", passwordTexts.tooCommon],
  [matchingPasswordRule("Alley-oop-2026"), "Alley-oop", "Your passwords don't seem to match."],
  [currentPasswordRule, "x{Backspace}", "That's very... empty."],
] as const;
for (const [rule, keys, message] of typedPasswords) {
  test(`typing the password "${keys}" shows "${message}"`, async () => {
    const clock = new SimulatedClock();
    render(
      <PasswordField label="Password" name="password" purpose="new-password" rule={rule} clock={clock} />,
    );
    const input = screen.getByLabelText("Password");
    await openUser().type(input, keys);
    act(() => clock.increment(200));
    assert.ok(described(input).includes(message));
  });
}

test("leaving trims the text and reports the verdict", async () => {
  const judged: unknown[] = [];
  const onJudged = (reading: unknown) => judged.push(reading);
  render(<TextField label="Mail" name="mail" kind="text" rule={email} onJudged={onJudged} success="Nice!" />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Mail" });
  const user = openUser();
  await user.type(input, "  coach@club.org ");
  await user.tab();
  assert.is(input.value, "coach@club.org");
  assert.equal(judged, [{ value: "coach@club.org", problem: null }]);
  assert.ok(described(input).includes("Nice!"));
  assert.is(input.getAttribute("aria-invalid"), "false");
});

test("a rule that is a new function at every render neither loops nor reports twice", async () => {
  const judged: unknown[] = [];
  render(<Careless judged={judged} />, { wrapper: StrictMode });
  const user = openUser();
  await user.type(screen.getByRole("textbox", { name: "Mail" }), "x");
  await user.tab();
  assert.is(judged.length, 1);
});

test("a value that the browser filled in without an event is read at submit, and survives a render", () => {
  let sent: unknown;
  const rules = { mail: email, password: currentPasswordRule };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    sent = readForm(event.currentTarget, rules).values;
  };
  const form = () => (
    <form onSubmit={onSubmit} aria-label="Sign in">
      <TextField label="Mail" name="mail" kind="email" rule={email} />
      <PasswordField label="Password" name="password" purpose="current-password" rule={currentPasswordRule} />
    </form>
  );
  const { rerender } = render(form());
  screen.getByLabelText<HTMLInputElement>("Mail").value = "coach@club.org";
  screen.getByLabelText<HTMLInputElement>("Password").value = "Alley-oop-2026";
  rerender(form());
  fireEvent.submit(screen.getByRole("form", { name: "Sign in" }));
  assert.equal(sent, { mail: "coach@club.org", password: "Alley-oop-2026" });
  assert.is(screen.getByLabelText("Mail").getAttribute("aria-invalid"), "false");
});

test("submitting shows every field's error and focuses the first", () => {
  let first: HTMLInputElement | null = null;
  const rules = { name: required, password: newPasswordRule };
  render(
    <form
      aria-label="Sign up"
      onSubmit={(event) => {
        event.preventDefault();
        first = readForm(event.currentTarget, rules).firstProblem;
      }}
    >
      <TextField label="Name" name="name" rule={required} />
      <PasswordField label="Password" name="password" purpose="new-password" rule={newPasswordRule} />
    </form>,
  );
  fireEvent.submit(screen.getByRole("form", { name: "Sign up" }));
  assert.ok(screen.getByText(fieldTexts.required));
  assert.ok(screen.getByText(passwordTexts.required));
  assert.is(first, screen.getByLabelText("Name"));
});

test("the repeated password is re-validated when the first changes", async () => {
  render(<Pair />);
  const user = openUser();
  await user.type(screen.getByLabelText("Password"), "Alley-oop-2026");
  await user.type(screen.getByLabelText("Again"), "Alley-oop-2026");
  await user.tab();
  assert.is(screen.queryByText(passwordTexts.mismatch), null);
  await user.type(screen.getByLabelText("Password"), "!");
  await user.tab();
  assert.ok(screen.getByText(passwordTexts.mismatch));
});

function described(input: HTMLElement) {
  const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}

function Careless({ judged }: { judged: unknown[] }) {
  const [, setReading] = useState<unknown>();
  return (
    <TextField
      label="Mail"
      name="mail"
      kind="email"
      rule={emailRule()}
      onJudged={(reading) => {
        judged.push(reading);
        setReading(reading);
      }}
    />
  );
}

function Pair() {
  const [first, setFirst] = useState("");
  const rule = useMemo(() => matchingPasswordRule(first), [first]);
  return (
    <>
      <PasswordField
        label="Password"
        name="first"
        purpose="new-password"
        rule={newPasswordRule}
        onJudged={({ value }) => setFirst(value)}
      />
      <PasswordField label="Again" name="second" purpose="new-password" rule={rule} />
    </>
  );
}

test.run();
