import { styled } from "goober";
import { useMemo, useState } from "react";
import {
  currentPasswordRule,
  matchingPasswordRule,
  newPasswordRule,
} from "../../domain/password/password-rules";
import { passwordTexts } from "../../domain/password/texts";
import { PasswordField } from "../controls/fields/password-field";
import * as ui from "../ui/fields/password-field";
import type { GalleryEntry } from "./entry";

const part = (name: string, props: Partial<ui.PasswordFieldProps>) => ({
  name,
  render: () => <Part {...props} />,
});

function Part({ value = "", isShown: isShownFirst = false, ...props }: Partial<ui.PasswordFieldProps>) {
  const [text, setText] = useState(value);
  const [isShown, setShown] = useState(isShownFirst);
  return (
    <ui.PasswordField
      label="Password"
      name="password"
      purpose="new-password"
      value={text}
      onEntered={setText}
      isShown={isShown}
      onRevealPressed={() => setShown(!isShown)}
      isCapsLockOn={false}
      onCapsLockSeen={() => {}}
      {...props}
    />
  );
}

/** As in a sign-up form, where the second has to equal the first. */
function Pair() {
  const [first, setFirst] = useState("");
  const rule = useMemo(() => matchingPasswordRule(first), [first]);
  return (
    <Form>
      <PasswordField
        label="New password"
        name="first"
        purpose="new-password"
        rule={newPasswordRule}
        hasStrength
        onJudged={({ value }) => setFirst(value)}
      />
      <PasswordField label="Once more" name="second" purpose="new-password" rule={rule} />
    </Form>
  );
}

const problem = (text: string) => ({ tone: "problem" as const, text });

export const passwordFieldEntry: GalleryEntry = {
  name: "Password field",
  group: "Fields",
  states: [
    part("Empty", {}),
    part("Hidden", { value: "Alley-oop-2026" }),
    part("Shown", { value: "Alley-oop-2026", isShown: true }),
    part("Caps Lock", { value: "ALLEY", isCapsLockOn: true }),
    part("Required and empty", { message: problem(passwordTexts.required) }),
    part("Too short", { value: "alley", message: problem(passwordTexts.tooShort) }),
    part("Too long", { value: "x".repeat(25), message: problem(passwordTexts.tooLong) }),
    part("Too common", { value: "basketball", message: problem(passwordTexts.tooCommon) }),
    part("No match", { label: "Once more", value: "Alley", message: problem(passwordTexts.mismatch) }),
    part("Strength 0", { hasStrength: true }),
    part("Strength 1", { hasStrength: true, value: "alley" }),
    part("Strength 2", { hasStrength: true, value: "alley-" }),
    part("Strength 3", { hasStrength: true, value: "alley-2" }),
    part("Strength 4", { hasStrength: true, value: "Alley-2" }),
    part("Strength 5", { hasStrength: true, value: "Alley-oop-2026" }),
    part("Disabled", { value: "Alley-oop-2026", isDisabled: true }),
    {
      name: "Try: sign in",
      render: () => (
        <PasswordField
          label="Password"
          name="password"
          purpose="current-password"
          rule={currentPasswordRule}
        />
      ),
    },
    { name: "Try: two new ones", render: () => <Pair /> },
  ],
};

const Form = styled("form")`
  display: grid;
  gap: var(--space-4);
`;
