import "../../support/view/happy-dom";
import { useState } from "react";
import * as assert from "uvu/assert";
import { fitDripName } from "../../../domain/drip-name/drip-name";
import { CharacterCounter } from "../../../src/ui/fields/character-counter";
import { autofilled } from "../../../src/ui/fields/input";
import { PasswordField } from "../../../src/ui/fields/password-field";
import { PasswordStrength } from "../../../src/ui/fields/password-strength";
import { TextField } from "../../../src/ui/fields/text-field";
import { fireEvent, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("field parts");
const noop = () => {};

const attributes = [
  [
    "text",
    {
      type: "text",
      inputmode: "text",
      spellcheck: "true",
      autocapitalize: "words",
      autocomplete: "given-name",
    },
  ],
  [
    "email",
    { type: "email", inputmode: "email", spellcheck: "false", autocapitalize: "none", autocomplete: "email" },
  ],
  [
    "url",
    { type: "url", inputmode: "url", spellcheck: "false", autocapitalize: "none", autocomplete: "url" },
  ],
] as const;
for (const [kind, expected] of attributes) {
  test(`a field for ${kind} has the right keyboard and autofill attributes`, () => {
    const own = kind === "text" ? { autoComplete: "given-name", autoCapitalize: "words" } : {};
    render(<TextField label="Field" name="field" kind={kind} value="" onEntered={noop} {...own} />);
    const input = screen.getByRole("textbox", { name: "Field" });
    const found = Object.keys(expected).map((name) => [name, input.getAttribute(name)]);
    assert.equal(Object.fromEntries(found), expected);
  });
}

test("label, hint and message are associated with the input", () => {
  render(
    <TextField
      label="Team"
      name="team"
      value=""
      onEntered={noop}
      isRequired
      hint="As on the jersey"
      message={{ tone: "problem", text: "Taken" }}
    />,
  );
  const input = screen.getByRole("textbox", { name: "Team" });
  const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
  assert.equal(
    ids.map((id) => document.getElementById(id)?.textContent),
    ["As on the jersey", "Taken"],
  );
  assert.is(input.getAttribute("aria-required"), "true");
  assert.is(screen.getByText("Taken").closest("[aria-live]")?.getAttribute("aria-live"), "polite");
});

test("disallowed characters never show, and the caret stays", async () => {
  render(<Handle />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  await openUser().type(input, "!c", { initialSelectionStart: 1, initialSelectionEnd: 1 });
  assert.is(input.value, "acb");
  assert.is(input.selectionStart, 2);
});

test("a full field accepts no more in its middle, and an autofilled text is normalised like a typed one", async () => {
  render(<Handle />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  const user = openUser();
  await user.type(input, "cdefghijklmno");
  await user.type(input, "x", { initialSelectionStart: 3, initialSelectionEnd: 3 });
  assert.equal([input.value, input.selectionStart], ["abcdefghijklmno", 3]);
  input.value = "Robin Reyes!";
  fireEvent.animationStart(input, { animationName: autofilled });
  assert.is(input.value, "RobinReyes");
  await user.clear(input);
  await user.paste("robin reyes of the sharks");
  assert.is(input.value, "robinreyesofthe");
});

test("IME composition is left alone; disallowed characters are removed when it ends", () => {
  const entered: string[][] = [];
  render(<Handle onEntered={(...texts) => entered.push(texts)} />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  fireEvent.compositionStart(input);
  for (const text of ["ab", "abに", "abにh"]) {
    fireEvent.input(input, { target: { value: text } });
    assert.is(input.value, text);
  }
  fireEvent.compositionEnd(input, { data: "にh" });
  assert.is(input.value, "abh");
  assert.equal(entered.at(-1), ["abh", "abにh"]);
  assert.equal(entered.slice(0, -1).flat().includes("abに"), false);
});

test("a field for a handle has no autocorrection and spell check", () => {
  render(<TextField label="Name" name="name" value="" onEntered={noop} isVerbatim enterKeyHint="done" />);
  const input = screen.getByRole("textbox", { name: "Name" });
  assert.equal(
    ["spellcheck", "autocorrect", "autocapitalize", "enterkeyhint"].map((name) => input.getAttribute(name)),
    ["false", "off", "none", "done"],
  );
});

test("autofill without an input event is noticed by its animation", () => {
  const entered: string[] = [];
  render(<TextField label="Mail" name="mail" value="" onEntered={(text) => entered.push(text)} />);
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Mail" });
  const styles = [...document.head.querySelectorAll("style")].map((style) => style.textContent).join("");
  const name = /:autofill\{animation-name:(\S+?);/.exec(styles)?.[1];
  assert.ok(name && styles.includes(`@keyframes ${name}{`));
  input.value = "coach@club.org";
  fireEvent.animationStart(input, { animationName: "another" });
  fireEvent.animationStart(input, { animationName: name });
  assert.equal(entered, ["coach@club.org"]);
});

const counts = [
  [7, null, ""],
  [8, "8 / 10", ""],
  [9, "1 left", "More than 80 % of 10 characters used."],
  [10, "0 left", "More than 90 % of 10 characters used."],
  [12, "2 too many", "Too long: 10 characters at most."],
] as const;
for (const [length, shown, spoken] of counts) {
  test(`${length} of 10 characters show ${shown ?? "no counter"}`, () => {
    const { container } = render(<CharacterCounter text={"a".repeat(length)} max={10} />);
    assert.is(container.querySelector("[aria-hidden]")?.textContent ?? null, shown);
    assert.is(screen.getByRole("status").textContent, spoken);
  });
}

test("the strength is a meter with a text value", () => {
  const { rerender } = render(<PasswordStrength password="" />);
  const meter = () => {
    const { ariaValueNow, ariaValueText } = {
      ariaValueNow: screen.getByRole("meter", { name: "Strength" }).getAttribute("aria-valuenow"),
      ariaValueText: screen.getByRole("meter", { name: "Strength" }).getAttribute("aria-valuetext"),
    };
    return [ariaValueNow, ariaValueText];
  };
  assert.equal(meter(), ["0", "Warming up, 0 of 5"]);
  rerender(<PasswordStrength password="alleyoop26" />);
  assert.equal(meter(), ["3", "Starter, 3 of 5"]);
  assert.ok(screen.getByText("Try a sign like ! or - and a capital letter."));
  rerender(<PasswordStrength password="Alley-oop-2026" />);
  assert.equal(meter(), ["5", "Hall of fame, 5 of 5"]);
});

test("a password can be pasted whole, of any length, and shown", async () => {
  const entered: string[] = [];
  const long = "x".repeat(200);
  render(<PasswordWithToggle onEntered={(text) => entered.push(text)} />);
  const user = openUser();
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  await user.click(input);
  await user.paste(long);
  assert.equal(entered, [long]);
  assert.is(input.maxLength, -1);
  assert.is(input.autocomplete, "new-password");
  assert.is(input.type, "password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  assert.is(input.type, "text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  assert.is(input.type, "password");
  assert.is(input.value, long);
});

test("Caps Lock is announced", () => {
  const seen: boolean[] = [];
  render(
    <PasswordField
      label="Password"
      name="password"
      purpose="current-password"
      value=""
      onEntered={noop}
      isShown={false}
      onRevealPressed={noop}
      isCapsLockOn
      onCapsLockSeen={(isOn) => seen.push(isOn)}
    />,
  );
  assert.is(screen.getByText("Caps Lock is on.").getAttribute("role"), "status");
  const input = screen.getByLabelText("Password");
  fireEvent(input, capsLockEvent("keydown", true));
  fireEvent(input, capsLockEvent("keyup", false));
  assert.equal(seen, [true, false]);
});

function Handle({ onEntered }: { onEntered?: (text: string, typed: string) => void }) {
  const [text, setText] = useState("ab");
  return (
    <TextField
      label="Name"
      name="name"
      value={text}
      onEntered={(...texts) => {
        setText(texts[0]);
        onEntered?.(...texts);
      }}
      fit={fitDripName}
    />
  );
}

function PasswordWithToggle({ onEntered }: { onEntered: (text: string) => void }) {
  const [isShown, setShown] = useState(false);
  return (
    <PasswordField
      label="Password"
      name="password"
      purpose="new-password"
      value=""
      onEntered={onEntered}
      isShown={isShown}
      onRevealPressed={() => setShown(!isShown)}
      isCapsLockOn={false}
      onCapsLockSeen={noop}
    />
  );
}

/** Adds the modifier state, which happy-dom lacks. */
const capsLockEvent = (type: string, isOn: boolean) =>
  Object.assign(new KeyboardEvent(type, { key: "A", bubbles: true }), {
    getModifierState: (key: string) => isOn && key === "CapsLock",
  });

test.run();
